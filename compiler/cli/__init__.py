# SPDX-License-Identifier: Apache-2.0
"""`winnow`: lists kernels and targets, compiles kernels, runs and checks them."""
