# SPDX-License-Identifier: Apache-2.0
"""Schedules: who runs next, and when whose stores are seen.

A schedule is a mode and a seed. The modes but for ``random`` are worst cases made on purpose.
Four are orders of programs: one after the other, in reverse, turn by turn, and all but one, which
always comes last; stores are seen as soon as possible, and loads see everything. Each has a twin,
``-late``, with stores seen as late as possible, in reverse, and stale loads. With ``partly``,
some addresses are quick and the others late. ``random`` draws such a policy, then throws a coin
at each choice.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

_PROBABILITIES = (0.0, 0.1, 0.5, 1.0)


@dataclass(frozen=True)
class Policy:
    """How a schedule decides; the numbers are probabilities.

    ``shuffled``, ``backwards``: the order in which programs come at first. ``turns``: a program
    that has run goes to the back. ``laggard``: one program, by the seed, comes last as long as
    another can run. ``publishes``: after a turn, stores are published; ``partly``: only to some
    addresses. ``sees_own``, ``reads_fresh``, ``swaps_ops``: see ``visibility.Choices``.
    ``reversed_lanes``: lanes take effect from the last to the first.
    """

    shuffled: bool = False
    backwards: bool = False
    turns: float = 0.0
    laggard: bool = False
    publishes: float = 1.0
    partly: float = 0.0
    sees_own: float = 1.0
    reads_fresh: float = 1.0
    swaps_ops: float = 0.0
    reversed_lanes: float = 0.0


_ORDERS = {
    "sequential": Policy(),
    "reverse": Policy(backwards=True),
    "round-robin": Policy(turns=1.0),
    "lag": Policy(turns=1.0, laggard=True),
}


def _late(policy: Policy) -> Policy:
    """The same order of programs, with stores seen late, in reverse, and stale loads."""
    return replace(
        policy, publishes=0.0, sees_own=0.0, reads_fresh=0.0, swaps_ops=1.0, reversed_lanes=1.0
    )


_POLICIES = {
    **_ORDERS,
    **{f"{mode}-late": _late(policy) for mode, policy in _ORDERS.items()},
    "partly": Policy(turns=1.0, partly=1.0, sees_own=0.0),
}
_SEEDS = {"lag": (0, -1), "lag-late": (0, -1), "partly": (0, 1, 2, 3)}
"""The seeds of worst cases, where one is not all that there is to try."""
MODES = (*_POLICIES, "random")


@dataclass(frozen=True)
class Schedule:
    """One way to interleave programs; equal schedules run a kernel alike.

    ``seed`` is what chance draws from, and for the ``lag`` modes the number of the program that
    lags (modulo their count). Raises ``ValueError`` for a mode that is not one of ``MODES``.
    """

    seed: int = 0
    mode: str = "random"

    def __post_init__(self) -> None:
        if self.mode not in MODES:
            raise ValueError(f"mode must be one of {', '.join(MODES)}, but is {self.mode!r}")

    def policy(self, random: Random) -> Policy:
        """The mode's policy, drawn from ``random`` if need be."""
        return _POLICIES.get(self.mode) or _random_policy(random)


def schedules(count: int) -> Iterator[Schedule]:
    """The first ``count`` schedules: the worst cases, then random ones."""

    def endless() -> Iterator[Schedule]:
        for mode in _POLICIES:
            for seed in _SEEDS.get(mode, (0,)):
                yield Schedule(seed, mode)
        for seed in itertools.count():
            yield Schedule(seed)

    return itertools.islice(endless(), count)


def _random_policy(random: Random) -> Policy:
    def draw() -> float:
        return random.choice(_PROBABILITIES)

    return Policy(
        shuffled=True,
        turns=draw(),
        laggard=random.random() < 0.2,
        publishes=draw(),
        partly=draw(),
        sees_own=draw(),
        reads_fresh=draw(),
        swaps_ops=draw(),
        reversed_lanes=draw(),
    )
