# SPDX-License-Identifier: Apache-2.0
"""A report of one kernel as a single HTML page: its graph, IR at every level, plan and cost."""
