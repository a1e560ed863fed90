"""Scenes read aloud and drawn with characters, without knowing any game."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hauntbox.scene import Line, Pile, Result, Scene, Space, Verdict, plan, screen, words
from scene.samples import NAMES, sample

TOLD = Path(__file__).parent / "told"


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_told(name: str) -> None:
    assert words(sample(name)) == (TOLD / f"{name}.txt").read_text().splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_drawn(name: str) -> None:
    assert screen(sample(name)) == (TOLD / f"{name}-drawn.txt").read_text().splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_every_name_on_the_table_is_said(name: str) -> None:
    scene, told = sample(name), " ".join(words(sample(name)))
    said = [(id, thing.name) for id, thing in scene.things.items() if not isinstance(thing, Space)]  # floor is not
    assert [id for id, name in said if name.split(" ")[-1] not in told] == []


def test_yours_is_the_first_sheet() -> None:
    told = words(sample("evidence-ghost"))
    sheets = [line.split(",")[0] for line in told if line.split(",")[0] in ("Lantern", "Static", "Myling")]
    assert sheets == ["Myling", "Lantern", "Static"]


def test_of_a_hand_what_is_known_and_what_is_not_are_told() -> None:
    scene = sample("evidence")
    pile = scene.things["h:moss"]
    assert isinstance(pile, Pile)
    three = replace(scene, things={**scene.things, "h:moss": replace(pile, count=3)})
    assert "Items: Thermometer (Cold in the ghost room.), 2 face down." in " ".join(words(three))


def over(scene: Scene) -> Scene:
    end = Verdict(text="The ghost wins", why="No hunter is left.", rule="EVI-WIN-01", seats=(Result("s1", "lost"),))
    return replace(scene, state="over", ask=None, outcome=end)


def test_the_end_is_told_first() -> None:
    assert words(over(sample("evidence")))[1] == "The ghost wins. No hunter is left. (EVI-WIN-01) Mara lost."


def test_a_table_without_news_says_so_by_silence() -> None:
    assert not [line for line in words(replace(sample("vast"), log=())) if line.startswith("Latest")]
    assert words(replace(sample("vast"), log=(Line(1, "A drip."),)))[-1] == "Latest: A drip."


def test_of_a_house_the_names_of_rooms_stand_on_the_floor() -> None:
    assert " 8 | .   .   .   .   . D s   . | .   . |Guest bedroom  |" in plan(sample("evidence"), "house")


def test_the_key_names_every_sign() -> None:
    key = plan(sample("evidence"), "house")[-1]
    assert key.startswith("* spawn square  # hiding spot  M Moss  d DOTS  s salt tile  L Lantern")
    assert key.endswith("D door  D van door  o you may pick it")


def test_each_figure_has_a_letter_of_its_own() -> None:
    assert "L Lantern" in plan(sample("evidence"), "house")[-1]
    assert "E Ledger" in plan(sample("evidence"), "house")[-1]


def test_tiles_are_drawn_by_their_names_until_somebody_stands_there() -> None:
    drawn = plan(sample("vast"), "cave")
    assert "    eye bon  c  fan eye" in drawn
    assert "   |amb  d   r   K  eve| t" in drawn
    assert drawn[-1].startswith("r Rockslide  b Bomb  K Knight")


def test_a_terminal_leaves_the_question_to_its_menu() -> None:
    assert not [line for line in screen(sample("evidence")) if line.startswith(("You choose", "  1."))]
