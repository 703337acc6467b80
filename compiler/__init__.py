# SPDX-License-Identifier: Apache-2.0
"""Winnow: a compiler that fuses top-k selections with the scores they select from."""

__version__ = "0.1.0"
