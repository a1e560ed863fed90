"""What the pages say is so: their commands run, their Python runs, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from hauntbox.cli.error_edge import run
from hauntbox.store import Store

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[tuple[str, str]]:
    return [(page.name, text) for page in PAGES for lang, text in BLOCK.findall(page.read_text()) if lang == kind]


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A place for a player's files, with a server's tables in it; what the commands write goes to build/."""
    monkeypatch.setenv("HAUNTBOX_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(ROOT)
    Store(tmp_path / "data").close()
    (ROOT / "build").mkdir(exist_ok=True)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(("page", "text"), blocks("console"))
def test_the_commands_of_a_page_run_one_after_the_other(page: str, text: str) -> None:
    for copy in re.findall(r"hauntbox backup (\S+)", text):
        (ROOT / copy).unlink(missing_ok=True)  # of an earlier run; pages are tried side by side
    for folder in re.findall(r"hauntbox lab (?:run .* --out|tune .* --folder) (\S+)", text):
        shutil.rmtree(ROOT / folder, ignore_errors=True)
    for line in [line for line in text.splitlines() if line.startswith("$ ")]:
        program, *words = shlex.split(line[2:])
        assert (program, run(words)) == ("hauntbox", 0), line


@pytest.mark.parametrize(("page", "text"), [block for block in blocks("python") if "import" in block[1]])
def test_the_python_of_a_page_runs(page: str, text: str) -> None:
    exec(compile(text, page, "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_link_to_a_file_leads_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text())
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing
