# SPDX-License-Identifier: Apache-2.0
"""Plans that were found by measuring, kept in files, for selections that they are known to suit."""
