"""How the time between two houses looks: the party's character-sheets, what they have earned, and the question."""

from __future__ import annotations

from hauntbox.games.hunter13.actions import Be
from hauntbox.games.hunter13.cards.people import MOST_POINTS, PEOPLE, PERSON_OF
from hauntbox.games.hunter13.content import sheet_of
from hauntbox.games.hunter13.interlude import Change, Growing, OnceMore, Recess, describe, role_name, steps_left
from hauntbox.games.hunter13.rules.growth import STEP, bonus
from hauntbox.games.hunter13.scene_art import PEOPLE_SHAPES, PEOPLE_TONES
from hauntbox.games.hunter13.scene_looks import ABILITY_LOOKS, LEGEND, person_text, signed
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action
from hauntbox.scene import (
    VERSION,
    Ask,
    Badge,
    Card,
    Note,
    Option,
    Panel,
    Pile,
    Scene,
    Sitting,
    Thing,
    Track,
    Verdict,
    When,
    put,
    seats,
)


def scene(g: Recess, sitting: Sitting) -> Scene:
    """Made of what all may know, which is everything here but the seed."""
    ask = question(g, sitting)
    tones = [PEOPLE_TONES[who] for who in g.who] + ["bone"] * (len(g.minds) - len(g.who))
    shapes = [PEOPLE_SHAPES[who] for who in g.who] + [""] * (len(g.minds) - len(g.who))
    return Scene(
        scene=VERSION,
        game="hunter13",
        name="Ghost Hunter 13",
        chapter=f"After {sheet_of(g.scenario).title}",
        index=sitting.index,
        seat=sitting.you,
        state="over" if g.outcome else "play",
        when=When(f"Between houses: {ask.text[:1].lower()}{ask.text[1:]}" if ask else "Off to the next", "GHT-GROW-03"),
        seats=seats(sitting, tuple(tones), tuple(shapes)),
        legend=LEGEND,
        things=things(g, sitting),
        ask=ask,
        log=sitting.log,
        outcome=verdict(g) if g.outcome else None,
    )


def things(g: Recess, sitting: Sitting) -> dict[str, Thing]:
    how = "the mission was fulfilled" if g.carry.won else "the mansion has won"
    found: dict[str, Thing] = {"note:before": Note(name="Behind you", text=f"{sheet_of(g.scenario).title}: {how}.")}
    for role in range(len(g.who)):
        found |= sheet(g, sitting, role)
    return found | (others(g) if isinstance(g.asking(), Change) else {})


def sheet(g: Recess, sitting: Sitting, role: int) -> dict[str, Thing]:
    """A character-sheet with the values as grown so far."""
    who, grown, ask = g.who[role], g.grown[role], g.asking()
    person = PEOPLE[who]
    home = f"p:{person.name.lower()}"
    values = [(look, bonus(who, grown, n)) for n, look in enumerate(ABILITY_LOOKS)]
    hp, mp = person.hp + STEP * grown[4], person.mp + STEP * grown[5]
    return {
        home: Panel(
            n=role,
            owner=sitting.seat_of(role),
            look=f"h-{who}",
            name=person.name,
            text=f"{person.role}, {left_words(steps_left(g, role))}",
            tone=PEOPLE_TONES[who],
            shape=PEOPLE_SHAPES[who],
            badges=tuple([Badge(look, signed(value)) for look, value in values if value]),
            active=isinstance(ask, Choice) and ask.role == role,
        ),
        f"hp:{person.name.lower()}": Track(in_=home, n=3, look="hp", name="HP", value=hp, max=MOST_POINTS),
        f"mp:{person.name.lower()}": Track(in_=home, n=4, look="mp", name="MP", value=mp, max=MOST_POINTS),
    }


def left_words(points: int) -> str:
    return f"{points} Level Point{'' if points == 1 else 's'} to spend"


def others(g: Recess) -> dict[str, Thing]:
    """GHT-GROW-08: those who might come instead."""
    found: dict[str, Thing] = {"sheets": Pile(name="Character-sheets", lay="row")}
    for who, person in enumerate(PEOPLE):
        if who not in g.who:
            found[card_id(person.name)] = Card(
                in_="sheets", n=who, look=f"c-{who}", name=person.name, text=person_text(who)
            )
    return found


def card_id(name: str) -> str:
    return f"sheet:{name.lower()}"


def question(g: Recess, sitting: Sitting) -> Ask | None:
    if g.asking() is None:
        return None
    return put(g, sitting, *words_of(g), lambda act, barred: option(g, sitting, act, barred))


def words_of(g: Recess) -> tuple[str, str, str]:
    """The question, its rule and a hint."""
    ask = g.asking()
    if isinstance(ask, OnceMore):
        return "Once more, or on to the next house?", "GHT-DEC-43", "Any of the party decides for all of it."
    if isinstance(ask, Change):
        hint = "A new character grows by all Level Points earned so far."
        return f"Who comes along: {role_name(g, ask.role)}, or somebody else?", "GHT-GROW-08", hint
    assert isinstance(ask, Growing)
    left = left_words(steps_left(g, ask.role))
    return f"How does {role_name(g, ask.role)} grow?", "GHT-GROW-05", f"{left}; what is kept can be spent later."


def option(g: Recess, sitting: Sitting, act: Action, rule: str) -> Option:
    off = sitting.reason(rule) if rule else ""
    on = (card_id(act.character),) if isinstance(act, Be) and PERSON_OF[act.character] not in g.who else ()
    return Option(str(act), describe(g, act), on=on, off=off, rule=rule or act.when)


def verdict(g: Recess) -> Verdict:
    """Nobody has won or lost here."""
    assert g.outcome is not None
    return Verdict(text="The party is ready", why="The next house waits.", rule=g.outcome.rule, seats=())
