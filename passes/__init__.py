# SPDX-License-Identifier: Apache-2.0
"""The passes, one a file.

The table below is all there is to adding one: parsing, listings and help go by it. A pass's module
is imported when the pass is first used. Passes from outside join through
``winnow.pipeline.register_pass``.
"""

PASSES: dict[str, str] = {
    "raise-topk": "winnow.passes.raise_topk:RaiseTopk",
    "sample-scores": "winnow.passes.sample_scores:SampleScores",
    "fuse-scores": "winnow.passes.fuse_scores:FuseScores",
    "plan-sweep": "winnow.passes.plan_sweep:PlanSweep",
    "tile-selection": "winnow.passes.tile_selection:TileSelection",
    "tile-stored-scores": "winnow.passes.tile_stored_scores:TileStoredScores",
    "lower-repair": "winnow.passes.lower_repair:LowerRepair",
    "lower-triage": "winnow.passes.lower_triage:LowerTriage",
    "lower-settle": "winnow.passes.lower_settle:LowerSettle",
    "lower-nth-score": "winnow.passes.lower_nth_score:LowerNthScore",
    "lower-narrow": "winnow.passes.lower_narrow:LowerNarrow",
    "lower-board": "winnow.passes.lower_board:LowerBoard",
    "lower-scatter-hits": "winnow.passes.lower_scatter_hits:LowerScatterHits",
    "lower-scatter-atomics": "winnow.passes.lower_scatter_atomics:LowerScatterAtomics",
    "lower-classify": "winnow.passes.lower_classify:LowerClassify",
    "lower-scatter": "winnow.passes.lower_scatter:LowerScatter",
    "lower-stored-score": "winnow.passes.lower_stored_score:LowerStoredScore",
    "lower-dequantize": "winnow.passes.lower_dequantize:LowerDequantize",
    "prefetch-pages": "winnow.passes.prefetch_pages:PrefetchPages",
    "overlap-loads": "winnow.passes.overlap_loads:OverlapLoads",
    "share-operands": "winnow.passes.share_operands:ShareOperands",
    "lower-paging": "winnow.passes.lower_paging:LowerPaging",
    "lower-buffers": "winnow.passes.lower_buffers:LowerBuffers",
    "convert-to-tt": "winnow.passes.convert_to_tt:ConvertToTt",
}
"""Each pass's name and ``module:Class``, in the order in which a selection is lowered."""
