"""Reference cards, by the options of the table: one for the ghost, one for hunters."""

from __future__ import annotations

from hauntbox.games.evidence.cards.deck import ITEMS
from hauntbox.games.evidence.cards.ghosts import KINDS, TYPES, choosable
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.state import Haunting
from hauntbox.games.evidence.words.abilities import ability
from hauntbox.kernel.contract import CardSection

GHOST = 0


def reference_card(g: Haunting, role: int) -> list[CardSection]:
    own = ghost_card(g.options) if role == GHOST else hunter_card(g.options)
    return [*own, types_card(g.options), abilities_card(g.options)]


def hunter_card(o: Options) -> list[CardSection]:
    naming = ("Then name the ghost's type.", "EVI-OPT-06")
    return [
        CardSection(
            "To win",
            (
                ("Find all three kinds of evidence of the ghost.", "EVI-EVD-05"),
                ("Every living hunter comes back to the van.", "EVI-WIN-02"),
                *([naming] if o.name_the_ghost else []),
            ),
        ),
        CardSection(
            "Your turn",
            (
                (f"Walk up to {o.hunter_move} squares, in parts if you like.", "EVI-HTR-01"),
                ("One action: use an item, or pick up a placed one from your square.", "EVI-HTR-05"),
                (f"In the van: exchange items, up to {o.hunter_hand} in hand.", "EVI-HTR-07"),
                ("After a Ghost Event near you: half as many squares.", "EVI-EVT-08"),
                (f"From round {o.grace_rounds + 1} on the ghost may hunt.", "EVI-TURN-06"),
            ),
        ),
        CardSection(
            "In a hunt",
            (
                ("The action is Listen or Hide.", "EVI-HTR-09"),
                ("Hide from the square in front of a hiding place.", "EVI-HIDE-02"),
                (f"The ghost kills anyone within {o.kill_reach} of its path, but not through walls.", "EVI-KILL-02"),
                ("Hidden, you die only if it begins its turn in front of you.", "EVI-KILL-08"),
                (f"A hunt lasts {o.hunt_rounds} rounds, or until somebody dies.", "EVI-HUNT-07"),
            ),
        ),
        CardSection("Items", ITEMS.notes(o, {"print_life": life})),
    ]


def life(o: Options) -> str:
    """EVI-UV-06: the round in which it was left counts, and in the round after the last it is gone."""
    return "its own round only" if o.uv_life == 1 else f"its own round and the next {o.uv_life - 1}"


def ghost_card(o: Options) -> list[CardSection]:
    return [
        CardSection("To win", (("All hunters are dead.", "EVI-WIN-01"),)),
        CardSection(
            "Your turn",
            (
                (f"Dice first: a print on {o.uv_roll} or more, a written book on {o.book_roll}.", "EVI-PAS-01"),
                ("Walk up to your speed, unseen.", "EVI-PAS-17"),
                (f"A Ghost Event, if you like: it slows hunters within {o.event_range}.", "EVI-EVT-06"),
                (f"From round {o.grace_rounds + 1}: the hunt die against your countdown.", "EVI-CNT-01"),
                (f"No hunt: the countdown falls by {o.countdown_step}.", "EVI-CNT-04"),
            ),
        ),
        CardSection(
            "In a hunt",
            (
                ("You appear on your spawn square, and your turn is over.", "EVI-HUNT-02"),
                (f"Then {o.hunt_rounds - 1} hunting turns, still unseen; a kill ends the hunt.", "EVI-HUNT-07"),
                (
                    f"You kill every hunter within {o.kill_reach} of you, at the start and after each step.",
                    "EVI-KILL-05",
                ),
                ("If you begin a turn in front of a hiding place, you kill the hunter in it.", "EVI-KILL-08"),
            ),
        ),
    ]


def types_card(o: Options) -> CardSection:
    cards = [TYPES[n] for n in choosable(o.more_ghosts)]
    told = [f"{card.name}: {', '.join([KINDS[kind] for kind in sorted(card.kinds)])}" for card in cards]
    return CardSection("Ghosts and their evidence", tuple([(line, "EVI-TYPE-03") for line in told]))


def abilities_card(o: Options) -> CardSection:
    """EVI-COM-04: what sets the types apart beside their evidence."""
    lines = [(f"{TYPES[t].name}: {ability(o, t)}", TYPES[t].rule) for t in choosable(o.more_ghosts)]
    return CardSection("What sets them apart", tuple(lines))
