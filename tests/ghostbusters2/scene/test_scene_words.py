"""What the scene says: numbers and nouns agree, and what is refused for one reason is refused in one breath."""

from __future__ import annotations

import pytest
from msgspec import structs

from ghostbusters2.kit import do, hold, put, scene
from ghostbusters2.pictures import ask, marks, option, seen
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.rules.combat.targets import resist
from hauntbox.games.ghostbusters2.state import of_kind
from hauntbox.scene import Note, Scene, words


def all_words(picture: Scene) -> str:
    return "\n".join(words(picture))


@pytest.mark.parametrize(("uses", "said"), [(2, "2 uses left"), (1, "1 use left")])
def test_one_use_is_no_uses(uses: int, said: str) -> None:
    g = scene(at="A1", cards="Spare Cells")
    g.uses[CARD_OF["Spare Cells"]] = uses
    assert said in all_words(seen(g, 0))


@pytest.mark.parametrize(("code", "n", "said"), [("GW", 1, "Stream"), ("MG", 2, "Streams"), ("SP", 2, "Mood Slimes")])
def test_one_stream_is_no_streams(code: str, n: int, said: str) -> None:
    picture = seen(scene(at="A1", entities=f"{code} C3"), 0)
    look, count = marks(picture, f"k:{code}")[1]
    assert (count, picture.legend[look].name) == (n, said)


def test_targets_that_one_rule_bars_are_refused_together() -> None:
    g = scene(at="A1", entities="SP C1, SP A3, GW D1")
    refused = [one for one in ask(seen(g, 0)).options if one.off and one.group == "Fire"]
    assert [one.text for one in refused] == [
        "Fire at the Super-Plazm on C1, the Super-Plazm on A3",
        "Fire at the Gutter Wisp on D1",
    ]
    assert [one.rule for one in refused] == ["GBT-CMB-11", "GBT-CMB-01"]
    assert len(refused[0].on) == 2


def test_what_can_be_fired_at_is_offered_one_by_one() -> None:
    picture = seen(scene(at="A1", entities="GW C1, GW A3"), 0)
    assert [option(picture, f"fire {at}").off for at in ("C1", "A3")] == ["", ""]


def test_the_note_on_vigo_gives_the_resist_that_he_has() -> None:
    g = scene(at="A1", entities="VG C3", scenario="eve")
    hold(g, 0, "C3", streams=1, moods=1)
    put(g, "HC", "E5")
    note = seen(g, 0).things["note:special"]
    assert isinstance(note, Note)
    assert f"his Resist is {resist(g, of_kind(g, CODES['VG'])[0])}." in note.text


@pytest.mark.parametrize(("card", "answers", "said"), [
    ("Bait Canister", (), ("3 spaces", "Fewer")), ("Bait Canister", ("no",), ("2 spaces", "Only 1")),
    ("Slime Cannon", (), ("3 Mood Slimes", "Fewer")),
])  # fmt: skip
def test_a_card_that_says_up_to_asks_how_many(card: str, answers: tuple[str, ...], said: tuple[str, str]) -> None:
    g = scene(at="A1", entities="GP E1", cards=card, xp=26, sight=6)
    do(g, f"use {'better ' if card == 'Bait Canister' else ''}{card}", "aim E1", *answers)
    question = ask(seen(g, 0))
    assert (question.text, tuple([one.text for one in question.options])) == (
        f"Regular: how many with the {card}?",
        said,
    )


def test_gates_that_resist_say_so() -> None:
    g = scene(at="A1", marks="G1 C3")
    g.sheet = structs.replace(g.sheet, gates=structs.replace(g.sheet.gates, resist=4))
    hold(g, 0, "C3", streams=1)
    assert "They Resist with 4." in all_words(seen(g, 0))
