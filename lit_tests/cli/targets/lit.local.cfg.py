# SPDX-License-Identifier: Apache-2.0
"""Configuration of the lit tests that `make test-targets` runs: each kernel on each target."""

# ruff: noqa: F821  (lit defines config)
config.unsupported = "all-targets" not in config.available_features
