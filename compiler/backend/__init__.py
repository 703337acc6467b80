# SPDX-License-Identifier: Apache-2.0
"""The back end: final ``tt`` IR in Triton's hands, then cached, loaded and launched.

``driver`` is the way in: it makes of a module at any level a ``Kernel`` to call.
"""
