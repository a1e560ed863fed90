"""What the team wants and what it must fear: the objective, how far it has come, and the scenario's own rules. CSC"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hauntbox import scene as scenes
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.games.ghostbusters2.cards.kinds import GIANT, HORROR, JUDGE, KINDS, TALL, TRAIN, VIGO, WIDE
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.combat.aiming import TRAIN_GATES
from hauntbox.games.ghostbusters2.rules.combat.targets import BROTHERS_GATES, GUARDED, needs
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.scenario.endings import CAPTAIN_PLAZMS
from hauntbox.games.ghostbusters2.rules.scenario.scenarios import (
    COURT_PLAZMS,
    EARLY,
    JUDGES,
    OVERRUN,
    RIVER_GATES,
    RIVER_PLAZMS,
    SUCCESSES,
)  # fmt: skip
from hauntbox.games.ghostbusters2.scene.stage import Stage
from hauntbox.games.ghostbusters2.state import Busters, of_kind
from hauntbox.kernel.event_text import any_of
from hauntbox.scene import Note, Thing, Track

Progress = Callable[[Busters], tuple[int, int]]  # how much of how much

PIPS: Final = 4  # more of them take too much room


class Goal(NamedTuple):
    want: str
    special: str = ""
    tracks: tuple[tuple[str, Progress], ...] = ()


def held(kind: int) -> Progress:
    """The tokens on a Boss."""

    def progress(g: Busters) -> tuple[int, int]:
        there = of_kind(g, kind)
        streams, moods, either = needs(g, there[0]) if there else (KINDS[kind].streams, KINDS[kind].moods, 0)
        return (sum(tokens_on(g, there[0])) if there else 0), streams + moods + either

    return progress


def gone(kind: int) -> Progress:
    def progress(g: Busters) -> tuple[int, int]:
        most = len([k for k, _ in g.street.figures if k == kind])
        return max(most - len(of_kind(g, kind)), 0), most

    return progress


def poured(wanted: int) -> Progress:
    return lambda g: (min(g.poured, wanted), wanted)


def stored(wanted: int, *kinds: int) -> Progress:
    return lambda g: (min(sum([g.stored.count(kind) for kind in kinds]), wanted), wanted)


GOALS: Final = {
    "no Gate is open": Goal("Close every Gate."),
    "the Judges are deposited": Goal(
        f"Trap and Deposit both Haunted Judges, and put {COURT_PLAZMS} Plazms into the Ecto-Tank.",
        tracks=(("Judges deposited", stored(JUDGES, JUDGE)), ("Plazms poured", poured(COURT_PLAZMS))),
    ),
    "the Brothers are deposited": Goal(
        "Trap both Scoleri Brothers and Deposit them.",
        "A Brother escapes at the end of the round after he was Trapped. "
        f"Open Gates add to their Resist, at most {BROTHERS_GATES}.",
        (("Brothers deposited", stored(2, TALL, WIDE)),),
    ),
    "no Horror and no Gate is left": Goal(
        "Close every Gate and get rid of every Fur-Coat Horror.",
        "The last Gate does not suck in Fur-Coat Horrors.",
        (("Horrors gone", gone(HORROR)),),
    ),
    "the Train is Trapped": Goal(
        "Trap the Ghost Train.",
        f"It cannot be overcome while {TRAIN_GATES} or more Gates are open.",
        (("Ghost Train", held(TRAIN)),),
    ),
    "the Giant is Trapped": Goal(
        "Trap the Washington Square Park Ghost.",
        "Each open Gate adds to its Resist; each Mood Slime that hits lowers it for this round.",
        (("Park Ghost", held(GIANT)),),
    ),
    "six Plazms and one Gate": Goal(
        f"Put {RIVER_PLAZMS} Plazms into the Ecto-Tank and leave at most {RIVER_GATES} Gate open.",
        tracks=(("Plazms poured", poured(RIVER_PLAZMS)),),
    ),
    "she is uptown": Goal(
        "Walk Lady Liberty uptown: at the end of a round half of her is there, and no Entity is inside.",
        "Her first Drive of a round is free, each further Drive takes a Plazm out of the Ecto-Tank.",
    ),
    "Vigo is Trapped": Goal(
        "Trap Vigo.",
        f"Streams on him count only while a Mood Slime is on him, too. While a Haunted Curator is there, his "
        f"Resist is {GUARDED}.",
        (("Vigo", held(VIGO)),),
    ),
}
DANGERS: Final = {
    "": "",
    "the Plazms run out": f"or fewer than {COURT_PLAZMS} Plazms can still be had",
    "the Giant is home": "or the Park Ghost ends a round in the Start Zone",
    "she is overrun": f"or {OVERRUN} Entities are inside Lady Liberty",
}
EXTRAS: Final = {
    "": "",
    "four rounds are left": f"with {EARLY} rounds left",
    "no Pedestrian is left": "with no Haunted Pedestrian on the map",
}


def objective(stage: Stage) -> dict[str, Thing]:
    """What wins, what loses, and what the Gates do."""
    sheet = stage.sheet
    goal = GOALS[sheet.success]
    rule = SUCCESSES[sheet.success][0]
    things: dict[str, Thing] = {
        "note:goal": Note(n=1, name="What you want", text=want_words(stage), rule=rule, tab="story")
    }
    things["note:danger"] = Note(n=6, name="What you fear", text=fear_words(stage), rule="GBT-SCN-08", tab="story")
    if goal.special or sheet.captain:
        captain = f"With {CAPTAIN_PLAZMS} Plazms in the Ecto-Tank the Midnight Captain comes." if sheet.captain else ""
        things["note:special"] = Note(
            n=2, name="Here", text=f"{goal.special} {captain}".strip(), rule=rule, tab="story"
        )
    things["note:gates"] = Note(n=5, name="Gates", text=gate_words(stage), rule="GBT-GTE-03", tab="notebook")
    text = round_words(stage)
    if text:
        things["note:round"] = Note(n=3, name="This round", text=text, rule="GBT-TNK-07", tab="notebook")
    return things


def team_goal(stage: Stage) -> scenes.Goal | None:
    """The objective in one line: how far it has come, and what ends it all."""
    if stage.is_over:
        return None
    goal, rule = GOALS[stage.sheet.success], SUCCESSES[stage.sheet.success][0]
    shares = [(name, progress(stage.g)) for name, progress in goal.tracks]
    parts = tuple([scenes.Part(n=min(value, most), of=most, text=name) for name, (value, most) in shares])
    return scenes.Goal(goal.want, rule, (parts,) if parts else (), dangers(stage))


def want_words(stage: Stage) -> str:
    sheet = stage.sheet
    if not sheet.goal_xp:
        return GOALS[sheet.success].want
    extra = f" {EXTRAS[sheet.goal]}" if sheet.goal else ""
    return f"{GOALS[sheet.success].want} {sheet.goal_xp} XP for everybody{extra}."


def fear_words(stage: Stage) -> str:
    return f"You lose if {any_of(dangers(stage))}."


def dangers(stage: Stage) -> tuple[str, ...]:
    slime = f"somebody has {stage.g.options.caustic} Caustic Slimes"
    more = DANGERS[stage.sheet.failure].removeprefix("or ")
    return tuple(filter(None, ("the Goo Timer runs out", "no Ghost is left to emerge", slime, more)))


# What scenario files name in short.
LONGER: Final = {
    "the most laden loses a Ghost": "the Ghostbuster with the most Trapped Ghosts loses a Ghost",
    "the shooter recoils": "the shooter is pushed away",
}


def gate_words(stage: Stage) -> str:
    gates = stage.sheet.gates
    kind = {"streams": " (Streams only)", "moods": " (Mood Slimes only)"}.get(gates.kind, "")
    happens = (("Hit", gates.hit), ("Missed", gates.missed), ("Event Die, if open", gates.open))
    parts = [
        f"{when}: {LONGER.get(what, what)}."
        for when, what in (*happens, ("Event Die, if closed", gates.closed))
        if what
    ]
    hold = f" They Resist with {gates.resist}." if gates.resist else ""
    return " ".join([f"Hit on {gates.to_hit}, closed by {gates.to_close} tokens{kind}.{hold}", *parts])


def round_words(stage: Stage) -> str:
    """What counts until the end of the round."""
    g = stage.g
    boosts = [f"{CHARACTERS[who].tank}: {CHARACTERS[who].boost}" for who, n in enumerate(g.boosts) for _ in range(n)]
    lasting = {
        "Containment Relay: what is Trapped is deposited at once": g.relay,
        "Calm Mantra: the next Slime is not gained": g.calm,
        "Holding Cartridge: nobody loses Trapped Ghosts": g.cartridge >= g.round > 0 and g.cartridge,
        f"Mood Slime has taken {g.soothed} off the Park Ghost's Resist": g.soothed,
        f"the Coat Ticket: Fur-Coat Horrors need {aids.TICKET_STREAMS} Streams": g.ticket,
    }
    late = [f"the {KINDS[kind].name} escapes at the end of round {end}" for kind, end in g.fugitives]
    return ". ".join([*boosts, *[text for text, holds in lasting.items() if holds], *late])


def goal_tracks(stage: Stage) -> dict[str, Thing]:
    g, rule = stage.g, SUCCESSES[stage.sheet.success][0]
    things: dict[str, Thing] = {}
    for n, (name, progress) in enumerate(GOALS[stage.sheet.success].tracks):
        value, most = progress(g)
        if most > PIPS:
            things[f"t:goal/{n + 1}"] = Track(
                look="held", name=f"{name} (of {most})", value=min(value, most), rule=rule
            )
            continue
        things[f"t:goal/{n + 1}"] = Track(look="count", name=name, value=min(value, most), max=most, rule=rule)
    return things
