# SPDX-License-Identifier: Apache-2.0
"""Selection for SDSA, sparse attention with an indexer of one query head."""

from winnow.kernels.sdsa import indexer_threshold_select

__all__ = ["indexer_threshold_select"]
