"""Modules that declare Structs are found, so that nobody has to keep a list of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiling import SOURCES, compilable
from structs import modules_with_structs


def found(folder: Path, **files: str) -> set[str]:
    package = folder / "box"
    package.mkdir()
    for name, text in files.items():
        (package / f"{name}.py").write_text(text)
    return {path.stem for path in modules_with_structs(package)}


@pytest.mark.parametrize(
    "text",
    [
        "from msgspec import Struct\nclass Card(Struct): ...",
        "from msgspec import Struct as S\nclass Card(S): ...",
        "import msgspec\nclass Card(msgspec.Struct): ...",
        "import msgspec as m\nclass Card(m.Struct): ...",
        "from msgspec import Struct\nclass Deck:\n    class Card(Struct): ...",
        "from elsewhere import Base\nclass Card(Base, frozen=True): ...",
    ],
)
def test_a_struct_is_known_by_its_base_or_its_keywords(text: str, tmp_path: Path) -> None:
    assert found(tmp_path, cards=text) == {"cards"}


def test_a_struct_is_known_by_its_farthest_ancestor(tmp_path: Path) -> None:
    assert found(
        tmp_path,
        wire="from msgspec import Struct\nclass Action(Struct): ...",
        moves="from box.wire import Action\nclass Move(Action): ...",
        walks="from box import moves\nclass Walk(moves.Move): ...\nclass Run(Walk): ...",
    ) == {"wire", "moves", "walks"}


def test_a_module_that_only_speaks_of_structs_is_compiled(tmp_path: Path) -> None:
    text = "from msgspec import Struct\nclass Codec:\n    structs: tuple[type[Struct], ...] = ()"
    assert found(tmp_path, codec=text) == set()


def test_rules_are_compiled_and_actions_are_not() -> None:
    chosen = compilable(SOURCES)
    assert {"hauntbox/kernel/agenda.py", "hauntbox/games/evidence/rules/hunt.py"} <= set(chosen)
    assert not [name for name in chosen if name.endswith(("/wire.py", "/actions.py", "/options.py", "/__init__.py"))]
    assert not [name for name in chosen if name.split("/")[1] not in ("kernel", "games", "bots")]


def test_what_players_see_and_authors_check_is_not_compiled() -> None:
    chosen = set(compilable(SOURCES))
    played = {
        "evidence/secrets/redeal.py",
        "ghostbusters2/bots/judgement.py",
        "hunter13/content/story.py",
        "vast/roles/ghoul/turn.py",
        "common/frames.py",
    }
    seen = {
        "evidence/scene/board.py",
        "ghostbusters2/words/options.py",
        "hunter13/campaign/scene.py",
        "vast/roles/ghoul/scene.py",
        "vast/roles/ghoul/words.py",
        "common/stage.py",
    }
    checks = {"evidence/content/survey.py", "hunter13/content/survey/survey_ways.py", "ghostbusters2/content/uses.py"}
    assert {f"hauntbox/games/{name}" for name in played} <= chosen
    assert not {f"hauntbox/games/{name}" for name in seen | checks} & chosen
