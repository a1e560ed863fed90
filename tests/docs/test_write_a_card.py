"""docs/write-a-card.md, followed word by word in a copy of the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from docs.test_docs import BLOCK, ROOT

PAGE = ROOT / "docs" / "write-a-card.md"
LAST = "- EVI-ITM-16:"  # the new rule comes behind it
SHOWS = """
from hauntbox.games import find
from hauntbox.scene import show, sit
kind = find("evidence")
g = kind.new({}, "larkspur", "page")
for role, words in ((0, "be Spirit"), (0, "dwell Nursery"), (1, "pick Smelling Salts"), (1, "pick Book")):
    g.play(role, next(act for act in kind.universe(g) if str(act) == words))
picture = show(kind, g, sit(kind, g, (1,)))
assert picture.legend["i-smelling"].name == "Smelling Salts"
assert picture.things["c:lantern/smelling-salts"].text == "Nobody is slowed any more."
assert ("Smelling Salts: nobody is slowed any more.", "EVI-ITM-17") in kind.reference_card(g, 1)[3].lines
use = next(act for act in kind.universe(g) if str(act) == "use Smelling Salts")
assert kind.describe(g, use) == "Open the Smelling Salts: Nobody is slowed any more."
assert kind.components(g)["Smelling Salts"] == 2
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources and the tests of Evidence, with what the page adds to them."""
    game, tests = tmp_path / "src/hauntbox/games/evidence", tmp_path / "tests/evidence"
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "*.pyc", "*.so"))
    shutil.copytree(ROOT / "tests/evidence", tests)
    for name in ("pyproject.toml", "ledger.toml", "tests/conftest.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    rule, entry, test = [text for lang, text in BLOCK.findall(PAGE.read_text()) if lang in ("text", "python")]
    add(game / "cards/items.py", entry)
    add(tests / "cards/test_itm.py", test)
    ledger = (game / "RULES.md").read_text().splitlines(keepends=True)
    place = next(n for n, line in enumerate(ledger) if line.startswith(LAST))
    (game / "RULES.md").write_text("".join([*ledger[: place + 1], rule, *ledger[place + 1 :]]))
    return tmp_path


def add(path: Path, text: str) -> None:
    path.write_text(f"{path.read_text()}\n\n{text}")


def run(copy: Path, *words: str) -> None:
    path = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy / 'tests'}"}
    done = subprocess.run([sys.executable, *words], cwd=copy, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_adds_an_item_that_is_played_and_shown_everywhere(copy: Path) -> None:
    run(copy, "-m", "pytest", "-n", "0", "-q", "tests/evidence/cards/test_itm.py", "-k", "smelling_salts")
    run(copy, "-c", SHOWS)
