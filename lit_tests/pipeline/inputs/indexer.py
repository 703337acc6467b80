# SPDX-License-Identifier: Apache-2.0
"""Prints the graph of the indexer that it is told, with repair."""

import sys

from winnow.kernels.lightning import deepseek_v32, glm5
from winnow.kernels.qsa import qsa
from winnow.kernels.sdsa import sdsa

(build,) = (build for build in (deepseek_v32, glm5, qsa, sdsa) if build.__name__ == sys.argv[1])
print(build())
