# SPDX-License-Identifier: Apache-2.0
"""Configuration of the lit tests that `make test-oldest` runs, too: they may use Triton."""

# ruff: noqa: F821  (lit defines config)
del config.environment["PYTHONPATH"]
