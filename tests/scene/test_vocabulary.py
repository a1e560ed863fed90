"""One vocabulary: the page and the Structs say the same; eight seats have eight pairs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

import hauntbox.scene
from hauntbox.games import find, names
from hauntbox.scene import Seat, SeatContext, SeatHolder, check, pair_of, seats
from hauntbox.scene.structs.scene_things import Base
from hauntbox.scene.structs.vocabulary import DRAW, LAYS, PAIRS, PRINTED, SHAPES, TABS, TONES
from scene.samples import sample

ROOT = Path(__file__).parents[2]
PAGE, LIST = (ROOT / "docs" / "scenes.md").read_text().split("## All words and fields")
STRUCTS = {name: made for name, made in vars(hauntbox.scene).items() if hasattr(made, "__struct_fields__")}
NAMED = {
    "every thing": "Base",
    "outcome": "Verdict",
    "ask": "Question",
    "walks": "WalkOptions",
}  # by other words than their classes


def own_fields(struct: type) -> set[str]:
    """As they are written; of a thing, what others have not."""
    found = {field.encode_name for field in fields(struct)}
    if struct is Base:
        return found | {"kind"}
    return found - {field.encode_name for field in fields(Base)} if issubclass(struct, Base) else found


def listed() -> dict[str, set[str]]:
    rows = re.findall(r"^\| ([\w ]+) \| (`.*) \|$", LIST, re.MULTILINE)
    return {NAMED.get(word, word.split()[0].title()): set(re.findall(r"`(\w+)`", text)) for word, text in rows}


LISTED = {{"Stretch": "Span"}.get(name, name): found for name, found in listed().items()}


def test_the_page_lists_every_struct_and_nothing_else() -> None:
    assert set(LISTED) == {*STRUCTS, "Base"}


@pytest.mark.parametrize("name", [*STRUCTS, "Base"])
def test_the_page_and_the_structs_have_the_same_fields(name: str) -> None:
    assert LISTED[name] == own_fields(STRUCTS.get(name, Base))


def test_every_field_is_explained_on_the_page() -> None:
    blocks = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)
    spans = re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL))
    said = set(re.findall(r"\w+", " ".join([*blocks, *spans])))
    assert [(name, field) for name, found in LISTED.items() for field in sorted(found - said)] == []


def test_every_word_of_a_closed_list_is_on_the_page() -> None:
    said = set(re.findall(r"[\w-]+", PAGE))
    lists = [*DRAW.values(), *LAYS.values(), PRINTED, TABS, SHAPES]
    assert [word for words in lists for word in words if word not in said] == []


# Eight seats.


def at_table(n: int) -> SeatContext:
    return SeatContext((0,), "s0", tuple([SeatHolder(f"s{role}", f"Guest {role}", (role,)) for role in range(n)]))


def test_eight_seats_have_eight_tones_and_eight_shapes() -> None:
    found = seats(at_table(8))
    assert len({seat.tone for seat in found}) == 8
    assert len({seat.shape for seat in found}) == 8
    assert {(seat.tone, seat.shape) for seat in found} == set(PAIRS)


def test_the_browser_paints_every_tone_and_shape() -> None:
    tones = (ROOT / "web" / "src" / "paint" / "tones.ts").read_text()
    shapes = (ROOT / "web" / "src" / "paint" / "shapes.ts").read_text()
    assert [tone for tone in TONES if not re.search(rf"\b{tone}: '#", tones) and tone != "accent"] == []
    assert [shape for shape in SHAPES if not re.search(rf"\b{shape}: \(r\)", shapes)] == []


def test_who_has_not_chosen_yet_gets_a_pair_that_nobody_has() -> None:
    own = (PAIRS[2], PAIRS[0])
    found = [pair_of(own, (-1, 1, -1), role) for role in range(4)]
    assert found == [PAIRS[1], PAIRS[0], PAIRS[2], PAIRS[3]]


def test_two_seats_with_one_pair_are_found() -> None:
    scene = sample("evidence")
    twins = tuple([Seat(f"s{n}", "Twin", "bot", tone="amber", shape="circle", you=n == 1) for n in (1, 2)])
    assert "the pair of seats amber circle: is there 2 times" in check(
        hauntbox.scene.Scene(**{name: getattr(scene, name) for name in scene.__struct_fields__} | {"seats": twins})
    )


@pytest.mark.parametrize("name", names())
def test_in_every_game_the_largest_table_has_no_pair_twice(name: str) -> None:
    kind = find(name)
    most = {"players": 5, "host": True} if name == "hunter13" else {}
    g = kind.new(kind.options(**most), next(iter(kind.scenarios)), "seats")
    assert kind.scene
    found = kind.scene(g, hauntbox.scene.sit(kind, g, ())).seats
    assert len({(seat.tone, seat.shape) for seat in found}) == len(found) > 1
