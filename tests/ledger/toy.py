"""A checkout with one small game, to try the ledger on."""

from __future__ import annotations

from pathlib import Path

from hauntbox.ledger.project import Project

INI = """\
[pytest]
testpaths = tests
pythonpath = src/hauntbox/games/toy
addopts = --strict-markers --import-mode=importlib -p no:cacheprovider -p no:hypothesispytest
"""
RULES = """\
# Toy - rule ledger

## Moves

- TOY-MOV-01: A ghost steps one square.
- TOY-MOV-02: Nobody leaves the board of `size` squares.
- TOY-MOV-03: Ghosts fly. (superseded: they walk)

## Numbers

- TOY-PAR-01: `size` = 5 squares.
- TOY-MAP-01: The cellar has two doors.
- TOY-OPT-01: A ghost steps two squares. (option: haste)

## Vectors and rulings

- TOY-EX-01: From 0 a ghost steps to 1.
- TOY-DEC-01: The ghost chooses where to step.
- TOY-RUL-01: A board has edges, says TOY-MOV-02.
"""
CODE = '''\
"""Moves: MOV, PAR."""

SIZE = 5  # TOY-PAR-01


def bars_step(at: int, haste: bool = False) -> str:
    if at + 1 >= SIZE:
        return "TOY-MOV-02"
    if haste:
        return ""  # TOY-OPT-01
    return ""


def step(at: int) -> int:
    """TOY-MOV-01: one square."""
    return at + 1
'''
TESTS = """\
import pytest
from hauntbox.ledger import proves, witness
from toymoves import SIZE, bars_step, step


@proves("TOY-MOV-01", "TOY-EX-01")
def test_a_ghost_steps_one_square():
    assert step(0) == 1


@proves("TOY-MOV-02")
def test_nobody_leaves_the_board():
    assert bars_step(4)


@pytest.mark.parametrize("size", [pytest.param(5, marks=proves(id)) for id in ("TOY-PAR-01", "TOY-MAP-01")])
def test_the_numbers(size):
    assert SIZE == size


@proves()
def test_play_asks_where_to_step():
    witness("TOY-DEC-01")


@proves("TOY-OPT-01")
def test_haste_that_never_hastens():
    assert not bars_step(0)
"""


class Toy:
    """The small game's checkout, and how to change it."""

    def __init__(self, root: Path) -> None:
        self.project = Project.at(root)
        self.game = self.project.games / "toy"
        self.write(root / "pytest.ini", INI)
        self.write(self.project.tests / "conftest.py", 'pytest_plugins = ["hauntbox.ledger.proofs.plugin"]\n')
        self.write(self.game / "RULES.md", RULES)
        self.write(self.game / "toymoves.py", CODE)
        self.write(self.game / "content" / "cellar.toml", 'doors = ["n", "s"]  # TOY-MAP-01\n')
        self.tests = self.project.tests / "toy" / "test_toy.py"
        self.write(self.tests, TESTS)

    def write(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def add(self, path: Path, text: str) -> None:
        self.write(path, path.read_text(encoding="utf-8") + text)
