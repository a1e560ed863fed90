"""What lies beside the map: stack, decks, the Collapse as a mode, and what is wanted."""

from __future__ import annotations

from hauntbox.games.common.asking import counted
from hauntbox.games.vast.cave.collapse.removal import crystals_gone, crystals_to_go
from hauntbox.games.vast.cave.fill import tiles_left
from hauntbox.games.vast.roles.numbers import NOBODY
from hauntbox.games.vast.scene.board import going
from hauntbox.games.vast.scene.legend import SYMBOL_LOOKS
from hauntbox.games.vast.scene.roles import OF_ROLE
from hauntbox.games.vast.scene.stage import Stage
from hauntbox.games.vast.secrets.known import UNSEEN
from hauntbox.games.vast.state import Vast, present
from hauntbox.games.vast.table.turns import tiles_due
from hauntbox.scene import Badge, Mode, Pile, Thing, Track


def table(stage: Stage) -> dict[str, Thing]:
    """What lies beside the map. All see the symbol of the top tile."""
    g = stage.g
    top = (Badge(SYMBOL_LOOKS[(g.stack[0] - UNSEEN) % 4]),) if g.stack else ()
    things: dict[str, Thing] = {
        "stack": Pile(name="Cave tiles", lay="deck", count=len(g.stack), look="tile", badges=top, rule="VSB-SET-08"),
    }
    if g.gone:
        things["gone"] = Pile(name="Tiles taken away", lay="deck", count=len(g.gone), look="tile", rule="VSB-COLL-20")
    for role in present(g):
        things |= OF_ROLE[role].panel(stage)
        things |= OF_ROLE[role].decks(g)
    return {**things, **falling(g)}


def falling(g: Vast) -> dict[str, Thing]:
    """What the Collapse has taken."""
    if not g.collapsing:
        return {}
    most = crystals_to_go(g)
    lost = min(crystals_gone(g), most)
    return {"t:lost": Track(look="gone", name="Crystal tiles lost", value=lost, max=most, tab="mode")}


def mode(stage: Stage) -> Mode | None:
    """The Collapse: the ground gives way."""
    g = stage.g
    if not g.collapsing or stage.is_over:
        return None
    due = counted(tiles_due(g, g.turn), "tile")
    left = max(crystals_to_go(g) - crystals_gone(g), 0)
    when = "at the end of this turn" if g.terms.shaper == NOBODY else "in each turn of the Cave"
    text = f"{due} {when}. The cave is gone after {counted(left, 'more Crystal tile')}."
    return Mode("collapse", "The Collapse", text=text, look="collapse", on=going(g), rule="VSB-COLL-01")


def growth(g: Vast) -> str:
    """How long the cave still grows, in words."""
    return "" if g.collapsing else f"{counted(tiles_left(g), 'tile')} left"
