# SPDX-License-Identifier: Apache-2.0
"""PyTorch as a front end: kernels of functions that end in a ``topk`` of scores."""
