# SPDX-License-Identifier: Apache-2.0
"""The GPUs that kernels are compiled for, and what planning needs to know of each.

A target is written ``BACKEND:ARCH`` as Triton names them: ``cuda:90``, ``hip:gfx942``. Adding one
is adding a row to the table at the end of this file.
"""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from winnow.errors import TargetError

if TYPE_CHECKING:
    import torch

Mma = Literal["mma", "wgmma", "tcgen05", "mfma"]
"""Matrix instructions: ``mma.sync``, Hopper's ``wgmma``, Blackwell's ``tcgen05``, AMD's."""

KIB = 1024
LEAST_GPU_NAME = 2
"""How many of the first characters of a GPU's name tell that it is meant."""


@dataclass(frozen=True)
class RegisterLimit:
    """The most ``registers`` of a thread, so that several programs fit on a multiprocessor.

    They do where a thread holds at most ``products`` of a tile.
    """

    registers: int
    products: int


@dataclass(frozen=True)
class SelectionLimits:
    """The limits that made selections faster, where that was measured, the tightest one first.

    ``hits`` are for slots that each thread finds for its own hits, ``converted_hits`` for those of
    NVFP4 that is converted first, and ``heads`` for scores that have heads. Where threads find
    slots for their hits, tiles may have ``wide_tile_keys``, 0 for none, and programs then
    ``wide_program_keys``: Hopper's products wait for shared memory with 64 keys at a time.
    """

    hits: tuple[RegisterLimit, ...] = ()
    converted_hits: tuple[RegisterLimit, ...] = ()
    heads: tuple[RegisterLimit, ...] = ()
    wide_tile_keys: int = 0
    wide_program_keys: int = 0


UNLIMITED = SelectionLimits()
HOPPER_LIMITS = SelectionLimits(
    hits=(RegisterLimit(80, 32), RegisterLimit(128, 64)),
    converted_hits=(RegisterLimit(128, 64),),
    heads=(RegisterLimit(168, 64),),
    wide_tile_keys=128,
    wide_program_keys=4096,
)
"""For three or two programs of 8 warps on a multiprocessor, or three of 4 warps."""


@dataclass(frozen=True)
class Target:
    """One GPU architecture; every field follows from ``backend`` and ``arch``.

    ``shared_memory`` is the most bytes that one CTA can use. ``multiprocessors`` (SMs or CUs) is a
    typical count, not that of the device at hand, so that a plan depends on nothing but the
    target's name. ``stages`` are the depths of a pipeline of key loads to try, the deepest first,
    and ``hits_stages`` those where each thread finds slots for its own hits: there, more programs
    on a multiprocessor hide more than deeper pipelines do.
    """

    backend: Literal["cuda", "hip"]
    arch: int | str
    gpus: tuple[str, ...]
    shared_memory: int
    multiprocessors: int
    mma: Mma
    warp_size: int = 32
    nvfp4_mma: bool = False
    registers: int = 2**16
    """Of a multiprocessor."""
    selection_limits: SelectionLimits = UNLIMITED
    stages: tuple[int, ...] = (3, 2)
    hits_stages: tuple[int, ...] = (2,)
    is_run: bool = False
    """Whether the tests have run kernels on it; on others they compile them."""

    @property
    def program(self) -> str:
        """What the vendor calls the threads that run a program."""
        return "CTA" if self.backend == "cuda" else "workgroup"

    @property
    def processor(self) -> str:
        """What the vendor calls what a program runs on."""
        return "multiprocessor" if self.backend == "cuda" else "compute unit"

    @property
    def multiplied(self) -> tuple[str, ...]:
        """The formats that matrix products take as they are; others are converted."""
        others = {"E4M3": self.exact_fp8_mma, "NVFP4": self.nvfp4_mma}
        return ("FP16", "BF16", *(name for name, takes in others.items() if takes))

    @property
    def fp8_mma(self) -> bool:
        """Whether E4M3 (the variant without infinities) can be multiplied as it is."""
        return self.arch not in (80, 86, 87, "gfx942")

    @property
    def converts_fp8(self) -> bool:
        """Whether E4M3 can be converted by an instruction, through Triton."""
        return self.backend == "cuda" and self.fp8_mma

    @property
    def exact_fp8_mma(self) -> bool:
        """Whether products of E4M3 are summed in FP32.

        Hopper's are, but for 13 bits or so of the sum's mantissa, and Triton does not use them.
        """
        return self.fp8_mma and self.mma != "wgmma"

    def __str__(self) -> str:
        return f"{self.backend}:{self.arch}"

    @staticmethod
    def parse(text: str) -> Target:
        """The target named ``text``; raises ``TargetError`` if there is none."""
        try:
            return TARGETS[text]
        except KeyError:
            raise TargetError(_unknown(text)) from None

    @staticmethod
    def from_triton(target: Any) -> Target:
        """The target that Triton's ``GPUTarget`` describes; raises ``TargetError``."""
        return Target.parse(f"{target.backend}:{target.arch}")

    @staticmethod
    def of_device(device: torch.device) -> Target:
        """The target of a GPU; raises ``TargetError`` for one that is unknown, or no GPU."""
        if device.type != "cuda":
            raise TargetError(f"device '{device}' is not a GPU that kernels can be compiled for")
        return _of_index(device.index)


