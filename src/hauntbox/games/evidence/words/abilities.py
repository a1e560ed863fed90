"""What sets each type of ghost apart, in words, by the numbers of the table. TYPE, COM-04"""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.cards import Words, filled
from hauntbox.games.evidence.cards.ghosts import HOLLOW_MAN, TYPES, YOKAI
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.hunt import countdown_step
from hauntbox.games.evidence.rules.hunter_turn import listen_range
from hauntbox.games.evidence.rules.sight import DIMMED
from hauntbox.games.evidence.rules.walking import SALT_STEP
from hauntbox.games.evidence.state import countdown_of


def poltergeist_harm(o: Options) -> str:
    """EVI-TYPE-12: noise and harm alike, EVI-OPT-20: or the noise alone."""
    return (
        ", but they slow no farther than those of others"
        if o.poltergeist_noise
        else ", and they slow everybody within that range"
    )


def yokai_countdown(o: Options) -> str:
    """EVI-TYPE-23: by choice; EVI-OPT-21: a steeper fall, EVI-OPT-22: or a lower number."""
    if o.yokai_steep:
        return f"Its countdown falls by {countdown_step(o, YOKAI)} at a time."
    if o.yokai_flat:
        return "Its countdown is lower from the start."
    return f"Before a hunt roll it may lower its countdown by {o.yokai_cut}, unseen; once until the countdown is reset."


WORDS: Final[Words] = {
    "poltergeist_harm": poltergeist_harm,
    "yokai_countdown": yokai_countdown,
    "salt_step": lambda o: str(SALT_STEP),
    "dimmed_sight": lambda o: f"{min(DIMMED, o.sight_range)}",
    "hollow_range": lambda o: f"{listen_range(o, HOLLOW_MAN)}",
}


def ability(o: Options, t: int) -> str:
    """EVI-COM-04: the special ability that a type card names."""
    return filled(TYPES[t].ability, o, WORDS)


def type_words(o: Options, t: int) -> str:
    """EVI-COM-04: countdown, speed and ability, and a line to remember it by."""
    card = TYPES[t]
    return f"Countdown {countdown_of(o, t)}, speed {card.speed}. {ability(o, t)} {card.text}"
