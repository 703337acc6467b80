# SPDX-License-Identifier: Apache-2.0
"""What a kernel's machine code is like: its registers, memory, and instructions a score."""
