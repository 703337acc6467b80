# SPDX-License-Identifier: Apache-2.0
"""`winnow`: lists kernels and targets, compiles kernels, runs, checks and measures them."""
