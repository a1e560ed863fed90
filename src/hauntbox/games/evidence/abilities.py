"""What sets each type of ghost apart, in words, by the numbers of the table. TYPE, COM-04"""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.cards.ghosts import (
    DEMON,
    GORYO,
    HOLLOW_MAN,
    LAMPLIGHTER,
    MYLING,
    OBAKE,
    POLTERGEIST,
    SPIRIT,
    TIDEWIFE,
    TYPES,
    WRAITH,
    YOKAI,
)  # fmt: skip
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.hunter_turn import listen_range
from hauntbox.games.evidence.rules.sight import DIMMED
from hauntbox.games.evidence.state import countdown_of

RULES: Final = {
    SPIRIT: "EVI-TYPE-05",
    WRAITH: "EVI-TYPE-07",
    POLTERGEIST: "EVI-TYPE-12",
    DEMON: "EVI-TYPE-14",
    OBAKE: "EVI-TYPE-18",
    MYLING: "EVI-TYPE-20",
    YOKAI: "EVI-TYPE-23",
    GORYO: "EVI-TYPE-27",
    LAMPLIGHTER: "EVI-GAP-14",
    HOLLOW_MAN: "EVI-GAP-15",
    TIDEWIFE: "EVI-GAP-16",
}


def ability(o: Options, t: int) -> str:
    """EVI-COM-04: the special ability that a type card names."""
    return {
        SPIRIT: "No special ability.",
        WRAITH: "A step onto salt costs it 2, and it leaves no footprint there.",
        POLTERGEIST: poltergeist(o),
        DEMON: f"When its hunt has run out, it may hunt on for {rounds(o.demon_extra_rounds)}, once a hunt.",
        OBAKE: f"Its prints last {rounds(o.obake_uv_life)}, those of others {o.uv_life}.",
        MYLING: f"When its event roll is {o.myling_event_roll} or more, it must cause a Ghost Event.",
        YOKAI: yokai(o),
        GORYO: "DOTS show it to hunters in the van alone.",
        LAMPLIGHTER: f"Its Ghost Events also dim eyes: sight {min(DIMMED, o.sight_range)} until the next turn is over.",
        HOLLOW_MAN: f"Listening finds it within {listen_range(o, HOLLOW_MAN)} alone.",
        TIDEWIFE: "After a hunt it may come back in a room next door.",
    }[t]


def poltergeist(o: Options) -> str:
    """EVI-TYPE-12: noise and harm alike, EVI-OPT-20: or the noise alone."""
    far = f"Its Ghost Events are noticed within {o.poltergeist_event_range}, those of others within {o.event_range}"
    return f"{far}; they slow no farther than others." if o.poltergeist_noise else f"{far}, and slow as far."


def yokai(o: Options) -> str:
    """EVI-TYPE-23: by choice; EVI-OPT-21: a steeper fall, EVI-OPT-22: or a lower number."""
    if o.yokai_steep:
        return "Its countdown falls by 2 at a time."
    if o.yokai_flat:
        return "Its countdown is lower from the start."
    return f"Before a hunt roll it may lower its countdown by {o.yokai_cut}, unseen; once until the countdown is reset."


def rounds(n: int) -> str:
    return "1 round" if n == 1 else f"{n} rounds"


def type_words(o: Options, t: int) -> str:
    """EVI-COM-04: countdown, speed and ability, and a line to remember it by."""
    card = TYPES[t]
    return f"Countdown {countdown_of(o, t)}, speed {card.speed}. {ability(o, t)} {card.text}"
