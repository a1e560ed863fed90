"""The way to a place, where the piece stands within its own reach."""

from __future__ import annotations

from hauntbox.scene import Reach, WalkOptions
from hauntbox.scene.walks import path


def test_a_way_ends_where_the_piece_stands_though_a_longer_way_leads_back_there() -> None:
    """A car drives round the block, and its end comes to the space where it began."""
    walks = WalkOptions(
        "car",
        {
            "sq:B1": Reach("sq:A1", 1, "drive front B1"),
            "sq:B2": Reach("sq:B1", 2, "drive front B2"),
            "sq:A1": Reach("sq:B2", 3, "drive front A1"),
        },
    )
    assert path(walks, "sq:B2") == ["drive front B1", "drive front B2"]
    assert path(walks, "sq:A1") == ["drive front B1", "drive front B2", "drive front A1"]
