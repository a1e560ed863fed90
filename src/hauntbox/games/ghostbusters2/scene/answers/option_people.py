"""What one clicks for answers about people, cards and goods: whom one helps, what one hands over, what one uses."""

from __future__ import annotations

from hauntbox.games.common.asking import Paint, Painter, counted
from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.actions import CHARACTER_OF, PLAZM_THING, THING_OF
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.ghostbusters2.rules.turn.allowance import maneuvers_left
from hauntbox.games.ghostbusters2.rules.turn.chores import Handing, Trading
from hauntbox.games.ghostbusters2.scene.stage import Stage, figure_id, sq
from hauntbox.games.ghostbusters2.scene.table import card_id
from hauntbox.games.ghostbusters2.state import NOBODY
from hauntbox.games.ghostbusters2.words.options import other_of
from hauntbox.kernel.wire import Action


def maneuver_cost(stage: Stage, role: int) -> str:
    """An Action may stand for a Maneuver."""
    return "1 Maneuver" if maneuvers_left(stage.g, role) else "1 Action"


def on_figure(stage: Stage, other: int) -> tuple[str, ...]:
    g = stage.g
    return (figure_id(g, other),) if other != NOBODY and (g.front >= 0 or g.at[other] >= 0) else ()


def clean(stage: Stage, role: int, act: a.Clean) -> Paint:
    return helping(stage, role, other_of(stage.g, act.who))


def swap(stage: Stage, role: int, act: a.Swap) -> Paint:
    other = other_of(stage.g, act.who)
    return helping(stage, role, other, "danger" if stage.g.held[other] else "")


def helping(stage: Stage, role: int, other: int, tone: str = "") -> Paint:
    on = on_figure(stage, other)
    return Paint(on, "Instead of Actions", tone="danger") if other == role else Paint(on, "Help", "1 Action", tone)


def exchange(stage: Stage, role: int, act: a.Hand | a.Trade) -> Paint:
    return Paint(on_figure(stage, other_of(stage.g, act.who)), "Maneuvers", maneuver_cost(stage, role))


def pick(stage: Stage, role: int, act: a.Pick) -> Paint:
    return Paint(on_figure(stage, other_of(stage.g, act.who)), "Choose")


def goods(group: str) -> Painter:
    """Cards and Ghosts that change hands, and what is deposited."""

    def paint(stage: Stage, role: int, act: a.Give | a.Take | a.Drop) -> Paint:
        is_others = isinstance(act, a.Take) and isinstance(stage.frame, Handing | Trading)
        return Paint(on_goods(stage, getattr(stage.frame, "other", role) if is_others else role, act.what), group)

    return paint


def on_goods(stage: Stage, owner: int, what: str) -> tuple[str, ...]:
    g = stage.g
    if what in CARD_OF:
        card = CARD_OF[what]
        return (card_id(card),) if card in g.cards[owner] else ()
    thing, tray = THING_OF[what], f"trapped:{figure_id(g, owner)}"
    if thing == PLAZM_THING:
        return (f"{tray}/plazm",) if g.plazms[owner] else ()
    return (f"{tray}/{KINDS[thing].code}",) if thing in g.trapped[owner] else ()


def wipe(stage: Stage, role: int, act: a.Wipe) -> Paint:
    return Paint(on_figure(stage, getattr(stage.frame, "other", role)), "Slime")


def deposit(stage: Stage, role: int, act: a.Deposit | a.Unload) -> Paint:
    cost = maneuver_cost(stage, role) if isinstance(act, a.Unload) else "1 Action"
    return Paint(("car",) if stage.g.front >= 0 else (), "Deposit", cost)


def investigate(stage: Stage, role: int, act: a.Investigate) -> Paint:
    return Paint((f"goo:{act.at}",), "Maneuvers", maneuver_cost(stage, role))


def use(stage: Stage, role: int, act: a.Use | a.UseBetter) -> Paint:
    card = CARD_OF[act.card]
    return Paint((card_id(card),) if card in stage.g.cards[role] else (), "Cards", "free")


def be(stage: Stage, role: int, act: a.Be) -> Paint:
    return Paint((f"char:{act.character.lower()}",), "Characters")


def lead(stage: Stage, role: int, act: a.Lead) -> Paint:
    return Paint((f"p:{act.character.lower()}",), "Order")


def boost(stage: Stage, role: int, act: a.Boost) -> Paint:
    cost = CHARACTERS[CHARACTER_OF[act.character]].cost
    return Paint((f"p:{act.character.lower()}",), "Ecto-Tank", counted(cost, "Plazm"))


def deploy(stage: Stage, role: int, act: a.Deploy) -> Paint:
    return Paint((sq(stage.street, stage.street.place[act.at]),), "Trap", maneuver_cost(stage, role))


def own_trap(stage: Stage, role: int, act: Action) -> Paint:
    on = (f"trap:{figure_id(stage.g, role)}",) if stage.g.traps[role] >= 0 else ()
    return Paint(on, "Trap", maneuver_cost(stage, role))
