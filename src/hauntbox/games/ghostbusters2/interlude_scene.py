"""How the time between two scenarios looks: the team's Character Cards, what it carries, and the question."""

from __future__ import annotations

from hauntbox.games.ghostbusters2.cards.gear import GEAR
from hauntbox.games.ghostbusters2.cards.names import CHARACTERS, FIRST_S, PACKS, category
from hauntbox.games.ghostbusters2.content import sheet_of
from hauntbox.games.ghostbusters2.interlude import NewOrder, NewPack, Recess, TryAgain, describe, role_name
from hauntbox.games.ghostbusters2.rules.equip import level_by
from hauntbox.games.ghostbusters2.scene_looks import CATEGORY_LOOKS, FIGURES, LEGEND, SHAPES, TONES
from hauntbox.games.ghostbusters2.scene_table import card_id
from hauntbox.games.ghostbusters2.state import ROLES
from hauntbox.kernel.wire import Action
from hauntbox.scene import (
    VERSION,
    Ask,
    Badge,
    Card,
    Mark,
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
    team = g.carry.team.characters
    ask = question(g, sitting)
    return Scene(
        scene=VERSION,
        game="ghostbusters2",
        name="Ghostbusters II",
        chapter=f"After {sheet_of(g.scenario).title}",
        index=sitting.index,
        seat=sitting.you,
        state="over" if g.outcome else "play",
        when=When(
            f"Between scenarios: {ask.text[:1].lower()}{ask.text[1:]}" if ask else "Off to the next", "GBT-CAM-15"
        ),
        seats=seats(sitting, tuple([TONES[who] for who in team]), tuple([SHAPES[who] for who in team])),
        legend=LEGEND,
        things=things(g, sitting),
        ask=ask,
        log=sitting.log,
        outcome=verdict(g) if g.outcome else None,
    )


def things(g: Recess, sitting: Sitting) -> dict[str, Thing]:
    how = "won" if g.carry.won else "lost"
    found: dict[str, Thing] = {
        "note:before": Note(name="Behind you", text=f"{sheet_of(g.scenario).title}: {how}."),
        "note:order": Note(name="Turn order", text=order_words(g), rule="GBT-CAM-15"),
    }
    if g.carry.team.tank:
        found["t:tank"] = Track(look="tank", name="Ecto-Tank", value=g.carry.team.tank)
    for role in ROLES:
        found |= sheet(g, sitting, role)
    return found


def order_words(g: Recess) -> str:
    if g.line:
        return ", ".join([role_name(g, role) for role in g.line])
    return f"As before: {', '.join([role_name(g, role) for role in g.carry.team.order])}"


def sheet(g: Recess, sitting: Sitting, role: int) -> dict[str, Thing]:
    """A Character Card with its XP and its cards, in the team's order."""
    team, o, ask = g.carry.team, g.options, g.asking()
    who, xp = team.characters[role], team.xp[role]
    panel, hand = f"p:{FIGURES[who]}", f"h:{FIGURES[who]}"
    levels = [Mark(at, f"Level {n}") for n, at in enumerate((o.level_2, o.level_3, o.level_4, o.level_5), 2)]
    cards = (*team.cards[role], team.class_s[role])
    return {
        panel: Panel(
            n=g.line.index(role) if role in g.line else 4 + role,
            owner=sitting.seat_of(role),
            look=FIGURES[who],
            name=CHARACTERS[who],
            text=f"Level {level_by(o, xp)}, {PACKS[g.packs[role]]}",
            tone=TONES[who],
            shape=SHAPES[who],
            active=isinstance(ask, NewPack) and ask.wearer == role,
        ),
        f"xp:{FIGURES[who]}": Track(in_=panel, n=3, look="xp", name="XP", value=xp, max=o.most_xp, steps=tuple(levels)),
        hand: Pile(in_=panel, name=f"{CHARACTERS[who]}'s cards", lay="hand"),
        **{card_id(card): gear_card(hand, card, n) for n, card in enumerate(cards)},
    }


def gear_card(hand: str, card: int, n: int) -> Card:
    gear = GEAR[card]
    badges = (Badge("class-s"),) if card >= FIRST_S else ()
    look = CATEGORY_LOOKS[category(card)]
    return Card(in_=hand, n=n, look=look, name=gear.name, text=gear.text, rule=gear.rule, badges=badges)


def question(g: Recess, sitting: Sitting) -> Ask | None:
    if g.asking() is None:
        return None
    hint = "Any of the team decides for all of it."
    return put(g, sitting, *words_of(g), hint, lambda act, barred: option(g, sitting, act, barred))


def words_of(g: Recess) -> tuple[str, str]:
    ask = g.asking()
    if isinstance(ask, TryAgain):
        return "Try again, or end the campaign?", "GBT-DEC-23"
    if isinstance(ask, NewOrder):
        return "Who is next in the turn order?" if g.line else "Who is first in the turn order?", "GBT-CAM-15"
    assert isinstance(ask, NewPack)
    return f"Which Pack for the {role_name(g, ask.wearer)}?", "GBT-DEC-22"


def option(g: Recess, sitting: Sitting, act: Action, rule: str) -> Option:
    off = sitting.reason(rule) if rule else ""
    return Option(str(act), describe(g, act), off=off, rule=rule or act.when)


def verdict(g: Recess) -> Verdict:
    """Nobody has won or lost here."""
    assert g.outcome is not None
    text = "The team has given up" if g.has_given_up else "The team is ready"
    why = "The campaign is over." if g.has_given_up else "The next scenario waits."
    return Verdict(text=text, why=why, rule=g.outcome.rule, seats=())
