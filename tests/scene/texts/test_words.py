"""Scenes read aloud and drawn with characters, without knowing any game."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hauntbox.scene import (
    Card,
    Line,
    Look,
    Mark,
    Panel,
    Piece,
    Pile,
    Place,
    Result,
    Scene,
    Space,
    Thing,
    Track,
    Verdict,
    plan,
    screen,
    told,
    words,
)
from scene.samples import NAMES, sample
from scene.test_patching import BITES, bites

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


def test_a_line_is_told_with_the_dice_and_the_points_of_its_moment() -> None:
    scene = bites(6, [], BITES)
    assert told(scene, BITES) == [
        "Dog 1 bites: 1 damage. [Bill: HP 9 of 10; dice: hit, 2, shield]",
        "Dog 2 misses. [Bill: HP 9 of 10; dice: miss]",
        "Dog 3 bites: 3 damage. [Bill: HP 6 of 10; dice: hit, 3, blank]",
    ]
    assert words(scene)[-1] == f"Latest: {' '.join(told(scene, BITES))}"


def test_lines_of_one_set_are_told_once_by_their_sum() -> None:
    steps = [Line(n, f"Moss steps to {at}.", set="walk", sum=f"Moss walks {n} steps.") for n, at in enumerate("ABC", 1)]
    scene = replace(sample("vast"), log=(Line(0, "A drip."), *steps))
    assert words(scene)[-1] == "Latest: A drip. Moss walks 3 steps."


def on_a_sheet(**things: Thing) -> str:
    """The words of a panel that holds these."""
    signs = {"hit": Look("hit", "icon"), "axe": Look("axe", "card"), "die": Look("green die", "die")}
    sheet = Panel(name="Knight")
    scene = replace(sample("vast"), legend=signs, things={"p": sheet, **things}, ask=None, log=())
    return words(scene)[1]


def test_a_sheet_tells_the_cards_and_pieces_that_lie_on_it() -> None:
    axe, cube = Card(in_="p", look="axe", name="Mighty Axe"), Piece(in_="axe", name="Hero cube")
    assert on_a_sheet(axe=axe, cube=cube) == "Knight. Mighty Axe [inside: Hero cube]."


def test_dice_tell_their_symbols_and_dice_to_be_rolled_their_names() -> None:
    tray, chips = Pile(in_="p", lay="dice", name="Roll"), Pile(in_="p", n=1, lay="chips", name="Chips")
    rolled = Piece(in_="tray", look="die", signs=("hit", "hit"))
    still = Piece(in_="chips", look="die", text="own")
    told = on_a_sheet(tray=tray, chips=chips, rolled=rolled, still=still)
    assert told == "Knight. Roll: hit and hit. Chips: green die (own)."


def test_named_places_tell_what_lies_there_and_which_are_empty() -> None:
    worn = Pile(in_="p", lay="slots", name="Worn", slots=(Place("head", "helmet"), Place("feet")))
    helmet = Card(in_="worn", look="axe", name="Helmet")
    assert on_a_sheet(worn=worn, helmet=helmet) == "Knight. Worn: head: Helmet, feet: empty."


def test_a_bar_tells_the_next_mark_and_the_goal() -> None:
    marks = (Mark(2, "Spirit 4"), Mark(4, "Armor 2"), Mark(6, "Spirit 5"), Mark(11, "awake", goal=True))
    wake = Track(in_="p", name="Wakefulness", value=3, max=14, steps=marks)
    assert on_a_sheet(wake=wake) == "Knight. Wakefulness 3 of 14 (Armor 2 at 4, awake at 11)."


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
