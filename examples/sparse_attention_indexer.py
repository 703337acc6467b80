# SPDX-License-Identifier: Apache-2.0
"""The indexer of a sparse-attention layer: which keys each query attends to, during prefill.

A few prompts of different lengths are prefilled together, a chunk of each at a time. Their keys go
to random pages of one cache, and each query of the chunk then gets the ``top_k`` keys that score
highest among those up to its own, by ``winnow.sdsa.top_k``, which never stores the scores. What
that returns is compared with ``torch.topk`` on stored scores: the exit code is 1 unless they agree.

Queries and keys are integers from -15 to 15, whose scores are exact in FP32 whatever the order of
their sums, so that nothing is forgiven as rounding.

    python examples/sparse_attention_indexer.py
    python examples/sparse_attention_indexer.py --device cpu --rows 256 --keys 300 --top-k 16
"""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import torch
from rich import box
from rich.console import Console
from rich.table import Table

from winnow import sdsa

PAGE, TILE, DIM = 64, 128, 128
DEFAULTS = {
    "cuda": {"rows": 4096, "keys": 131_072, "top_k": 2048},
    "cpu": {"rows": 256, "keys": 512, "top_k": 16},
}
SHOWN = 8
"""Chunks that are listed; all are checked."""


@dataclass(frozen=True)
class Chunk:
    """A chunk of each prompt."""

    first: int
    """The token that it begins with."""
    query: torch.Tensor
    row_ends: torch.Tensor
    """Each query sees the keys up to its own; none past its prompt's end."""
    max_context: int


@dataclass(frozen=True)
class Cost:
    """What a call took; milliseconds where it ran on a GPU."""

    milliseconds: float | None
    bytes: int


