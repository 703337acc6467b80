# SPDX-License-Identifier: Apache-2.0
"""`winnow`: lists kernels and targets; compiles, runs, checks, measures and compares kernels."""
