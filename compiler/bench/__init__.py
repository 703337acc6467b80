# SPDX-License-Identifier: Apache-2.0
"""Measures kernels on a GPU against other ways to the same result: times, memory, plots."""
