"""What a scenario file can do: one table per effect, told apart by `do`. GHT-FMT-11. Never compiled."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from hauntbox.games.hunter13.content.sheet_house import (
    Appear,
    Carry,
    Door,
    Effect,
    Give,
    Kind,
    Lay,
    Lock,
    Lure,
    Mark,
    Mirror,
    Play,
    Rotate,
    Shuffle,
    Stalk,
    Take,
    Text,
    Transport,
    Unlock,
    Vanish,
    Who,
    Withdraw,
)  # fmt: skip
from hauntbox.games.hunter13.content.sheet_tests import Ability, Name, Number, Test


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
