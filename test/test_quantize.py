# SPDX-License-Identifier: Apache-2.0
"""NVFP4 quantization: every byte, against tables of what E4M3 and E2M1 can hold."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st
from movement import rng
from numpy.typing import NDArray
from quantizing import BLOCK, DIM, FLOATS, PAGE, SCALES, check, problem, quantized
from torch_mlir import ir

from winnow.dialects.build import arange, i32, load, store, tensor
from winnow.kernels.nvfp4 import doubled_reciprocals
from winnow.kernels.signature import TensorArgument
from winnow.kernels.tile_kernel import TileKernel
from winnow.sdsa import quantize_write_index_qk_nvfp4


def quantize_keys(keys: torch.Tensor, device: str) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """What it makes of rows of keys, in as many slots."""
    pages = -(-len(keys) // PAGE)
    cache = torch.zeros(pages, PAGE, DIM // 2, dtype=torch.uint8, device=device)
    scales = torch.zeros(pages, PAGE, DIM // BLOCK, dtype=torch.uint8, device=device)
    quantize_write_index_qk_nvfp4(
        keys.to(device),
        torch.arange(len(keys), device=device),
        keys[:0].to(device),
        torch.zeros(0, dtype=torch.int64, device=device),
        key_cache=cache,
        key_scales=scales,
        packed_query=cache[:0, 0],
        query_scales=scales[:0, 0],
    )
    return (
        cache.view(-1, DIM // 2)[: len(keys)].cpu().numpy(),
        scales.view(-1, DIM // BLOCK)[: len(keys)].cpu().numpy(),
    )


def check_keys(blocks: torch.Tensor, device: str) -> NDArray[np.uint8]:
    """Quantizes blocks ``[n, 16]``, as many as there are, and compares; their scales."""
    missing = -blocks.numel() % DIM
    keys = torch.cat([blocks.flatten(), blocks.new_zeros(missing)]).view(-1, DIM)
    codes, scales = quantize_keys(keys, device)
    expected_codes, expected_scales = quantized(keys)
    assert np.array_equal(scales, expected_scales)
    assert np.array_equal(codes, expected_codes)
    return scales.reshape(-1)[: len(blocks)]


def all_numbers(dtype: torch.dtype) -> torch.Tensor:
    """Each number of 16 bits, NaNs and infinities too."""
    return torch.arange(-(2**15), 2**15, dtype=torch.int16).view(dtype)


def test_rounding_and_nibble_order(device: str) -> None:
    halves = [0.25, 0.75, 1.25, 1.75, 2.5, 3.5, 5]
    key = torch.zeros(1, DIM, dtype=torch.bfloat16)
    key[0, :BLOCK] = torch.tensor([6, *halves, *(-half for half in halves), 0])
    codes, scales = quantize_keys(key, device)
    assert scales[0].tolist() == [0x38, *[0] * 7]
    assert codes[0].tobytes().hex(" ") == "07 22 44 66 a8 ca ec 0e " + " ".join(["00"] * 56)


@pytest.mark.parametrize("dtype", FLOATS)
def test_every_largest_magnitude(device: str, dtype: torch.dtype) -> None:
    """A block's scale, for each number; it is also what FP32 division, rounded twice, gives."""
    numbers = all_numbers(dtype)
    blocks = torch.zeros(len(numbers), BLOCK, dtype=dtype)
    blocks[:, 5] = numbers
    scales = check_keys(blocks, device)
    magnitudes = np.nan_to_num(np.abs(numbers.float().numpy()), nan=0, posinf=1e30)
    sixths = np.minimum(magnitudes / np.float32(6), np.float32(448))
    assert np.array_equal(scales, sixths.astype(ml_dtypes.float8_e4m3fn).view(np.uint8))
    assert set(scales) == set(range(0x7F))


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("largest", [6.0, 10_000.0, 3.3, 2.0**-8, 0.015, 2688.0, float("inf")])
def test_every_number_in_a_block(device: str, largest: float, dtype: torch.dtype) -> None:
    numbers = all_numbers(dtype)
    missing = -len(numbers) % (BLOCK - 1)
    others = torch.cat([numbers, numbers[:missing]]).view(-1, BLOCK - 1)
    first = torch.full((len(others), 1), largest, dtype=dtype)
    check_keys(torch.cat([first, others], dim=1), device)


@pytest.mark.parametrize("dtype", FLOATS)
def test_ties_at_every_scale(device: str, dtype: torch.dtype) -> None:
    """Values that lie between two codes or right on one, by the scale or by its reciprocal."""
    multiples = torch.tensor([6, 0.25, 0.75, 1.25, 1.75, 2.5, 3.5, 5, 0.5, 1, 1.5, 2, 3, 4, 0, 5.5])
    multiples = torch.stack([multiples, -multiples])
    blocks = (torch.tensor(SCALES)[:, None, None] * multiples).view(-1, BLOCK)
    check_keys(blocks.to(dtype), device)


def test_reciprocals_of_every_scale(device: str) -> None:
    """Twice the FP64 ones, rounded to FP32."""

    def body(codes: ir.Value, reciprocals: ir.Value) -> None:
        place = arange(128)
        code = load(codes, [place], tensor((128,), i32()))
        store(reciprocals, [place], doubled_reciprocals(code))

    kernel = TileKernel(
        name="reciprocals",
        signature=(
            TensorArgument("codes", "i32", (128,), 4),
            TensorArgument("reciprocals", "f32", (128,), 4, is_output=True),
        ),
        body=body,
        grid_sizes=(),
        grid=lambda: [ir.AffineConstantExpr.get(1)],
        threads=128,
    )
    codes = torch.arange(128, dtype=torch.int32, device=device)
    reciprocals = torch.zeros(128, device=device)
    kernel.launch(codes.device, {"codes": codes, "reciprocals": reciprocals})
    found = reciprocals.cpu().numpy()
    assert found[0] == 0
    assert np.array_equal(found[1:127], (2 / SCALES[1:]).astype(np.float32))


