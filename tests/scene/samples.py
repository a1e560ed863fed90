"""The sample scenes: a moment of each game, drawn by hand before there were games to draw."""

from __future__ import annotations

from pathlib import Path

from hauntbox.scene import Patch, Scene, decode, decode_patch

FOLDER = Path(__file__).parent / "samples"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json") if ".patch" not in path.name)


def sample(name: str) -> Scene:
    return decode((FOLDER / f"{name}.json").read_bytes())


def sample_patch() -> Patch:
    """From the moment of `evidence` to the next: a flashlight is shone."""
    return decode_patch((FOLDER / "evidence.patch.json").read_bytes())
