# SPDX-License-Identifier: Apache-2.0
"""How contenders are timed, and what becomes of those that don't fit or don't work."""

from __future__ import annotations

import pytest
import torch
from bench_problems import problem_of

from winnow.bench.contender import Contender, UnavailableError
from winnow.bench.problem import Inputs, Problem
from winnow.bench.timing import Timer, fitting_repeats, measure_rates

MIB = 2**20
needs_gpu = [
    pytest.mark.gpu,
    pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here"),
]


class Fake(Contender):
    """Allocates a MiB for each row that it takes at a time, of which it starts with 16."""

    def __init__(self, most_rows: int = 16, error: str | None = None) -> None:
        self.rows = 16
        self.most_rows = most_rows
        self.error = error
        self.seen: list[Inputs] = []

    def prepare(self, inputs: Inputs) -> None:
        self.seen.append(inputs)

    def run(self, inputs: Inputs) -> None:
        if self.error:
            raise RuntimeError(self.error)
        if self.rows > self.most_rows:
            raise torch.OutOfMemoryError
        torch.empty(self.rows * MIB, dtype=torch.uint8, device="cuda").zero_()

    def problems(self, inputs: Inputs) -> list[str]:
        return []

    def take_fewer_rows(self) -> bool:
        self.rows //= 2
        return self.rows > 0


class Optional(Fake):
    may_fail = True


@pytest.fixture
def problem() -> Problem:
    return problem_of("qsa", "cuda")


def timer(repeats: int | None = None) -> Timer:
    return Timer(torch.device("cuda"), repeats)


def test_repeats_that_fit() -> None:
    assert fitting_repeats(0.0) == 20
    assert fitting_repeats(0.01) == 20
    assert fitting_repeats(0.03) == 7
    assert fitting_repeats(0.5) == 3


class TestOnAGpu:
    pytestmark = needs_gpu

    def test_inputs_take_turns(self, problem: Problem) -> None:
        contender, times, last = timer(5).time(Fake, problem)
        assert isinstance(contender, Fake)
        assert len(times.milliseconds) == 5
        assert min(times.milliseconds) > 0
        assert times.memory_bytes == 16 * MIB
        first, second = problem.inputs
        assert [each is first for each in contender.seen[-5:]] == [True, False] * 2 + [True]
        assert contender.seen[-2] is second
        assert last is first

    def test_quick_runs_are_repeated_as_often_as_they_may(self, problem: Problem) -> None:
        _, times, last = timer().time(Fake, problem)
        assert len(times.milliseconds) == 20
        assert last is problem.inputs[1]

    def test_fewer_rows_at_a_time_where_memory_is_short(self, problem: Problem) -> None:
        contender, times, _ = timer(2).time(lambda: Fake(most_rows=5), problem)
        assert isinstance(contender, Fake)
        assert contender.rows == 4
        assert times.memory_bytes == 4 * MIB

    def test_too_little_memory(self, problem: Problem) -> None:
        with pytest.raises(UnavailableError, match="it takes more memory than there is"):
            timer(2).time(lambda: Fake(most_rows=0), problem)

    def test_failures(self, problem: Problem) -> None:
        with pytest.raises(UnavailableError, match=r"^it failed: no compiler$"):
            timer(2).time(lambda: Optional(error="no compiler\nat all"), problem)
        with pytest.raises(RuntimeError, match="a bug"):
            timer(2).time(lambda: Fake(error="a bug"), problem)

    def test_rates_are_those_of_a_gpu(self) -> None:
        rates = measure_rates(torch.device("cuda"))
        assert 1e12 < rates.bf16_flops < 1e17
        assert rates.fp8_flops is None or rates.fp8_flops > rates.bf16_flops
        assert 1e10 < rates.copied_bytes < 1e14