def test_large_blocks_saturate(device: str) -> None:
    blocks = torch.full((1, BLOCK), 10_000, dtype=torch.bfloat16)
    codes, scales = quantize_keys(torch.nn.functional.pad(blocks, (0, DIM - BLOCK)), device)
    assert scales[0, 0] == 0x7E
    assert set(codes[0, :8]) == {0x77}


def test_blocks_of_zeros_and_of_tiny_numbers(device: str) -> None:
    """Every code decodes to zero: by its own value, or by its scale of zero."""
    key = torch.zeros(3, DIM, dtype=torch.bfloat16)
    key[1] = -0.0
    key[2] = 2.0**-9
    codes, scales = quantize_keys(key, device)
    assert set(codes[0]) == {0x00}
    assert set(codes[1]) == {0x88}
    assert not scales[:2].any()
    assert set(scales[2]) == {0}
    assert set(codes[2]) == {0x00}


def test_nan_counts_for_nothing_and_becomes_the_largest_code(device: str) -> None:
    nan = float("nan")
    key = torch.zeros(2, DIM, dtype=torch.bfloat16)
    key[0, :4] = torch.tensor([nan, 6, -nan, -1])
    key[1] = nan
    codes, scales = quantize_keys(key, device)
    assert scales[0, 0] == 0x38
    assert codes[0, :2].tolist() == [0x77, 0xA7]
    assert set(codes[1]) == {0x77}
    assert not scales[1].any()


@given(seed=st.integers(0, 2**32), dtype=st.sampled_from(FLOATS), spread=st.integers(0, 12))
@examples(30)
def test_any_numbers(device: str, seed: int, dtype: torch.dtype, spread: int) -> None:
    generator = rng(seed)
    exponents = generator.integers(-spread, spread + 1, (24, BLOCK))
    blocks = generator.standard_normal((24, BLOCK)) * 2.0**exponents
    check_keys(torch.tensor(blocks).to(dtype), device)


@pytest.mark.parametrize("dtypes", [(a, b) for a in FLOATS for b in FLOATS])
@pytest.mark.parametrize("places", [(np.int64, np.int32), (np.int32, np.int64)])
def test_where_keys_and_queries_go(
    device: str, dtypes: tuple[Any, Any], places: tuple[Any, Any]
) -> None:
    check(problem(device, dtypes=dtypes, places=places))


@pytest.mark.parametrize(("tokens", "queries"), [(0, 0), (0, 5), (5, 0), (16, 16), (1, 33)])
def test_any_number_of_keys_and_queries(device: str, tokens: int, queries: int) -> None:
    check(problem(device, tokens=tokens, queries=queries))


@pytest.mark.parametrize("layout", [(2, 0), (16, 16), (8, 6), (0, 2), (32, 48)])
def test_any_place_in_memory(device: str, layout: tuple[int, int]) -> None:
    for offset, row_gap in (layout, (0, 0), layout):
        check(problem(device, offset=offset, row_gap=row_gap))


def test_padding_slots_are_skipped(device: str) -> None:
    tensors = problem(device, tokens=2, queries=0)
    tensors["slots"][:] = torch.tensor([-1, 5])
    tensors["key"][0] = float("nan")
    check(tensors)


@pytest.mark.parametrize("slot", [2**31, 2**32, 2**32 + 5, 2**63 - 1, -(2**63), -(2**32)])
def test_slots_past_32_bits(device: str, slot: int) -> None:
    tensors = problem(device, tokens=2, queries=2)
    tensors["slots"][0] = slot
    tensors["query_rows"][0] = slot
    check(tensors)


def test_pages_of_keys_and_then_their_scales(device: str) -> None:
    """Scales in float8 too, as the reference has them."""
    tensors = problem(device)
    memory = torch.zeros(2, PAGE * 72 + 64, dtype=torch.uint8, device=device)
    tensors["key_cache"] = memory[:, : PAGE * 64].view(2, PAGE, 64)
    tensors["key_scales"] = memory[:, PAGE * 64 : PAGE * 72].view(2, PAGE, 8)
    apart = problem(device)
    quantize_write_index_qk_nvfp4(**apart)
    for name in ("key_cache", "key_scales"):
        tensors[name].fill_(0x5A)
    scales = ("key_scales", "query_scales")
    floats = {name: tensors[name].view(torch.float8_e4m3fn) for name in scales}
    quantize_write_index_qk_nvfp4(**{**tensors, **floats})
    for name in ("key_cache", "key_scales", "packed_query", "query_scales"):
        assert torch.equal(tensors[name], apart[name])
    assert not memory[:, PAGE * 72 :].any()


def test_slots_past_2_gib(device: str) -> None:
    """Pages on either side of the cache's byte 2**31."""
    far, near = problem(device), problem(device)
    first = 2**31 // (PAGE * 64) - 1
    for name, width in (("key_cache", 64), ("key_scales", 8)):
        cache = torch.empty(first + 2, PAGE, width, dtype=torch.uint8, device=device)
        cache[first:] = 0x5A
        far[name] = cache
    far["slots"] = torch.where(near["slots"] < 0, -1, near["slots"] + first * PAGE)
    for tensors in (far, near):
        quantize_write_index_qk_nvfp4(**tensors)
    for name in ("key_cache", "key_scales"):
        assert torch.equal(far[name][first:], near[name])
