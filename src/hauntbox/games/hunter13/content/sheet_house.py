"""Effects of a scenario file on the house and what stands and lies in it. GHT-FMT-11. Never compiled."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hauntbox.games.hunter13.content.sheet_tests import Card, Floor, Item, Monster, Name, Number, Place, Tile

Who = Annotated[
    str,
    Meta(
        min_length=1,
        description='"finder" (the actor, while standing), "actor" (also a fallen one), "all" (who stand), "here", '
        '"others" (here, without the actor), "around" (here and door-adjacent), "nearest" (of the others), "fallen", '
        '"everybody", "at PLACE", "on FLOOR", "carrier NAME", "lot NAME", "class CLASS" or "holder I-n".',
    ),
]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Kind = Literal["hp", "mp"]
Gift = Literal["double", "multiple", "two-cards"]


class Effect(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-11: one thing that happens."""


class Mark(Effect, tag="mark"):
    """An event-marker is laid on a tile, moved there, or taken away. GHT-SCN-09"""

    marker: Annotated[Name, Meta(description="The marker.")]
    at: Annotated[Place | None, Meta(description="Where; without it the marker is taken away.")] = None


class Give(Effect, tag="give"):
    """An item that was set aside comes into play. GHT-SCN-10"""

    item: Annotated[Item, Meta(description="The item.")]
    to: Annotated[Who, Meta(description="Who gets it.")] = "finder"
    at: Annotated[Place | None, Meta(description="It lies there face up instead.")] = None


class Take(Effect, tag="take"):
    """An item leaves the game, whoever owns it."""

    item: Annotated[Item, Meta(description="The item.")]


class Appear(Effect, tag="appear"):
    """A monster that was set aside, or is searched out of the pile, stands on a tile."""

    at: Annotated[Place, Meta(description="Where.")]
    monster: Annotated[Monster | None, Meta(description="Which.")] = None
    lot: Annotated[Name | None, Meta(description="The one that was drawn by this lot.")] = None
    like: Annotated[Name | None, Meta(description="With the values of the character drawn by this lot.")] = None
    hp: Annotated[Number | None, Meta(description="Its HP.")] = None
    mp: Annotated[Number | None, Meta(description="Its MP.")] = None
    bonus: Annotated[Annotated[int, Meta(ge=-5, le=9)] | None, Meta(description="Its bonus.")] = None
    more: Annotated[Name | None, Meta(description="A counter that is added to its bonus.")] = None
    attack: Annotated[Kind | None, Meta(description="What it attacks.")] = None
    gifts: Annotated[list[Gift], Meta(description="Abilities that it gets.")] = []
    battle: Annotated[bool, Meta(description="It attacks a hunter who is there.")] = True


class Stalk(Effect, tag="stalk"):
    """A monster goes the shortest way towards a place, and attacks a hunter whom it meets."""

    monster: Annotated[Monster, Meta(description="Which.")]
    to: Annotated[list[Place], Meta(description="The nearest of these; `hunter`: the nearest hunter.")]
    steps: Annotated[Number, Meta(description="How many tiles.")] = 1


class Vanish(Effect, tag="vanish"):
    """A monster goes back to the cards set aside."""

    monster: Annotated[Monster, Meta(description="Which.")]


class Lock(Effect, tag="lock"):
    """The doors of a tile are shut, as by E-11."""

    at: Annotated[Place | None, Meta(description="Where; without it: every tile in the mansion.")] = None


class Unlock(Effect, tag="unlock"):
    """All doors of a tile are opened."""

    at: Annotated[Place, Meta(description="Where.")]


class Door(Effect, tag="door"):
    """A door-marker is placed by the actor on a wall of the own tile, by the rules of E-7."""


class Lay(Effect, tag="lay"):
    """A tile that is set aside or in the pile is laid, unexplored, beyond a free door."""

    tile: Annotated[Tile, Meta(description="Which.")]
    floors: Annotated[
        list[Floor], Meta(description="On the first of these floors that has a free door; else any.")
    ] = []


class Withdraw(Effect, tag="withdraw"):
    """A tile without a pawn leaves the mansion and goes under the pile."""

    tile: Annotated[Tile | None, Meta(description="Which; without it: the one that came first.")] = None
    keep: Annotated[list[Tile], Meta(description="Never one of these.")] = []


class Rotate(Effect, tag="rotate"):
    """A tile is turned by a quarter, clockwise."""

    at: Annotated[Place, Meta(description="Which.")]


class Shuffle(Effect, tag="shuffle"):
    """A pile is shuffled."""

    pile: Annotated[Literal["tiles", "events", "items"], Meta(description="Which.")]


class Carry(Effect, tag="carry"):
    """A thing goes to a hunter, or lies on a tile, or leaves the game."""

    thing: Annotated[Name, Meta(description="Which.")]
    who: Annotated[Who | None, Meta(description="Who carries it now.")] = None
    at: Annotated[Place | None, Meta(description="Where it lies.")] = None


class Mirror(Effect, tag="mirror"):
    """The actor's own thing makes the actor's step the other way round, if a door lets it."""

    thing: Annotated[Name, Meta(description="Which kind.")]


class Lure(Effect, tag="lure"):
    """A thing that nobody carries goes one tile towards a place."""

    thing: Annotated[Name, Meta(description="Which; of a kind that everybody has, the actor's own.")]
    to: Annotated[Place, Meta(description="Where to.")]


class Transport(Effect, tag="transport"):
    """Somebody is put on a tile; nothing is settled there."""

    to: Annotated[Place, Meta(description="Where to.")]
    who: Annotated[Who, Meta(description="Who.")] = "finder"


class Play(Effect, tag="play"):
    """The actor settles an EVENT or TRAP card that was set aside."""

    card: Annotated[Card, Meta(description="Which.")]
