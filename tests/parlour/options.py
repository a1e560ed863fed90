"""What a table may change."""

from __future__ import annotations

from typing import Annotated

from hauntbox.kernel.options import Options, number


class ParlourOptions(Options, frozen=True):
    hit_points: Annotated[int, number(1, 20, "Hit points of each guest.", "PAR-SET-01")] = 12
    guests: Annotated[int, number(2, 4, "How many guests come.", "PAR-SET-03")] = 4
