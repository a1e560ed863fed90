"""Lines that are worth stopping for: an Event-card turns over, a clue is read, somebody falls."""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.events import CARDS
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.texts import texts
from hauntbox.games.hunter13.scene.board import item_id
from hauntbox.games.hunter13.scene.stage import figure_id, tile_id
from hauntbox.games.hunter13.state import NOWHERE, Mansion
from hauntbox.games.hunter13.words.log import TELLING, card_word, room_words, say, title_of
from hauntbox.kernel.wire import Event
from hauntbox.scene import Moment

BY_HAND: Final = 0  # it is read until it is put away
BRIEF: Final = 1300  # milliseconds
STAMPS: Final = {
    "made": ("Made it", ""), "missed": ("Missed", ""), "foe falls": ("It falls", ""), "escapes": ("Got away", ""),
    "saved": ("Saved", "in the last moment"), "confined": ("Shut in", "all doors slam"),
    "locked": ("Locked", "the other doors"), "brink": ("On the brink", ""),
}  # fmt: skip


def moment(g: Mansion, event: Event, news: str) -> Moment | None:
    what, facts = event.what, TELLING.facts(event)
    if what in STAMPS:
        return stamp(g, event, news)
    if what == "event":
        card = int(facts["event"])
        return Moment(
            "card", from_="events", to="log", hold=BY_HAND, tone=news, head="Event-card",
            title=CARDS[card].name, text=texts(g.options).events[card],
        )  # fmt: skip
    if what == "clue":
        return letter(g, title_of(g.story.clues[facts["clue"]][0]), int(facts["text"]))
    if what == "enemy side":
        return letter(g, "The ENEMY side", int(facts["text"]))
    if what == "drew":
        return Moment(
            "card", from_="mads", to="hand", head="Insanity-card", title=insanity_title(int(facts["card"])), tone="bad"
        )
    if what == "obtains":
        item = int(facts["item"])
        return Moment(
            "card", of=item_id(item), to=item_id(item), hold=BRIEF, head="Item", title=ITEM_CARDS[item].name, tone=news
        )
    return fall(g, event) if what in ("falls", "changes side") else None


def insanity_title(card: int) -> str:
    """Numbers and letters alone say nothing at the end of the game."""
    word = card_word(card).capitalize()
    return f"Insanity {word}" if len(word) < 3 else word


def letter(g: Mansion, title: str, text: int) -> Moment:
    return Moment("letter", to="journal", hold=BY_HAND, title=title, text=" ".join(g.story.texts[text].split()))


def fall(g: Mansion, event: Event) -> Moment:
    facts = TELLING.facts(event)
    figure = f"p:{figure_id(g, facts['hunter'])}"
    return Moment(
        "card",
        of=figure,
        to=figure,
        tone="bad",
        head="Fallen" if event.what == "falls" else "The Enemy",
        title=say(g, event).rstrip("!."),
    )


def stamp(g: Mansion, event: Event, news: str) -> Moment:
    big, text = STAMPS[event.what]
    facts = TELLING.facts(event)
    tile = facts.get("room", NOWHERE)
    if tile == NOWHERE and "hunter" in facts:
        tile = g.at[facts["hunter"]]
    on = tile_id(tile) if tile != NOWHERE and g.cell[tile] >= 0 else ""
    return Moment(
        "stamp",
        on=on,
        to="log",
        hold=BRIEF,
        tone=news,
        big=big,
        text=text or room_words(tile).capitalize() if on else text,
    )
