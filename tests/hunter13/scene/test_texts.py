"""Player texts hold no numbers of their own: those of a card follow from its script, its entry and the table's options.

Scenarios are prose, read as their authors wrote it; their tests and effects have numbers of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from hauntbox.games.hunter13.cards.events import CARDS, SLOW, event
from hauntbox.games.hunter13.cards.items import CROSS_KEY, GRIMOIRE, ITEM_CARDS
from hauntbox.games.hunter13.cards.monsters import ABILITIES
from hauntbox.games.hunter13.cards.people import DEADLINE, PEOPLE
from hauntbox.games.hunter13.cards.rooms import ROOMS, SEALING, tile
from hauntbox.games.hunter13.cards.texts import texts
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.items.using import CALL
from hauntbox.games.hunter13.scene.answers.options import OPTIONS
from hauntbox.games.hunter13.scene.legend import PLAIN, legend
from hauntbox.games.hunter13.words.questions import QUESTIONS
from hauntbox.games.hunter13.words.reference_card import BATTLE, CHECKS, FALLEN, HOST, SANITY, TURN
from hauntbox.games.hunter13.words.sentences import SENTENCES

NUMBER = re.compile(r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|thirteen|twice)\b", re.IGNORECASE)
FIELD = re.compile(r"\{[^{}]*\}")
REVIEWED = {
    "At 0 the hunter falls.": "nobody plays with another limit than nothing left",
    "At 0 it is subdued.": "the same",
    "At 0 HP or 0 MP you fall, unless you are rescued in that moment.": "the same",
    "At 0 vitality you are subdued, and skip a turn.": "the same",
    "Relief: bring {0.who} to 1 HP": "the least that is not nothing",
    "1 to {faces}": "the lowest Judge-card",
    "{hunter} comes to: 1 HP.": "the least that is not nothing",
    "{hunter} will have only 1 Movement Point": "events.SLOW, which is no option; a test below holds it",
    "{who} compares two items": "the question has two sides",
    "looks at two rooms": "the question has two sides",
    "a failure costs 1": "of each Enemy, by the rule of battles",
    "Draw 1 Insanity-card": "a verb of its own, which draws one",
    "Lay two unexplored room-tiles.": "the Map's question has two halves",
    "Discard up to two Insanity-cards of one character.": "a field would print a digit; a test below holds it",
    "Draws two Judge-cards; the higher counts.": "the name of the ability",
    "look at two tiles, lay one": "the question has two sides",
    "look at two cards, keep one": "the question has two sides",
    "The Clock Strikes Thirteen": "a name",
}  # fmt: skip


def all_texts() -> Iterator[str]:
    decks: list[Any] = [*ROOMS, *CARDS, *ITEM_CARDS, *PEOPLE]
    for entry in decks:
        yield from (entry.name, entry.text)
    yield from [ability.text for ability in ABILITIES]
    yield from [part for look in PLAIN.values() for part in (look.name, look.text)]
    for card in (TURN, SANITY, BATTLE, CHECKS, FALLEN, HOST):
        yield from (card.title, *[text for text, _ in card.lines])
    yield from [part for row in QUESTIONS.values() for part in row[:2]]
    yield from SENTENCES.values()
    yield from [text for text, _ in OPTIONS.values() if isinstance(text, str) and f"heal {CALL}" not in text]


def numbers_in(text: str) -> list[str]:
    for reviewed in REVIEWED:
        text = text.replace(reviewed, "")
    return NUMBER.findall(FIELD.sub("", text))


def test_texts_hold_no_numbers_but_those_that_were_reviewed() -> None:
    assert [text for text in all_texts() if numbers_in(text)] == []


def test_all_that_was_reviewed_is_still_said() -> None:
    said = "\n".join(all_texts())
    assert [text for text in REVIEWED if text not in said] == []


def test_what_is_written_out_is_what_the_entries_say() -> None:
    assert SLOW == 1
    assert [card.sheds for card in ITEM_CARDS if "up to two Insanity-cards" in card.text] == [2]


@pytest.mark.parametrize(
    ("changed", "book", "played"),
    [
        ({"checks": 2}, "Willpower 5 or more, or 3 MP damage.", "Willpower 7 or more, or 3 MP damage."),
        ({"locked_doors": 9}, "Strength 6 or more, once per player", "Strength 9 or more, once per player"),
        ({"shut_doors": 3, "checks": 1}, "Strength 5 or more to leave", "Strength 4 or more to leave"),
    ],
)
def test_event_cards_say_what_is_played(changed: dict[str, int], book: str, played: str) -> None:
    says = " ".join(texts(Options(**changed)).events)  # type: ignore[arg-type]
    assert book in " ".join(texts(Options()).events)
    assert (book in says, played in says) == (False, True)


def test_rooms_items_and_feats_say_what_is_played() -> None:
    says = texts(Options(falling=8, checks=-1, grimoire=9, moves=4))
    assert "Falling check (Dexterity 7)" in says.rooms[tile("Broken Corridor")]
    assert "Intelligence 6 or more at the door" in says.rooms[SEALING]
    assert "with Intelligence 8 or more you may make MP attacks" in says.items[GRIMOIRE]
    assert says.people[DEADLINE] == "5 Movement Points per turn."


def test_the_legend_says_what_is_played() -> None:
    shown = legend(Options(shut_doors=8, escape=3))
    assert shown["shut"].text == "Strength 8 or more, a key or the Pistol."
    assert "Escape-checks against it need 4 or more." in shown["m-13"].text
    assert shown["i-23"].text == texts(Options()).items[CROSS_KEY] == "A key. Maximum MP +10."


def test_several_numbers_of_a_kind_stand_in_the_order_of_the_script() -> None:
    fire = texts(Options()).events[event("Fire")]
    assert fire == "You: Dexterity 6 or more, or 4 HP damage. Every other hunter on the tile: 2 HP damage."