class Prefill:
    """Prompts whose keys are in one cache, at random pages."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._random = torch.Generator(arguments.device).manual_seed(arguments.seed)
        self.rows, self.device = arguments.rows, arguments.device
        self.each = arguments.rows // arguments.requests
        # From all keys down to half of them.
        self.lengths = [
            arguments.keys - arguments.keys * n // (2 * arguments.requests)
            for n in range(arguments.requests)
        ]
        blocks = -(-arguments.keys // PAGE)
        pages = torch.randperm(
            arguments.requests * blocks, generator=self._random, device=self.device
        )
        self.block_table = pages.view(arguments.requests, blocks).int()
        self.key_cache = self._integers(arguments.requests * blocks, PAGE, DIM).zero_()
        tiles = torch.arange(arguments.requests, dtype=torch.int32, device=self.device)
        self.tile_requests = tiles.repeat_interleave(self.each // TILE)

    def chunks(self) -> Iterator[Chunk]:
        """Writes the keys of a chunk of each prompt, and gives their queries."""
        for first in range(0, self.lengths[0], self.each):
            tokens = torch.arange(first, first + self.each, device=self.device)
            ends = []
            for request, length in enumerate(self.lengths):
                there = tokens[tokens < length]
                pages = self.block_table[request, there // PAGE]
                self.key_cache[pages, there % PAGE] = self._integers(len(there), DIM)
                ends.append(torch.where(tokens < length, tokens + 1, 0).int())
            context = min(first + self.each, self.lengths[0])
            yield Chunk(first, self._integers(self.rows, DIM), torch.cat(ends), context)

    def top_k(self, chunk: Chunk, max_context: int, workspace: sdsa.Workspace) -> torch.Tensor:
        """The keys that each query of the chunk attends to."""
        return sdsa.top_k(
            chunk.query,
            self.key_cache,
            chunk.row_ends,
            self.tile_requests,
            self.block_table,
            max_context=max_context,
            top_k=workspace.top_k,
            workspace=workspace,
        )

    def scores(self, chunk: Chunk) -> torch.Tensor:
        """The scores of all keys, float32 ``[rows, max_context]``, -inf where a row sees none."""
        scores = torch.empty(self.rows, chunk.max_context, device=self.device)
        new = torch.arange(chunk.first, chunk.max_context, device=self.device)
        for request, length in enumerate(self.lengths):
            keys = self.key_cache[self.block_table[request]].view(-1, DIM)[: chunk.max_context]
            rows = slice(request * self.each, (request + 1) * self.each)
            if self.device == "cuda":
                torch.mm(chunk.query[rows], keys.T, out_dtype=torch.float32, out=scores[rows])
            else:
                torch.mm(chunk.query[rows].float(), keys.float().T, out=scores[rows])
            is_past = new >= chunk.row_ends[rows, None]
            scores[rows, chunk.first :].masked_fill_(is_past, float("-inf"))
            scores[rows][max(length - chunk.first, 0) :] = float("-inf")
        return scores

    def _integers(self, *shape: int) -> torch.Tensor:
        made = torch.randint(-15, 16, shape, generator=self._random, device=self.device)
        return made.to(torch.bfloat16)


def measured(device: str, call: Callable[[], torch.Tensor]) -> tuple[torch.Tensor, Cost]:
    """What a call returns, the time, and the most memory that it had allocated meanwhile."""
    if device != "cuda":
        return call(), Cost(None, 0)
    before = torch.cuda.memory_allocated()
    torch.cuda.reset_peak_memory_stats()
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))  # type: ignore[no-untyped-call]
    start.record()
    result = call()
    end.record()
    end.synchronize()
    return result, Cost(start.elapsed_time(end), torch.cuda.max_memory_allocated() - before)


def recall(top_keys: torch.Tensor, scores: torch.Tensor, best: torch.Tensor) -> float:
    """How many of the ``best`` scores the keys have, rank by rank; a key counts once."""
    lowest = float("-inf")
    keys, _ = torch.sort(top_keys.long(), dim=1)
    is_key = keys >= 0
    is_key[:, 1:] &= keys[:, 1:] != keys[:, :-1]
    found = scores.gather(1, keys.clamp(min=0)).masked_fill_(~is_key, lowest)
    found, _ = torch.sort(found, dim=1, descending=True)
    is_wanted = best > lowest
    is_right = (found[:, : best.shape[1]] == best) & is_wanted
    return int(is_right.sum()) / int(is_wanted.sum())


def run(arguments: argparse.Namespace, console: Console) -> float:
    """Prefills the prompts, and prints what each chunk took; the least recall of any."""
    prefill, device, top_k = Prefill(arguments), arguments.device, arguments.top_k
    longest = prefill.lengths[0]
    workspace = sdsa.Workspace(arguments.rows, longest, top_k, device=device)
    table = make_table(device)
    chunks = -(-longest // prefill.each)
    least = 1.0
    for number, chunk in enumerate(prefill.chunks(), start=1):
        select = functools.partial(prefill.top_k, chunk, chunk.max_context, workspace)
        store = functools.partial(best_scores, prefill, chunk, top_k)
        if number == 1 and device == "cuda":  # compiles all kernels, and loads them
            prefill.top_k(chunk, longest, workspace)
            store()
        top_keys, ours = measured(device, select)
        best, theirs = measured(device, store)
        found = recall(top_keys, prefill.scores(chunk), best)
        least = min(least, found)
        if number % -(-chunks // SHOWN) == 0 or found < 1:
            own = workspace.nbytes + (ours.bytes or top_keys.nbytes)
            scores = theirs.bytes or 4 * arguments.rows * chunk.max_context
            costs = [ours.milliseconds, theirs.milliseconds, own / 2**20, scores / 2**20]
            shown = [f"{cost:,.2f}" for cost in costs if cost is not None]
            table.add_row(str(number), f"{chunk.max_context:,}", f"{found:.6f}", *shown)
    console.print(table)
    return least


def best_scores(prefill: Prefill, chunk: Chunk, top_k: int) -> torch.Tensor:
    """The largest scores of each row, by scores that are stored."""
    return prefill.scores(chunk).topk(min(top_k, chunk.max_context), dim=1).values


def make_table(device: str) -> Table:
    """A table without rows; there are no times in the CPU executor, which say nothing."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    times = ["top_k ms", "stored ms"] if device == "cuda" else []
    for column in ["chunk", "keys", "recall", *times, "top_k MiB", "stored MiB"]:
        table.add_column(column, justify="right")
    return table


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """The sizes, checked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    present = "cuda" if torch.cuda.is_available() else "cpu"
    add = parser.add_argument
    add("--device", choices=DEFAULTS, default=present, help="default: a GPU if there is one")
    add("--requests", type=int, default=2, metavar="N", help="prompts (default: 2)")
    for name, text in (
        ("rows", "queries of a chunk, a multiple of 128 for each prompt"),
        ("keys", "tokens of the longest prompt"),
        ("top_k", "keys of each query"),
    ):
        cuda, cpu = (sizes[name] for sizes in DEFAULTS.values())
        text += f" (default: {cpu:,}; on a GPU: {cuda:,})"
        add(f"--{name.replace('_', '-')}", type=int, metavar="N", help=text)
    add("--seed", type=int, default=0, metavar="N", help="default: 0")
    arguments = parser.parse_args(argv)
    for name, size in DEFAULTS[arguments.device].items():
        if getattr(arguments, name) is None:
            setattr(arguments, name, size)
    if min(arguments.requests, arguments.rows, arguments.keys, arguments.top_k) < 1:
        parser.error("all sizes must be positive")
    if arguments.rows % (TILE * arguments.requests):
        parser.error(f"--rows must be a multiple of {TILE} for each prompt")
    return arguments


def main(argv: Sequence[str] | None = None) -> int:
    """Runs it; returns 1 where a key is missing."""
    arguments = parse(argv)
    console = Console(highlight=False)
    where = torch.cuda.get_device_name() if arguments.device == "cuda" else "the CPU executor"
    console.print(
        f"{arguments.requests} prompts of up to {arguments.keys:,} keys, {arguments.rows:,} queries"
        f" a chunk, top {arguments.top_k:,}, on {where}\n"
    )
    is_exact = run(arguments, console) == 1
    console.print("\nevery top-k is exact" if is_exact else "\nMISMATCH: keys are missing")
    return 0 if is_exact else 1


if __name__ == "__main__":
    sys.exit(main())
