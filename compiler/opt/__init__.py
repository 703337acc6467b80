# SPDX-License-Identifier: Apache-2.0
"""`winnow-opt`: reads IR, runs a pipeline on it, prints it."""
