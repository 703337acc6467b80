# SPDX-License-Identifier: Apache-2.0
"""Compares two kernels: the text of their IR, whatever its values are called, and their ops."""