@functools.cache
def _of_index(index: int | None) -> Target:
    import torch

    if torch.version.hip:
        arch = torch.cuda.get_device_properties(index).gcnArchName
        return Target.parse(f"hip:{arch.split(':')[0]}")
    major, minor = torch.cuda.get_device_capability(index)
    return Target.parse(f"cuda:{major}{minor}")


def _unknown(text: str) -> str:
    arch, gpu = re.sub(r"^sm_?|a$", "", text), _plain(re.sub(r"^(cuda|hip):", "", text))
    meant = [name for name, target in TARGETS.items() if str(target.arch) == arch]
    if not meant and len(gpu) >= LEAST_GPU_NAME:
        plain = {_plain(each): name for name, target in TARGETS.items() for each in target.gpus}
        meant = [plain[each] for each in sorted(plain, key=len) if each.startswith(gpu)]
    if not meant and not re.fullmatch(r"cuda:\d+", text):
        meant = difflib.get_close_matches(text, TARGETS, n=1)
    suggestion = f"; did you mean '{meant[0]}'?" if meant else ""
    return f"unknown target '{text}'{suggestion} (known: {', '.join(TARGETS)})"


def _plain(gpu: str) -> str:
    return re.sub(r"[\s_-]", "", gpu.upper())


def _table(targets: Iterable[Target]) -> dict[str, Target]:
    return {str(target): target for target in targets}


TARGETS = _table(
    [
        Target("cuda", 80, ("A100", "A30"), 163 * KIB, 108, "mma"),
        Target("cuda", 86, ("A10", "A40", "RTX 3090"), 99 * KIB, 84, "mma"),
        Target("cuda", 87, ("ORIN",), 163 * KIB, 16, "mma"),
        Target("cuda", 89, ("L4", "L40S", "RTX 4090"), 99 * KIB, 128, "mma"),
        Target(
            *("cuda", 90, ("H100", "H200", "GH200"), 227 * KIB, 132, "wgmma"),
            selection_limits=HOPPER_LIMITS,
            is_run=True,
        ),
        Target("cuda", 100, ("B200", "GB200"), 227 * KIB, 148, "tcgen05", nvfp4_mma=True),
        Target("cuda", 103, ("B300", "GB300"), 227 * KIB, 148, "tcgen05", nvfp4_mma=True),
        Target("cuda", 120, ("RTX 5090", "RTX PRO 6000"), 99 * KIB, 170, "mma", nvfp4_mma=True),
        Target("cuda", 121, ("GB10",), 99 * KIB, 48, "mma", nvfp4_mma=True),
        Target("hip", "gfx942", ("MI300X", "MI325X"), 64 * KIB, 304, "mfma", warp_size=64),
        Target("hip", "gfx950", ("MI350X", "MI355X"), 160 * KIB, 256, "mfma", warp_size=64),
    ]
)
"""Every known target by its name, in the order in which to list them."""
