# SPDX-License-Identifier: Apache-2.0
"""Passes, their options, textual pipelines, and the runner that wraps every pass."""

from winnow.pipeline.base import Pass, option
from winnow.pipeline.instrumentation import Instrumentation
from winnow.pipeline.registry import register_pass
from winnow.pipeline.runner import Pipeline, Timing

__all__ = ["Instrumentation", "Pass", "Pipeline", "Timing", "option", "register_pass"]
