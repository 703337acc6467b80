# SPDX-License-Identifier: Apache-2.0
"""Bad arguments of the selection's companions: refused before anything runs, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from movement import refused
from refusals import misaligned, stretched

from winnow import sdsa

U8, I32, I64, F32 = torch.uint8, torch.int32, torch.int64, torch.float32
BF16, F16, F8 = torch.bfloat16, torch.float16, torch.float8_e4m3fn
SHAPES: dict[str, dict[str, tuple[torch.dtype, tuple[int, ...]]]] = {
    "gather_key_sample": {
        "key_cache": (BF16, (3, 64, 128)),
        "block_table": (I32, (2, 4)),
        "offsets": (U8, (128,)),
        "sample_ends": (I32, (2,)),
        "sample_keys": (BF16, (2, 128, 128)),
    },
    "nvfp4": {
        "key_cache": (U8, (3, 64, 64)),
        "block_table": (I32, (2, 4)),
        "offsets": (U8, (128,)),
        "sample_ends": (I32, (2,)),
        "sample_keys": (U8, (2, 128, 64)),
        "key_scales": (F8, (3, 64, 8)),
        "sample_scales": (U8, (2, 128, 8)),
    },
    "thresholds_from_sample": {
        "sample_scores": (F32, (5, 9)),
        "sample_top": (I64, (5, 3)),
        "thresholds": (F32, (5,)),
        "counters": (I32, (5, 2)),
    },
    "top_k_from_candidates": {
        "candidates": (I32, (5, 9, 2)),
        "ranges": (I32, (2, 5)),
        "top_keys": (I32, (5, 3)),
    },
    "quantize_write_index_qk_nvfp4": {
        "key": (BF16, (5, 128)),
        "slots": (I64, (5,)),
        "query": (F16, (3, 128)),
        "query_rows": (I32, (3,)),
        "key_cache": (U8, (2, 64, 64)),
        "key_scales": (F8, (2, 64, 8)),
        "packed_query": (U8, (7, 64)),
        "query_scales": (U8, (7, 8)),
    },
}
"""The dtypes and shapes of good arguments; ``nvfp4`` are those of a sample of NVFP4 keys."""
TENSORS = [(case, name) for case, tensors in SHAPES.items() for name in tensors]
ALIGNMENTS = {
    ("gather_key_sample", "key_cache"): 16,
    ("gather_key_sample", "sample_keys"): 16,
    ("nvfp4", "key_cache"): 16,
    ("nvfp4", "sample_keys"): 16,
    ("nvfp4", "key_scales"): 8,
    ("nvfp4", "sample_scales"): 8,
    ("top_k_from_candidates", "candidates"): 8,
    ("quantize_write_index_qk_nvfp4", "key_cache"): 16,
    ("quantize_write_index_qk_nvfp4", "key_scales"): 8,
}
"""Bytes that bases must be multiples of, where that is more than an element's."""


def refuse(case: str, message: str, **changes: Any) -> None:
    """Fails unless the good arguments of that case, with ``changes``, are refused."""
    arguments: dict[str, Any] = {
        name: torch.zeros(shape, dtype=dtype) for name, (dtype, shape) in SHAPES[case].items()
    }
    if case in ("gather_key_sample", "nvfp4"):
        arguments |= {"samples_per_run": 8, "pages_per_run": 1}
    function = getattr(sdsa, "gather_key_sample" if case == "nvfp4" else case)
    changes = {
        name: change(arguments[name]) if callable(change) else change
        for name, change in changes.items()
    }
    refused(function, arguments, f"^{message}", **changes)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: t.view(torch.uint8).numpy(), "a strided torch.Tensor, not ndarray"),
        (lambda t: t.to(F32).to_sparse(), r"(a strided torch.Tensor|torch\.)"),
        (lambda t: t.to(torch.complex64), r"torch\.\w+( or torch\.\w+)?, not torch.complex64"),
        (lambda t: t.to(torch.bool), r"torch\.\w+( or torch\.\w+)?, not torch.bool"),
        (lambda t: t[None], r"of shape \[.*\], not \[1, "),
        (stretched, "contiguous.*, not of strides"),
    ],
)
@pytest.mark.parametrize(("case", "name"), TENSORS)
def test_no_tensor_of_that_kind(
    case: str, name: str, change: Callable[[torch.Tensor], Any], message: str
) -> None:
    refuse(case, f"{name} must be {message}", **{name: change})


@pytest.mark.parametrize(("case", "name"), TENSORS)
def test_none(case: str, name: str) -> None:
    scales = case == "nvfp4" and name.endswith("scales")
    wanted = r"given for NVFP4 \(uint8\) keys" if scales else "a strided torch.Tensor"
    refuse(case, f"{name} must be {wanted}, not None", **{name: None})


