"""What games share is no game."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

from hauntbox import games
from hauntbox.games.common.frames import frames_in, modules_in
from hauntbox.kernel.agenda import Frame
from hauntbox.ledger.project import HERE
from hauntbox.ledger.rules import all_games

RULE_ROOMS = ("rules", "cave", "table", "roles")  # a game of many roles has a room for each, and for what they share


def test_the_box_holds_every_package_that_declares_a_game_and_not_what_they_share() -> None:
    packages = {found.name for found in iter_modules(games.__path__) if found.ispkg}
    declared = {name for name in packages if "\nGAME: " in (HERE.games / name / "__init__.py").read_text()}
    assert declared == set(games.names()) < packages
    assert games.COMMON not in declared
    assert declared <= set(all_games())
    with pytest.raises(games.UnknownGame):
        games.find("common")


def test_what_games_share_names_no_game_and_no_rule_of_one() -> None:
    sources = {path.name: path.read_text() for path in (HERE.games / games.COMMON).glob("*.py")}
    assert len(sources) > 7
    words = [*games.names(), "EVI-", "GBT-", "GHT-", "TGB-", "VSB-", "VST-"]
    assert [(name, word) for name, text in sources.items() for word in words if word in text] == []


@pytest.mark.parametrize("name", games.names())
def test_every_frame_of_the_rules_can_be_saved(name: str) -> None:
    rooms = [room for room in RULE_ROOMS if (HERE.games / name / room).is_dir()]
    found = frames_in(modules_in(*[f"hauntbox.games.{name}.{room}" for room in rooms]))
    assert len(found) > 20
    assert set(found) <= set(games.find(name).codec.frames.values())


def test_a_module_answers_for_the_frames_that_it_defines_itself() -> None:
    module = import_module("hauntbox.games.evidence.rules.hunt")
    assert {frame.__name__ for frame in frames_in([module])} == {"AtSpawn", "Surfacing"}
    assert Frame not in frames_in([module])
