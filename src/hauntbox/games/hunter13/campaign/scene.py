"""How the time between two houses looks: the party's character-sheets, what they have earned, and the question."""

from __future__ import annotations

from hauntbox.games.common.asking import counted
from hauntbox.games.common.interlude import picture
from hauntbox.games.common.stories import player
from hauntbox.games.hunter13.campaign.interlude import (
    ANSWERS,
    Change,
    Growing,
    OnceMore,
    Recess,
    known,
    role_name,
    steps_left,
)
from hauntbox.games.hunter13.campaign.road import member, road
from hauntbox.games.hunter13.cards.people import MOST_POINTS, PEOPLE
from hauntbox.games.hunter13.content import sheet_of
from hauntbox.games.hunter13.rules.hunters.growth import STEP, bonus
from hauntbox.games.hunter13.scene.legend import ABILITY_LOOKS, person_text, signed
from hauntbox.games.hunter13.scene.picture import theme
from hauntbox.games.hunter13.words.log import CAST
from hauntbox.kernel.agenda import Choice
from hauntbox.scene import Badge, Card, Note, Panel, Pile, Scene, SeatContext, Story, Thing, Track


def scene(g: Recess, context: SeatContext) -> Scene:
    g = known(g, context.minds)
    return picture(
        theme(g.options),
        g,
        context,
        after=sheet_of(g.scenario).title,
        when=("Between houses", "GHT-GROW-03"),
        pairs=[CAST.pair(g.who, role) for role in range(len(g.minds))],
        things=things(g, context),
        words=words_of,
        answers=ANSWERS,
        over=("The party is ready", "The next house waits."),
        story=story(g, context),
    )


def story(g: Recess, context: SeatContext) -> Story | None:
    cast = [
        member(who, player(context, role), left_words(steps_left(g, role)), values(g, role))
        for role, who in enumerate(g.who)
    ]
    return road(g.carry.story, g.carry.played or (), g.scenario, g.again, cast)


def values(g: Recess, role: int) -> list[tuple[str, int]]:
    return [(look, bonus(g.who[role], g.grown[role], n)) for n, look in enumerate(ABILITY_LOOKS)]


def things(g: Recess, context: SeatContext) -> dict[str, Thing]:
    how = "the mission was fulfilled" if g.carry.won else "the mansion has won"
    found: dict[str, Thing] = {"note:before": Note(name="Behind you", text=f"{sheet_of(g.scenario).title}: {how}.")}
    for role in range(len(g.who)):
        found |= sheet(g, context, role)
    return found | (others(g) if isinstance(g.asking(), Change) else {})


def sheet(g: Recess, context: SeatContext, role: int) -> dict[str, Thing]:
    """A character-sheet with the values as grown so far."""
    who, grown, ask = g.who[role], g.grown[role], g.asking()
    person = PEOPLE[who]
    home = f"p:{person.name.lower()}"
    hp, mp = person.hp + STEP * grown[4], person.mp + STEP * grown[5]
    return {
        home: Panel(
            n=role,
            owner=context.seat_of(role),
            look=f"h-{who}",
            name=person.name,
            text=f"{person.role}, {left_words(steps_left(g, role))}",
            tone=person.tone,
            shape=person.shape,
            badges=tuple([Badge(look, signed(value)) for look, value in values(g, role) if value]),
            active=isinstance(ask, Choice) and ask.role == role,
        ),
        f"hp:{person.name.lower()}": Track(in_=home, n=3, look="hp", name="HP", value=hp, max=MOST_POINTS),
        f"mp:{person.name.lower()}": Track(in_=home, n=4, look="mp", name="MP", value=mp, max=MOST_POINTS),
    }


def left_words(points: int) -> str:
    return f"{counted(points, 'Level Point')} to spend"


def others(g: Recess) -> dict[str, Thing]:
    """Those who might come instead."""
    found: dict[str, Thing] = {"sheets": Pile(name="Character-sheets", lay="row")}
    for who, person in enumerate(PEOPLE):
        if who not in g.who:
            card = Card(in_="sheets", n=who, look=f"c-{who}", name=person.name, text=person_text(who, g.options))
            found[f"sheet:{person.name.lower()}"] = card
    return found


def words_of(g: Recess) -> tuple[str, str, str]:
    """The question, its rule and a hint."""
    ask = g.asking()
    if isinstance(ask, OnceMore):
        return "Once more, or on to the next house?", "GHT-DEC-43", "Any player may decide for all."
    if isinstance(ask, Change):
        hint = "A new character grows by all Level Points earned so far."
        return f"Who comes along: {role_name(g, ask.role)}, or somebody else?", "GHT-GROW-08", hint
    assert isinstance(ask, Growing)
    left = left_words(steps_left(g, ask.role))
    return f"How does {role_name(g, ask.role)} grow?", "GHT-GROW-05", f"{left}; what is kept can be spent later."
