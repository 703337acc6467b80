# SPDX-License-Identifier: Apache-2.0
"""Trials of kernels: inputs made for a graph, launches, and a verdict on what these leave."""