@pytest.mark.parametrize(("case", "name"), TENSORS)
def test_a_tensor_on_another_device(case: str, name: str) -> None:
    first = next(iter(SHAPES[case]))
    wanted = "a CPU or CUDA device" if name == first else f"cpu, as {first} is"
    message = f"{name} must be on {wanted}, not on meta"
    refuse(case, message, **{name: lambda tensor: tensor.to("meta")})


@pytest.mark.parametrize(("case", "name"), TENSORS)
def test_addresses(case: str, name: str) -> None:
    dtype, _ = SHAPES[case][name]
    alignment = ALIGNMENTS.get((case, name), dtype.itemsize)
    if alignment > 1:
        message = f"{name} must be at an address divisible by {alignment}, not 0x"
        refuse(case, message, **{name: lambda tensor: misaligned(tensor, alignment // 2)})


@pytest.mark.parametrize(("case", "name"), ALIGNMENTS)
def test_strides(case: str, name: str) -> None:
    dtype, shape = SHAPES[case][name]
    alignment = ALIGNMENTS[case, name]
    gap = alignment // 2 // dtype.itemsize

    def spread(tensor: torch.Tensor) -> torch.Tensor:
        step = tensor.stride(0) + gap
        memory = torch.zeros(shape[0] * step, dtype=dtype)
        return memory.as_strided(shape, (step, *tensor.stride()[1:]))

    message = f"{name} must be of an outermost stride divisible by {alignment} bytes"
    refuse(case, message, **{name: spread})


@pytest.mark.parametrize(
    ("case", "name", "shape", "message"),
    [
        ("gather_key_sample", "key_cache", (3, 32, 128), r"of shape \[pages, 64, 128\]"),
        ("gather_key_sample", "key_cache", (0, 64, 128), "not empty"),
        ("gather_key_sample", "block_table", (2, 0), "not empty"),
        ("gather_key_sample", "block_table", (1, 4), "of at least 2 rows, one a request, not 1"),
        ("gather_key_sample", "sample_keys", (3, 128, 128), r"of shape \[2, 128, 128\]"),
        ("gather_key_sample", "sample_keys", (2, 256, 128), r"of shape \[2, 128, 128\]"),
        ("nvfp4", "key_cache", (3, 64, 128), r"of shape \[pages, 64, 64\]"),
        ("nvfp4", "key_scales", (2, 64, 8), r"of shape \[3, 64, 8\]"),
        ("nvfp4", "sample_scales", (2, 128, 4), r"of shape \[2, 128, 8\]"),
        ("thresholds_from_sample", "sample_top", (4, 3), r"of shape \[5, rank\]"),
        ("thresholds_from_sample", "sample_top", (5, 0), "of at least 1 position a row, not of 0"),
        ("thresholds_from_sample", "thresholds", (6,), r"of shape \[5\]"),
        ("thresholds_from_sample", "counters", (5, 3), r"of shape \[5, 2\]"),
        ("top_k_from_candidates", "candidates", (5, 9, 1), r"of shape \[rows, slots, 2\]"),
        ("top_k_from_candidates", "ranges", (2, 4), r"of shape \[2, 5\]"),
        ("top_k_from_candidates", "ranges", (1, 5), r"of shape \[2, 5\]"),
        ("top_k_from_candidates", "top_keys", (4, 3), r"of shape \[5, top_k\]"),
        ("quantize_write_index_qk_nvfp4", "key", (5, 64), r"of shape \[tokens, 128\]"),
        ("quantize_write_index_qk_nvfp4", "slots", (4,), r"of shape \[5\]"),
        ("quantize_write_index_qk_nvfp4", "query_rows", (4,), r"of shape \[3\]"),
        ("quantize_write_index_qk_nvfp4", "key_scales", (3, 64, 8), r"of shape \[2, 64, 8\]"),
        ("quantize_write_index_qk_nvfp4", "query_scales", (6, 8), r"of shape \[7, 8\]"),
    ],
)
def test_sizes(case: str, name: str, shape: tuple[int, ...], message: str) -> None:
    dtype, _ = SHAPES[case][name]
    refuse(case, f"{name} must be {message}", **{name: torch.zeros(shape, dtype=dtype)})


@pytest.mark.parametrize(
    ("case", "name", "dtype", "message"),
    [
        ("gather_key_sample", "key_cache", F16, "torch.bfloat16 or torch.uint8"),
        ("gather_key_sample", "sample_keys", U8, "torch.bfloat16"),
        ("gather_key_sample", "offsets", I32, "torch.uint8"),
        ("gather_key_sample", "block_table", I64, "torch.int32"),
        ("nvfp4", "key_scales", torch.float8_e5m2, "torch.float8_e4m3fn or torch.uint8"),
        ("nvfp4", "sample_keys", F8, "torch.uint8"),
        ("thresholds_from_sample", "sample_scores", BF16, "torch.float32"),
        ("thresholds_from_sample", "sample_top", torch.int16, "torch.int32 or torch.int64"),
        ("thresholds_from_sample", "counters", I64, "torch.int32"),
        ("top_k_from_candidates", "ranges", I64, "torch.int32"),
        ("quantize_write_index_qk_nvfp4", "key", F32, "torch.bfloat16 or torch.float16"),
        ("quantize_write_index_qk_nvfp4", "query", F32, "torch.bfloat16 or torch.float16"),
        ("quantize_write_index_qk_nvfp4", "slots", torch.int16, "torch.int64 or torch.int32"),
        ("quantize_write_index_qk_nvfp4", "query_rows", U8, "torch.int64 or torch.int32"),
        ("quantize_write_index_qk_nvfp4", "packed_query", torch.int8, "torch.uint8"),
    ],
)
def test_dtypes(case: str, name: str, dtype: torch.dtype, message: str) -> None:
    message = f"{name} must be {message}, not {dtype}$"
    refuse(case, message, **{name: lambda tensor: tensor.to(dtype)})


@pytest.mark.parametrize("name", ["key_scales", "sample_scales"])
def test_scales_of_bf16_keys(name: str) -> None:
    message = rf"{name} must be None for keys that are not NVFP4 \(uint8\), not given"
    refuse("gather_key_sample", message, **{name: torch.zeros(3, 64, 8, dtype=U8)})


@pytest.mark.parametrize("capacity", [1, 127, 192, 4_194_304])
def test_capacities(capacity: int) -> None:
    """Multiples of 128, as many as a grid has programs for."""
    changes = {
        "offsets": torch.zeros(capacity, dtype=U8),
        "sample_ends": torch.zeros(0, dtype=I32),
        "sample_keys": torch.zeros(0, capacity, 128, dtype=BF16),
    }
    wanted = "of a multiple of 128 slots, up to 4194176"
    refuse("gather_key_sample", f"sample_keys must be {wanted}, not of {capacity}", **changes)


@pytest.mark.parametrize("name", ["samples_per_run", "pages_per_run"])
@pytest.mark.parametrize(
    ("value", "message"),
    [
        (0, "positive, not 0"),
        (-1, "from 0 to 2147483647, not -1"),
        (2**31, "from 0 to 2147483647, not 2147483648"),
        (2.0, "an int, not of type float"),
        (True, "an int, not of type bool"),
        (None, "an int, not of type NoneType"),
    ],
)
def test_runs(name: str, value: Any, message: str) -> None:
    refuse("gather_key_sample", f"{name} must be {message}", **{name: value})


@pytest.mark.parametrize(
    ("case", "output", "other"),
    [
        ("gather_key_sample", "sample_keys", "key_cache"),
        ("nvfp4", "sample_scales", "key_scales"),
        ("nvfp4", "sample_scales", "sample_keys"),
        ("thresholds_from_sample", "thresholds", "sample_scores"),
        ("thresholds_from_sample", "counters", "sample_top"),
        ("top_k_from_candidates", "top_keys", "candidates"),
        ("quantize_write_index_qk_nvfp4", "key_cache", "key"),
        ("quantize_write_index_qk_nvfp4", "query_scales", "packed_query"),
    ],
)
def test_outputs_in_the_memory_of_others(case: str, output: str, other: str) -> None:
    (dtype, shape), (other_dtype, other_shape) = SHAPES[case][output], SHAPES[case][other]
    memory = torch.zeros(2**17, dtype=U8)
    views = {
        name: memory[: torch.Size(size).numel() * kind.itemsize].view(kind).view(size)
        for name, kind, size in ((output, dtype, shape), (other, other_dtype, other_shape))
    }
    names = rf"({output}|{other})"
    refuse(case, f"{names} must be memory of its own, not memory of {names}", **views)


@pytest.mark.parametrize(
    ("case", "name"),
    [
        ("gather_key_sample", "sample_keys"),
        ("thresholds_from_sample", "counters"),
        ("top_k_from_candidates", "top_keys"),
        ("quantize_write_index_qk_nvfp4", "key_cache"),
        ("quantize_write_index_qk_nvfp4", "packed_query"),
    ],
)
def test_outputs_whose_rows_overlap(case: str, name: str) -> None:
    def fold(tensor: torch.Tensor) -> torch.Tensor:
        return tensor[:1].expand(tensor.shape)

    refuse(case, f"{name} must be without elements that share memory", **{name: fold})
