"""What answers about people, cards and goods look like: whom one helps, what one hands over, what one uses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.actions import CHARACTER_OF, PLAZM_THING, THING_OF
from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.games.ghostbusters2.cards.gear import GEAR
from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.ghostbusters2.rules.allowance import actions_left, maneuvers_left
from hauntbox.games.ghostbusters2.rules.chores import Handing, Trading
from hauntbox.games.ghostbusters2.rules.slime import TurnsCaustic
from hauntbox.games.ghostbusters2.scene_cards import ABILITIES
from hauntbox.games.ghostbusters2.scene_stage import Stage, figure_id, sq
from hauntbox.games.ghostbusters2.scene_table import card_id
from hauntbox.games.ghostbusters2.state import NOBODY, role_of
from hauntbox.kernel.wire import Action
from hauntbox.scene import Option

Painter = Callable[[Stage, int, Any], Option]


def maneuver_cost(stage: Stage, role: int) -> str:
    """An Action may stand for a Maneuver."""
    return "1 Maneuver" if maneuvers_left(stage.g, role) else "1 Action"


def other_of(stage: Stage, who: str) -> int:
    return role_of(stage.g, CHARACTER_OF[who])


def on_figure(stage: Stage, other: int) -> tuple[str, ...]:
    g = stage.g
    return (figure_id(g, other),) if other != NOBODY and (g.front >= 0 or g.at[other] >= 0) else ()


def clean(stage: Stage, role: int, act: a.Clean) -> Option:
    """Who cleans itself gives up its Actions."""
    other = other_of(stage, act.who)
    if other == role:
        text = "Clean yourself; your Actions are over"
        return Option(str(act), text, on=on_figure(stage, other), group="Instead of Actions", tone="danger")
    return Option(str(act), f"Clean the {act.who}", on=on_figure(stage, other), group="Help", cost="1 Action")


def swap(stage: Stage, role: int, act: a.Swap) -> Option:
    other, g = other_of(stage, act.who), stage.g
    pack = names.PACKS[1 - g.pack[other]] if other != NOBODY else "other Pack"
    if other == role:
        text = f"Change to your {pack}; your Actions are over"
        return Option(str(act), text, on=on_figure(stage, other), group="Instead of Actions", tone="danger")
    text, on = f"Change the {act.who} to the {pack}", on_figure(stage, other)
    return Option(str(act), text, on=on, group="Help", cost="1 Action", tone="danger" if g.held[other] else "")


def exchange(stage: Stage, role: int, act: a.Hand | a.Trade) -> Option:
    goods = "Ghosts and Plazms" if isinstance(act, a.Hand) else "Equipment"
    text, on = f"Exchange {goods} with the {act.who}", on_figure(stage, other_of(stage, act.who))
    return Option(str(act), text, on=on, group="Maneuvers", cost=maneuver_cost(stage, role))


def pick(stage: Stage, role: int, act: a.Pick) -> Option:
    return Option(str(act), f"The {act.who}", on=on_figure(stage, other_of(stage, act.who)), group="Choose")


def goods(stage: Stage, role: int, act: a.Give | a.Take | a.Drop) -> Option:
    """Cards and Ghosts that change hands, and what is deposited."""
    g = stage.g
    owner = role
    if isinstance(act, a.Take) and isinstance(stage.frame, Handing | Trading):
        owner = stage.frame.other
    verb, group = {a.Give: ("Give", "Give"), a.Take: ("Take", "Take"), a.Drop: ("Deposit", "Deposit")}[type(act)]
    if act.what in names.CARD_OF:
        card = names.CARD_OF[act.what]
        on = (card_id(card),) if card in g.cards[owner] else ()
        return Option(str(act), f"{verb} the {act.what}", on=on, group=group)
    thing, tray = THING_OF[act.what], f"trapped:{figure_id(g, owner)}"
    if thing == PLAZM_THING:
        return Option(str(act), f"{verb} a Plazm", on=(f"{tray}/plazm",) if g.plazms[owner] else (), group=group)
    on = (f"{tray}/{KINDS[thing].code}",) if thing in g.trapped[owner] else ()
    return Option(str(act), f"{verb} a {act.what}", on=on, group=group)


def wipe(stage: Stage, role: int, act: a.Wipe) -> Option:
    other = getattr(stage.frame, "other", role)
    verb = (
        f"The {act.slime} Slime turns Caustic"
        if isinstance(stage.frame, TurnsCaustic)
        else f"Off with the {act.slime} Slime"
    )
    on = on_figure(stage, other)
    return Option(str(act), verb, on=on, group="Slime")


def deposit(stage: Stage, role: int, act: a.Deposit | a.Unload) -> Option:
    cost = maneuver_cost(stage, role) if isinstance(act, a.Unload) else "1 Action"
    on = ("car",) if stage.g.front >= 0 else ()
    text = f"Deposit Ghosts and Plazms{' as a Maneuver' if isinstance(act, a.Unload) else ''}"
    return Option(str(act), text, on=on, group="Deposit", cost=cost)


def investigate(stage: Stage, role: int, act: a.Investigate) -> Option:
    text, on = f"Look into the Goo Pile on {act.at}", (f"goo:{act.at}",)
    return Option(str(act), text, on=on, group="Maneuvers", cost=maneuver_cost(stage, role))


def use(stage: Stage, role: int, act: a.Use | a.UseBetter) -> Option:
    card = names.CARD_OF[act.card]
    on = (card_id(card),) if card in stage.g.cards[role] else ()
    best = f" (Level {GEAR[card].better})" if isinstance(act, a.UseBetter) else ""
    return Option(str(act), f"Use the {act.card}{best}", on=on, group="Cards", cost="free")


def be(stage: Stage, role: int, act: a.Be) -> Option:
    text = f"Be the {act.character}. {ABILITIES[CHARACTER_OF[act.character]][0]}"
    return Option(str(act), text, on=(f"char:{act.character.lower()}",), group="Characters")


def lead(stage: Stage, role: int, act: a.Lead) -> Option:
    return Option(str(act), f"The {act.character} is next", on=(f"p:{act.character.lower()}",), group="Order")


def wear(stage: Stage, role: int, act: a.Wear) -> Option:
    what = "Streams, for Ghosts" if act.pack == names.PACKS[0] else "Mood Slimes, for Plazms"
    return Option(str(act), f"Wear the {act.pack}: {what}", group="Pack")


def boost(stage: Stage, role: int, act: a.Boost) -> Option:
    card = CHARACTERS[CHARACTER_OF[act.character]]
    cost = f"{card.cost} Plazm{'' if card.cost == 1 else 's'}"
    on = (f"p:{act.character.lower()}",)
    return Option(str(act), f"{card.tank}: {card.text}", on=on, group="Ecto-Tank", cost=cost)


def deploy(stage: Stage, role: int, act: a.Deploy) -> Option:
    text, on = f"Put your Trap on {act.at}", (sq(stage.street, stage.street.place[act.at]),)
    return Option(str(act), text, on=on, group="Trap", cost=maneuver_cost(stage, role))


def own_trap(text: str) -> Painter:
    def option(stage: Stage, role: int, act: Action) -> Option:
        on = (f"trap:{figure_id(stage.g, role)}",) if stage.g.traps[role] >= 0 else ()
        return Option(str(act), text, on=on, group="Trap", cost=maneuver_cost(stage, role))

    return option


def end(stage: Stage, role: int, act: a.End) -> Option:
    left = actions_left(stage.g, role)
    text = "End the turn" if not left else f"End the turn with {left} Action{'' if left == 1 else 's'} left"
    return Option(str(act), text, tone="end")
