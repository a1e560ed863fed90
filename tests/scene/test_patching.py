"""Patches: whatever changes between two scenes of a seat arrives, in beats that can be told."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from hauntbox.scene import (
    Badge,
    Card,
    Line,
    Look,
    Mode,
    NoPatch,
    Note,
    Panel,
    Patch,
    Piece,
    Pile,
    Scene,
    Thing,
    Track,
    When,
    decode,
    decode_patch,
    diff,
    encode,
    patch,
)
from scene.samples import sample, sample_patch
from scene.test_check import head

IDS = ["a", "b", "c", "d"]
TEXTS = st.sampled_from(["", "one", "two"])
NUMBERS = st.integers(0, 3)
THINGS = st.one_of(
    st.builds(Piece, in_=st.sampled_from(["", *IDS]), name=TEXTS, active=st.booleans(), n=NUMBERS),
    st.builds(Track, value=st.one_of(st.none(), NUMBERS), max=st.one_of(st.none(), NUMBERS), dim=TEXTS),
    st.builds(Card, badges=st.lists(st.builds(Badge, look=TEXTS, n=st.one_of(st.none(), NUMBERS))).map(tuple)),
    st.builds(Pile, lay=st.just("deck"), count=st.one_of(st.none(), NUMBERS), in_=st.sampled_from(IDS)),
    st.builds(Note, text=TEXTS, fresh=st.booleans()),
)
PLACES = st.dictionaries(st.sampled_from(IDS), st.sampled_from(IDS), max_size=2)
SHOWN = st.one_of(
    st.none(),
    st.fixed_dictionaries({"name": TEXTS}),
    st.fixed_dictionaries({"kind": st.just("piece"), "in": st.sampled_from(["", *IDS, "e"]), "tag": TEXTS}),
)
SHOWS = st.dictionaries(st.sampled_from([*IDS, "e", "f"]), SHOWN, max_size=2)
LINES = st.lists(st.tuples(TEXTS, st.lists(st.sampled_from(IDS), max_size=2), PLACES, SHOWS), max_size=4)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    things = draw(st.dictionaries(st.sampled_from(IDS), THINGS))
    legend = draw(st.dictionaries(st.sampled_from(["x", "y"]), st.builds(Look, name=TEXTS, draw=st.just("icon"))))
    bare = decode(encode(head()))
    return replace(bare, index=draw(NUMBERS), things=things, legend=legend, when=When(draw(TEXTS)), focus=draw(TEXTS))


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Scene, Scene]:
    old, new = draw(scenes()), draw(scenes())
    told = enumerate(draw(LINES))
    lines = tuple(Line(i, text, on=tuple(on), at=at, shows=shows) for i, (text, on, at, shows) in told)
    heard = draw(st.integers(0, len(lines)))
    shared = draw(st.sets(st.sampled_from(IDS)))
    things = {**new.things, **{id: old.things[id] for id in shared if id in old.things}}
    return replace(old, log=lines[:heard]), replace(new, log=lines, things=things, legend={**old.legend, **new.legend})


@given(pairs())
def test_a_patch_leads_from_any_scene_to_any_later_one(pair: tuple[Scene, Scene]) -> None:
    old, new = pair
    change = diff(old, new)
    if change is None:
        assert replace(old, index=new.index) == new
    else:
        assert patch(old, decode_patch(encode(change))) == new


@given(pairs())
def test_between_beats_nothing_lies_in_what_has_gone(pair: tuple[Scene, Scene]) -> None:
    old, new = pair
    change = diff(old, new)
    known = set(old.things)
    for beat in change.beats if change else ():
        known -= set(beat.drop)
        made = {id for id in beat.set if id not in known}
        known |= made
        for id in made:
            home = str(beat.set[id].get("in", ""))
            assert home in known or home not in new.things


def change(old: Scene, **things: Thing) -> Patch:
    found = diff(old, replace(old, index=old.index + 1, things={**old.things, **things}))
    assert found
    return found


def test_the_sample_patch_is_found_again() -> None:
    old = sample("evidence")
    new = patch(old, sample_patch())
    found = diff(old, new)
    assert found
    assert patch(old, found) == new
    assert [beat.log[0].text for beat in found.beats] == [beat.log[0].text for beat in sample_patch().beats]
    assert set(found.beats[1].set) == {"print1"}


def test_only_what_has_changed_is_sent() -> None:
    old = sample("evidence")
    lantern = old.things["lantern"]
    assert isinstance(lantern, Piece)
    found = change(old, lantern=replace(lantern, in_="sq:K6", active=False))
    assert found.beats[0].set == {"lantern": {"in": "sq:K6", "active": None}}
    assert b'"ask"' not in encode(found)


def test_a_number_that_becomes_secret_is_null() -> None:
    old = sample("evidence")
    track = old.things["t:steps"]
    assert isinstance(track, Track)
    found = change(old, **{"t:steps": replace(track, value=None)})
    assert found.beats[0].set == {"t:steps": {"value": None}}
    after = patch(old, found).things["t:steps"]
    assert isinstance(after, Track)
    assert after.value is None


def test_a_caption_takes_along_what_it_speaks_of() -> None:
    old = sample("evidence")
    i = old.log[-1].i
    lines = (Line(i + 1, "Static runs.", on=("static",)), Line(i + 2, "Moss too.", on=("moss",)))
    moved: dict[str, Any] = {id: replace(old.things[id], in_="sq:K5") for id in ("moss", "static", "ledger")}
    found = diff(old, replace(old, things={**old.things, **moved}, log=(*old.log, *lines)))
    assert found
    assert [list(beat.set) for beat in found.beats] == [["static"], ["moss", "ledger"]]


def test_what_goes_on_passes_through_the_places_it_was_in() -> None:
    old = sample("evidence")
    i = old.log[-1].i
    lines = (
        Line(i + 1, "Static looks east.", on=("static",)),
        Line(i + 2, "Static runs.", on=("static",), at={"static": "sq:K5"}),
        Line(i + 3, "And on.", on=("static",), at={"static": "sq:K6"}),
        Line(i + 4, "Silence."),
    )
    gone = replace(old.things["static"], in_="sq:K6")
    found = diff(old, replace(old, things={**old.things, "static": gone}, log=(*old.log, *lines)))
    assert found
    assert [beat.set for beat in found.beats] == [{}, {"static": {"in": "sq:K5"}}, {"static": {"in": "sq:K6"}}, {}]


def test_what_comes_and_goes_at_once_is_seen_on_its_way() -> None:
    old = sample("evidence")
    i = old.log[-1].i
    lines = (
        Line(i + 1, "Static runs.", on=("static",), at={"static": "sq:K5"}),
        Line(i + 2, "Static is gone.", on=("static",)),
        Line(i + 3, "A cat comes.", on=("cat",), at={"cat": "sq:K5"}),
        Line(i + 4, "It sits down.", on=("cat",), at={"cat": "sq:K6"}),
    )
    things = {id: thing for id, thing in old.things.items() if id != "static"}
    cat = Piece(in_="sq:K6", look="moss")
    found = diff(old, replace(old, things={**things, "cat": cat}, log=(*old.log, *lines)))
    assert found
    assert [beat.set.get("static") or beat.set.get("cat") for beat in found.beats[:3]] == [
        {"in": "sq:K5"}, None, {"kind": "piece", "in": "sq:K5", "look": "moss"},
    ]  # fmt: skip
    assert found.beats[1].drop == ("static",)
    assert patch(old, found).things["cat"] == cat


def bites(hp: int, faces: list[str], lines: list[Line]) -> Scene:
    """Three dogs bite Bill before anybody is asked."""
    legend = {"die": Look("die", "die"), "bill": Look("Bill", "figure"), "hp": Look("HP", "bar")}
    things: dict[str, Thing] = {
        "bill": Piece(look="bill"),
        "p": Panel(of="bill", name="Bill"),
        "hp": Track(in_="p", look="hp", value=hp, max=10),
        "roll": Pile(lay="dice", name="The roll"),
        **{f"die{n}": Piece(in_="roll", look="die", n=n, tag=face) for n, face in enumerate(faces)},
    }
    return replace(decode(encode(head())), legend=legend, things=things, log=tuple(lines))


def bite(i: int, text: str, hp: int, faces: list[str]) -> Line:
    dice: dict[str, dict[str, Any] | None] = dict.fromkeys(["die0", "die1", "die2"])
    dice |= {f"die{n}": {"kind": "piece", "in": "roll", "look": "die", "n": n, "tag": f} for n, f in enumerate(faces)}
    return Line(i, text, on=("bill", "hp", "roll"), shows={"hp": {"value": hp}, **dice})


BITES = [
    bite(1, "Dog 1 bites: 1 damage.", 9, ["hit", "2", "shield"]),
    bite(2, "Dog 2 misses.", 9, ["miss"]),
    bite(3, "Dog 3 bites: 3 damage.", 6, ["hit", "3", "blank"]),
]


def seen_at_each_beat(old: Scene, change: Patch) -> list[tuple[int | None, list[str]]]:
    found = []
    for beat in change.beats:
        old = patch(old, Patch(from_=old.index, to=old.index, seat=old.seat, beats=(beat,)))
        hp = old.things["hp"]
        assert isinstance(hp, Track)
        found.append((hp.value, [die.tag for die in old.things.values() if isinstance(die, Piece) and die.tag]))
    return found


def test_three_bites_show_three_sets_of_dice_and_three_values_in_order() -> None:
    old, new = bites(10, [], []), bites(6, ["hit", "3", "blank"], BITES)
    change = diff(old, new)
    assert change
    assert seen_at_each_beat(old, change) == [(9, ["hit", "2", "shield"]), (9, ["miss"]), (6, ["hit", "3", "blank"])]
    assert patch(old, change) == new


def test_dice_that_nobody_left_on_the_table_go_with_the_last_line() -> None:
    old, new = bites(10, [], []), bites(6, [], BITES)
    change = diff(old, new)
    assert change
    assert [tags for _, tags in seen_at_each_beat(old, change)] == [["hit", "2", "shield"], ["miss"], []]
    assert patch(old, change) == new


def test_without_a_word_of_the_moment_the_first_line_takes_what_will_be() -> None:
    old = bites(10, [], [])
    new = bites(6, ["hit"], [replace(line, shows={}) for line in BITES])
    change = diff(old, new)
    assert change
    assert [hp for hp, _ in seen_at_each_beat(old, change)] == [6, 6, 6]


def test_a_new_thing_brings_the_place_it_lies_in() -> None:
    old = sample("evidence")
    i = old.log[-1].i
    lines = (Line(i + 1, "A card.", on=("card",)), Line(i + 2, "Done."))
    things: dict[str, Thing] = {**old.things, "card": Card(in_="box"), "box": Pile(lay="tray")}
    found = diff(old, replace(old, things=things, log=(*old.log, *lines)))
    assert found
    assert set(found.beats[0].set) == {"card", "box"}


def test_if_nothing_has_changed_there_is_no_patch() -> None:
    old = sample("vast")
    assert diff(old, replace(old, index=old.index + 1)) is None


def test_a_patch_fits_one_scene_only() -> None:
    old = sample("evidence")
    with pytest.raises(NoPatch, match="the patch starts at s1 87, the scene is at s1 5"):
        patch(replace(old, index=5), sample_patch())


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seat": "s2"}, "seat was 's1' and is 's2'"),
        ({"log": ()}, "lines of the log are gone"),
        ({"legend": {}}, "looks are gone"),
    ],
)
def test_where_no_patch_leads_the_whole_scene_is_sent(changes: dict[str, Any], why: str) -> None:
    old = sample("evidence")
    with pytest.raises(NoPatch, match=why):
        diff(old, replace(old, **changes))


def test_a_scene_may_hold_the_last_lines_only() -> None:
    old = sample("evidence")
    line = Line(old.log[-1].i + 1, "It knocks.")
    found = diff(old, replace(old, log=(*old.log[-3:], line)))
    assert found
    assert found.beats[0].log == (line,)


def test_a_chain_goes_to_the_stage_and_back() -> None:
    """Lines bring a mode and take it away again; the end is as the scene says, whatever came between."""
    fight = Mode("battle", "Battle")
    bare = decode(encode(head()))
    lines = (
        Line(0, "They fight.", mode=fight),
        Line(1, "It falls."),
        Line(2, "It is over.", mode=None),
        Line(3, "On."),
    )
    for last in (None, fight):
        change = diff(bare, after := replace(bare, index=bare.index + 1, log=lines, mode=last))
        assert change is not None
        assert [beat.mode for beat in change.beats] == [fight, UNSET, None, UNSET]
        assert (change.mode is UNSET) == (last is None)  # the beats have left none
        assert patch(bare, decode_patch(encode(change))) == after
