# SPDX-License-Identifier: Apache-2.0
"""Stands for Triton in all tests but those that run with each version of it."""

raise ImportError("a lit test that uses Triton must be in lit_tests/cli, to run with the oldest")
