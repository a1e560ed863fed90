"""What a scenario file can do: one table per effect, told apart by `do`. GHT-FMT-11. Never compiled."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from hauntbox.games.hunter13.content.sheet_tests import (
    Ability,
    Card,
    Floor,
    Item,
    Monster,
    Name,
    Number,
    Place,
    Test,
    Tile,
)

Who = Annotated[
    str,
    Meta(
        min_length=1,
        description='"finder" (the actor), "all" (who stand), "here", "others", "around", "nearest", "fallen", '
        '"everybody", "at PLACE", "on FLOOR", "carrier NAME", "lot NAME", "class CLASS" or "holder I-n".',
    ),
]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Kind = Literal["hp", "mp"]
Gift = Literal["double", "multiple", "two-cards"]


class Effect(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-11: one thing that happens."""


class Read(Effect, tag="read"):
    """A text is read out."""

    text: Annotated[Text, Meta(description="What is read.")]
    to: Annotated[Who, Meta(description="To whom.")] = "everybody"


class Set(Effect, tag="set"):
    """A flag is set, or taken back."""

    flag: Annotated[Name, Meta(description="The flag.")]
    on: Annotated[bool, Meta(description="false takes it back.")] = True


class Count(Effect, tag="count"):
    """A counter changes, within its bounds."""

    counter: Annotated[Name, Meta(description="The counter.")]
    by: Annotated[Annotated[int, Meta(ge=-99, le=99)] | None, Meta(description="By so much.")] = None
    to: Annotated[Number | None, Meta(description="To this.")] = None


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


class Damage(Effect, tag="damage"):
    """Damage that a relief card may cancel."""

    kind: Annotated[Kind, Meta(description="HP or MP damage.")]
    amount: Annotated[Number, Meta(description="How much.")]
    who: Annotated[Who, Meta(description="Whom.")] = "finder"
    sure: Annotated[bool, Meta(description="No relief card cancels it.")] = False


class Heal(Effect, tag="heal"):
    """Damage is healed."""

    kind: Annotated[Kind, Meta(description="HP or MP damage.")]
    amount: Annotated[Number, Meta(description="How much.")]
    who: Annotated[Who, Meta(description="Whom.")] = "finder"


class Insanity(Effect, tag="insanity"):
    """Insanity-cards are drawn."""

    amount: Annotated[Number, Meta(description="How many.")] = 1
    who: Annotated[Who, Meta(description="Whom.")] = "finder"


class Calm(Effect, tag="calm"):
    """Numeral cards leave a hand, by chance."""

    amount: Annotated[Number, Meta(description="How many.")] = 1
    who: Annotated[Who, Meta(description="Whose.")] = "finder"


class Waste(Effect, tag="waste"):
    """Wasting begins."""

    amount: Annotated[Number, Meta(description="HP damage at the start of each own turn.")] = 1
    who: Annotated[Who, Meta(description="Whom.")] = "finder"


class Cure(Effect, tag="cure"):
    """Wasting ends."""

    who: Annotated[Who, Meta(description="Whose.")] = "all"


class Check(Effect, tag="check"):
    """A Judge-card and an ability against a number."""

    ability: Annotated[Ability, Meta(description="ST, DX, IN or WP.")]
    need: Annotated[Number, Meta(description="The target number.")]
    who: Annotated[Who, Meta(description="Who makes it.")] = "finder"
    passed: Annotated[list[Deed], Meta(description="What success does.")] = []
    failed: Annotated[list[Deed], Meta(description="What failure does.")] = []


class Lock(Effect, tag="lock"):
    """The doors of a tile are shut, as by E-11."""

    at: Annotated[Place | None, Meta(description="Where; without it: every tile with a hunter.")] = None


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


class Deepen(Effect, tag="deepen"):
    """Maximum MP changes."""

    amount: Annotated[int, Meta(ge=-20, le=20, description="By so much.")]
    who: Annotated[Who, Meta(description="Whose.")] = "finder"


class Inspire(Effect, tag="inspire"):
    """A hunter may make MP attacks from now on."""

    who: Annotated[Who, Meta(description="Who.")] = "finder"


class Bless(Effect, tag="bless"):
    """A hunter has more on Judge-cards in battles with bosses of the scenario."""

    amount: Annotated[int, Meta(ge=-5, le=5, description="By so much.")] = 1
    who: Annotated[Who, Meta(description="Who.")] = "finder"


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


class Fall(Effect, tag="fall"):
    """Somebody falls; no rescue is possible."""

    who: Annotated[Who, Meta(description="Who.")] = "finder"


class Restore(Effect, tag="restore"):
    """A fallen character is a hunter again, with at least HP 1 and MP 1."""

    who: Annotated[Who, Meta(description="Who.")] = "fallen"


class Rule(Effect, tag="rule"):
    """A rule changes for the rest of the game."""

    name: Annotated[str, Meta(description="The option.")]
    value: Annotated[bool | int | str, Meta(description="What it is from now on.")]


class Reveal(Effect, tag="reveal"):
    """What was drawn by lot is shown to all."""

    lot: Annotated[Name, Meta(description="Which.")]


class Option(Struct, forbid_unknown_fields=True, kw_only=True):
    """One answer to a question."""

    text: Annotated[Text, Meta(description="What it says on the button.")]
    test: Annotated[Test | None, Meta(description="It is offered only if this holds.")] = None
    effects: Annotated[list[Deed], Meta(description="What it does.")] = []


class Choose(Effect, tag="choose"):
    """Somebody chooses."""

    options: Annotated[list[Option], Meta(min_length=2, max_length=8, description="Among these.")]
    who: Annotated[Who, Meta(description="Who.")] = "finder"


class Accuse(Effect, tag="accuse"):
    """The actor names another character; the guess is right if the lot drew it."""

    lot: Annotated[Name, Meta(description="Which lot.")]
    right: Annotated[list[Deed], Meta(description="What a right guess does.")] = []
    wrong: Annotated[list[Deed], Meta(description="What a wrong one does.")] = []


class Spend(Effect, tag="spend"):
    """The actor chooses a Judge-card that is left in the own set; it goes out, and its value is added to a counter."""

    counter: Annotated[Name, Meta(description="Which.")]


class Play(Effect, tag="play"):
    """The actor settles an EVENT or TRAP card that was set aside."""

    card: Annotated[Card, Meta(description="Which.")]


class If(Effect, tag="if"):
    """Some effects if something holds, others if not."""

    test: Annotated[Test, Meta(description="What must hold.")]
    then: Annotated[list[Deed], Meta(description="What happens if it does.")] = []
    else_: Annotated[list[Deed], Meta(description="What happens if not.")] = field(name="else", default_factory=list)


class Each(Effect, tag="each"):
    """The same for each of several; each is the actor in turn, on the own tile."""

    who: Annotated[Who, Meta(description="For whom.")]
    effects: Annotated[list[Deed], Meta(description="What.")]


class End(Effect, tag="end"):
    """The game ends."""

    ending: Annotated[Name, Meta(description="How.")]


Deed = (
    Read | Set | Count | Mark | Give | Take | Appear | Stalk | Vanish | Damage | Heal | Insanity | Calm | Waste | Cure
    | Check | Lock | Unlock | Door | Lay | Withdraw | Rotate | Shuffle | Deepen | Inspire | Bless | Carry | Mirror
    | Lure | Transport | Fall | Restore | Rule | Reveal | Choose | Accuse | Spend | Play | If | Each | End
)  # fmt: skip
