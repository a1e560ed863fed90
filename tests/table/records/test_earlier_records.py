"""Records that were made when defaults were left out and Evidence played other numbers unless told not to.

`earlier/replays.tar.xz` holds games of random bots under rules 3 and 4, and in played.json the options of each as they
were played; `earlier/scenarios.tar.xz` likewise how a game of each scenario of Ghostbusters II and Ghost Hunter 13
began, by the defaults of then and by numbers that its table chose; `earlier/store.tar.xz` saves, campaign files and the
store of a server. None of them is ever made anew.
"""

from __future__ import annotations

import json
import tarfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from hauntbox import games
from hauntbox.kernel.options import kept, tunables
from hauntbox.table import (
    ReplayVerdict,
    check_replay,
    load,
    load_campaign,
    open_campaign,
    open_table,
    parse_campaign,
    parse_replay,
    replay_of,
    replay_text,
    save,
)
from hauntbox.table.campaigns.files import campaign_text
from hauntbox.table.replays.check import first_table
from table import box
from table.play import rush

FOLDER = Path(__file__).with_name("earlier")


@cache
def texts(archive: str) -> dict[str, str]:
    with tarfile.open(FOLDER / archive) as tar:
        files = [each for each in tar if each.isfile()]
        return {each.name: tar.extractfile(each).read().decode() for each in files}  # type: ignore[union-attr]


ARCHIVES = ("replays.tar.xz", "scenarios.tar.xz")
PLAYED: dict[str, dict[str, Any]] = {
    name: options for each in ARCHIVES for name, options in json.loads(texts(each)["played.json"]).items()
}


def text_of(name: str) -> str:
    return next(texts(each)[name] for each in ARCHIVES if name in texts(each))


@pytest.fixture(autouse=True)
def real_games(test_games: None, monkeypatch: pytest.MonkeyPatch) -> None:
    box.use_real(monkeypatch)


@pytest.fixture
def kept_files(tmp_path: Path) -> Path:
    with tarfile.open(FOLDER / "store.tar.xz") as tar:
        tar.extractall(tmp_path, filter="data")
    return tmp_path


@pytest.mark.parametrize("name", PLAYED)
def test_an_old_record_begins_with_the_numbers_it_was_played_with(name: str) -> None:
    replay = parse_replay(text_of(name))
    kind = games.find(replay.setting.game)
    options = asdict(first_table(kind, replay).g.options)  # type: ignore[attr-defined]
    assert {option: options[option] for option in PLAYED[name]} == PLAYED[name]


@pytest.mark.parametrize("game", ["ghostbusters2", "hunter13"])
def test_there_is_an_old_record_of_every_scenario(game: str) -> None:
    assert {name.split("/")[1] for name in PLAYED if name.startswith(f"{game}/")} >= set(games.find(game).scenarios)


@pytest.mark.parametrize(
    ("name", "rounds"),
    [("hunter13/bride/three.txt", 40), ("hunter13/places/three.txt", 60), ("hunter13/places/host.txt", 100)],
)
def test_an_old_scenario_outruled_what_its_table_had_chosen_and_its_record_still_does(name: str, rounds: int) -> None:
    replay = parse_replay(text_of(name))
    assert first_table(games.find("hunter13"), replay).g.options.rounds == rounds  # type: ignore[attr-defined]


def is_sound(verdict: ReplayVerdict) -> bool:
    """As written; under newer rules a move may have become illegal, but set-up is what it was."""
    return verdict.is_good if not verdict.is_older else not verdict.problem.startswith("move 0")


@pytest.mark.parametrize("name", PLAYED)
def test_an_old_replay_still_plays_as_it_was_written(name: str) -> None:
    verdict = check_replay(parse_replay(text_of(name)))
    assert is_sound(verdict), verdict.problem
    assert verdict.is_older or not verdict.notes


@pytest.mark.parametrize(
    ("file", "name", "value"),
    [
        ("larkspur", "grace_rounds", 1),  # chosen as 3, which then counted as not chosen
        ("book", "grace_rounds", 3),
        ("harsh", "dawn_round", 54),
        ("copies", "item_copies", 3),
    ],
)
def test_an_old_save_goes_on_with_its_numbers(kept_files: Path, file: str, name: str, value: int) -> None:
    table = load(kept_files / f"{file}.save")
    assert getattr(table.g.options, name) == value  # type: ignore[attr-defined]
    rush(table)
    save(table, kept_files / "again.save")
    assert load(kept_files / "again.save").g.outcome == table.g.outcome
    assert is_sound(check_replay(parse_replay(replay_text(replay_of(table)))))


@pytest.mark.parametrize(("game", "name", "value"), [("ghostbusters2", "timer", 1), ("hunter13", "moves", 3)])
def test_an_old_campaign_goes_on_with_its_numbers(kept_files: Path, game: str, name: str, value: int) -> None:
    campaign = load_campaign(kept_files / f"{game}.campaign")
    assert (campaign.plan.chosen, campaign.plan.given[name]) == (None, value)
    rush(campaign.table)
    table = campaign.go_on()
    assert table.setting.options[name] == value
    assert table.setting.options.keys() == {each.name for each in tunables(table.kind.options)}
    again = parse_campaign(campaign_text(campaign))
    assert (again.plan, again.table.setting) == (campaign.plan, campaign.table.setting)


# -- records of now ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["evidence", "ghostbusters2", "hunter13"])
def test_a_record_names_every_option_as_it_is_played(game: str) -> None:
    table = open_table(games.find(game), {"players": 2}, seed="1")
    assert table.setting.options == kept(table.g.options)  # type: ignore[attr-defined]
    assert table.setting.options.keys() == {each.name for each in tunables(table.kind.options)}


def test_a_position_names_every_option_too() -> None:
    table = open_table(games.find("evidence"), seed="1")
    state = json.loads(table.kind.codec.save(table.g))["state"]
    assert kept(table.g.options).items() <= state["options"].items()  # type: ignore[attr-defined]


def test_a_changed_default_does_not_change_a_game_that_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be played now if somebody changed the preset: not what the record says."""
    from hauntbox.games.evidence import options

    table = open_table(games.find("evidence"), {"even_chances": True}, "corvane", "1")
    text = replay_text(replay_of(table))
    monkeypatch.setitem(options.EVEN, ("corvane", 3), {"grace_rounds": 2})
    assert check_replay(parse_replay(text)).is_good
    assert open_table(table.kind, {"even_chances": True}, "corvane", "1").setting.options["grace_rounds"] == 2


def test_a_scenario_sets_what_nobody_has_chosen_in_each_chapter_of_a_campaign() -> None:
    """The Bride ends after 40 rounds; the book says 100, and so may a table."""
    kind = games.find("hunter13")
    for chosen, rounds in (({}, 40), ({"rounds": 100}, 100), ({"rounds": 60}, 60)):
        assert open_table(kind, chosen, "bride", "1").g.options.rounds == rounds  # type: ignore[attr-defined]
    campaign = open_campaign(kind, options={"players": 2}, seed="1")
    assert (campaign.plan.chosen, campaign.plan.options["rounds"]) == (("players",), 100)
    assert campaign.table.setting.options["rounds"] == 100
