"""The sample scenes: a moment of each game, drawn by hand before there were games to draw; and what may follow it."""

from __future__ import annotations

from pathlib import Path

from hauntbox.scene import Patch, Scene, decode, decode_patch

FOLDER = Path(__file__).parent / "samples"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json") if ".patch" not in path.name)
MOMENTS = sorted(path.stem for path in (FOLDER / "moments").glob("*.json"))


def sample(name: str) -> Scene:
    return decode((FOLDER / f"{name}.json").read_bytes())


def sample_patch() -> Patch:
    """From the moment of `evidence` to the next: a flashlight is shone."""
    return decode_patch((FOLDER / "evidence.patch.json").read_bytes())


def moment(name: str) -> tuple[Scene, Patch]:
    """A sample and a change that leads from it: `evidence-hunt` begins at `evidence`."""
    return sample(name.partition("-")[0]), decode_patch((FOLDER / "moments" / f"{name}.json").read_bytes())
