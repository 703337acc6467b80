# SPDX-License-Identifier: Apache-2.0
"""Finds a fast plan for a kernel by measuring."""
