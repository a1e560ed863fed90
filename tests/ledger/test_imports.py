"""Who may import whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntbox.ledger.imports import check_imports
from hauntbox.ledger.project import Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = Project.at(tmp_path)
    packages = [f"games/{name}/__init__" for name in ("toy", "fog", "common")]
    for name in ("kernel/agenda", "games/toy/state", *packages, "games/__init__"):
        path = project.package / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return project


def faults(project: Project, name: str, line: str) -> list[str]:
    path = project.package / f"{name}.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"import os\n{line}\n")
    return check_imports(project)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("games/toy/flow", "from hauntbox.kernel.agenda import Frame"),
        ("games/toy/flow", "from . import state"),
        ("games/toy/flow", "from hauntbox.games.common import stage"),
        ("games/common/stage", "from hauntbox.kernel.agenda import Frame"),
        ("games/__init__", "from hauntbox.games.toy import GAME"),
        ("table/table", "from hauntbox.games.toy import GAME"),
        ("table/table", "from hauntbox.games import toy"),
        ("bots/flat", "import hauntbox.kernel.agenda"),
        ("cli/__init__", "from hauntbox.ledger.report import check_ledger"),
        ("server/app", "from hauntbox.table import Table"),
    ],
)
def test_downwards_is_allowed(project: Project, name: str, line: str) -> None:
    assert faults(project, name, line) == []


@pytest.mark.parametrize(
    ("name", "line", "who", "what"),
    [
        ("kernel/dice", "from hauntbox.games.toy import GAME", "kernel", "hauntbox.games.toy"),
        ("games/toy/flow", "from hauntbox.table import Table", "games.toy", "hauntbox.table"),
        ("games/toy/flow", "from hauntbox.games.fog import GAME", "games.toy", "hauntbox.games.fog"),
        ("games/toy/flow", "from ..fog import GAME", "games.toy", "hauntbox.games.fog"),
        ("games/common/stage", "from hauntbox.games.toy import GAME", "games.common", "hauntbox.games.toy"),
        ("table/table", "from hauntbox.games.toy.state import Toy", "table", "hauntbox.games.toy.state"),
        ("table/table", "from hauntbox.games.toy import state", "table", "hauntbox.games.toy.state"),
        ("cli/main", "import hauntbox.games.toy.state", "cli", "hauntbox.games.toy.state"),
        ("bots/flat", "def f():\n    from hauntbox import games", "bots", "hauntbox.games"),
        ("ledger/rules", "from ..kernel import agenda", "ledger", "hauntbox.kernel.agenda"),
        ("lab/run", "import hauntbox.server", "lab", "hauntbox.server"),
    ],
)
def test_upwards_is_not(project: Project, name: str, line: str, who: str, what: str) -> None:
    number = 3 if "\n" in line else 2
    assert faults(project, name, line) == [f"src/hauntbox/{name}.py:{number}: {who} may not import {what}"]


def test_the_box_itself_points_one_way() -> None:
    assert check_imports() == []
