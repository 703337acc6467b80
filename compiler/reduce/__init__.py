# SPDX-License-Identifier: Apache-2.0
"""Shrinks a module on which a command fails to a small one on which it fails alike."""
