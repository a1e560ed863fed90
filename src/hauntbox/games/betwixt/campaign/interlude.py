"""The time between two missions, as a game of its own. CAMP, HID"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from msgspec import Struct, to_builtins

from hauntbox.games.betwixt import actions as a
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import written
from hauntbox.games.betwixt.campaign.evening import business, growing, janitor, moving
from hauntbox.games.betwixt.campaign.evening.state import Evening
from hauntbox.games.betwixt.campaign.open_missions import open_missions
from hauntbox.games.betwixt.campaign.scene import scene
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, NONE
from hauntbox.games.betwixt.cards.equipment import FIREWORK
from hauntbox.games.betwixt.flow import FRAMES
from hauntbox.games.betwixt.options import Options, seats
from hauntbox.games.betwixt.rules.dice import ARMS, CART, CHANCES, DECK
from hauntbox.games.betwixt.rules.setup import lay_decks, set_table
from hauntbox.games.betwixt.secrets.hidden import scramble_decks
from hauntbox.games.betwixt.secrets.redeal import shuffled
from hauntbox.games.betwixt.secrets.view import PUBLIC
from hauntbox.games.betwixt.state import Farm, survey
from hauntbox.games.betwixt.words.log import SENTENCES, WORDS, Then
from hauntbox.games.betwixt.words.names import role_name, side
from hauntbox.games.betwixt.words.options import ANSWERS
from hauntbox.games.common import interlude as common
from hauntbox.games.common.frames import frames_in
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import SEED, Declaration, Seat, Secret, asks
from hauntbox.kernel.event_text import EventText
from hauntbox.kernel.known import public_part
from hauntbox.kernel.wire import Action, Event, Outcome

EMPTY: Final = Evening()
OPEN: Final = (*PUBLIC, "played", "won", "cart", "gone", "chosen")


def known(g: Evening, seat: Seat) -> Evening:
    """TGB-HID-04: all but the order of the decks."""
    k: Evening = public_part(g, seat, EMPTY, OPEN)
    k.decks = [tuple(sorted(deck)) for deck in g.decks]
    k.arms = [tuple(sorted(deck)) for deck in g.arms]
    k.arms_out = [tuple(sorted(deck)) for deck in g.arms_out]
    return k


def view(g: Evening, seat: Seat) -> dict[str, Any]:
    g = known(g, seat)
    return {
        "before": g.played,
        "won": g.won,
        "diary": to_builtins(written(g, g.diary)) if g.decks else to_builtins(g.diary),
        "open missions": open_missions(g.diary),
        "cart": g.cart,
        "decks": g.decks[:BOOK_DECK],
        "gone": g.gone,
        "chosen": g.chosen,
        "agenda": repr(g.agenda),
        "asks": asks(g, seat),
        "outcome": g.outcome,
    }


def fill_in(k: Evening, seat: Seat, rng: Random) -> Evening:
    h = k.clone()
    h.seed = f"{rng.getrandbits(128):032x}"
    h.decks = [shuffled(deck, rng) for deck in k.decks]
    h.arms = [shuffled(deck, rng) for deck in k.arms]
    return h


class Told(EventText):
    def say(self, g: Any, event: Event) -> str:
        return super().say(Then(g, event.now), event)


def sample(won: bool) -> Carry:
    """After Mission 3, which was lost at first."""
    g = Farm(mission="mirror_maze")
    set_table(g)
    g.xp, g.purse, g.trophies, g.books = [70, 45, 75, 130], 60, 6, (0, 1)
    g.points = [2, 1, 1, 3]
    lay_decks(g, ())
    unlocked = ("Collection 1", "Collection 2", "Mission 2", "Mission A", "Mission 3", "Mission B")
    plain = Diary(won=("1", "A", "2"), unlocked=unlocked, failed=1)
    return Carry("diary", written(g, plain), won)


def lay_out(options: Options, scenario: str, seed: str) -> Evening:
    return business.laid(options, "mirror_maze", seed, sample(scenario == "won"))


def components(g: Evening) -> Counter[str]:
    """Cards, wherever they are, in collections that are not open too; fireworks come with talents."""
    held = {card for row in g.cards for card in row if card != NONE and CARDS[card].type != FIREWORK}
    asked = [getattr(frame, "card", NONE) for frame in g.agenda]
    away = len(held) + len(g.stash) + len(g.cart) + len([card for card in asked if card != NONE])
    closed = [card for card in CARDS if card.collection and not g.collections >> card.collection & 1]
    return Counter({"cards": away + sum(map(len, g.decks[:BOOK_DECK])) + len(closed)})


def interlude(name: str, version: int, lay_out_for: Callable[[Options, str, str, Any], Evening]) -> Declaration:
    frames = (*FRAMES, *frames_in([business, janitor]))
    structs: tuple[type[Struct], ...] = (*a.EVENING_STRUCTS, Diary, Outcome)
    return common.interlude(
        name=name,
        title="The Ghosts Betwixt, between missions",
        version=version,
        options=Options,
        lay_out=lay_out,
        lay_out_for=lay_out_for,
        codec=Codec(name, version, Evening, frames, structs, wake=survey),
        seats=seats,
        role_name=role_name,
        side=side,
        universe=universe,
        known=known,
        view=view,
        fill_in=fill_in,
        components=components,
        decisions={
            "TGB-DEC-77": (business.WhatNext, a.Business),
            "TGB-DEC-78": (growing.BuyLevel, a.Who),
            "TGB-DEC-79": (growing.StrongArm, a.Arm),
            "TGB-DEC-80": (growing.BuyTalent, a.Who),
            "TGB-DEC-81": (growing.LearnWhich, a.Use),
            "TGB-DEC-82": (janitor.BuyCollection, a.Collection),
            "TGB-DEC-83": (janitor.Trade, a.Bargain),
            "TGB-DEC-84": (janitor.WhichDeck, a.Deck),
            "TGB-DEC-85": (moving.MoveCard, a.Shift),
            "TGB-DEC-97": (business.NextIs, a.NextMission),
        },
        chances={purpose: CHANCES[purpose] for purpose in (DECK, ARMS, CART)},
        secret="TGB-HID-09",
        secrets={"TGB-HID-04": Secret(lambda g, seat: (g.decks, g.arms), scramble_decks), "TGB-HID-09": SEED},
        telling=Told(SENTENCES, WORDS),
        answers=ANSWERS,
        scene=scene,
    )


def universe(g: Evening) -> tuple[Action, ...]:
    return a.EVENING
