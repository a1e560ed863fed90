"""How the time between two scenarios looks: the team's Character Cards, what it carries, and the question."""

from __future__ import annotations

from hauntbox.games.common.interlude import picture
from hauntbox.games.common.stories import player
from hauntbox.games.ghostbusters2.campaign.interlude import (
    ANSWERS,
    NewOrder,
    NewPack,
    Recess,
    TryAgain,
    known,
    role_name,
)
from hauntbox.games.ghostbusters2.campaign.road import road
from hauntbox.games.ghostbusters2.cards.categories import CATEGORIES
from hauntbox.games.ghostbusters2.cards.decks import GEAR, is_class_s
from hauntbox.games.ghostbusters2.cards.names import CHARACTERS, PACKS
from hauntbox.games.ghostbusters2.content import sheet_of
from hauntbox.games.ghostbusters2.rules.equip import level_by
from hauntbox.games.ghostbusters2.scene.legend import CHARACTER_PAIRS, FIGURES
from hauntbox.games.ghostbusters2.scene.picture import THEME
from hauntbox.games.ghostbusters2.scene.table import card_id
from hauntbox.games.ghostbusters2.state import ROLES
from hauntbox.scene import Badge, Card, Cast, Mark, Note, Panel, Pile, Scene, SeatContext, Sign, Story, Thing, Track


def scene(g: Recess, context: SeatContext) -> Scene:
    g = known(g, context.minds)
    team = g.carry.team.characters
    over = "The team has given up", "The campaign is over."
    return picture(
        THEME,
        g,
        context,
        after=sheet_of(g.scenario).title,
        when=("Between scenarios", "GBT-CAM-15"),
        pairs=[CHARACTER_PAIRS[who] for who in team],
        things=things(g, context),
        words=words_of,
        answers=ANSWERS,
        over=over if g.has_given_up else ("The team is ready", "The next scenario waits."),
        story=story(g, context),
    )


def story(g: Recess, context: SeatContext) -> Story | None:
    team = g.carry.team
    cast = [
        Cast(
            role_name(g, role),
            look=FIGURES[who],
            tone=CHARACTER_PAIRS[who][0],
            shape=CHARACTER_PAIRS[who][1],
            who=player(context, role),
            text=f"Level {level_by(g.options, team.xp[role])}, {team.xp[role]} XP",
            has=tuple([Sign("class-s" if is_class_s(card) else "gear-card", text=GEAR[card].name) for card in cards]),
        )
        for role, who in enumerate(team.characters)
        for cards in [(*team.cards[role], team.class_s[role])]
    ]
    return road(g.carry.story, g.carry.played or (), g.scenario, g.carry.won, cast)


def things(g: Recess, context: SeatContext) -> dict[str, Thing]:
    how = "won" if g.carry.won else "lost"
    found: dict[str, Thing] = {
        "note:before": Note(name="Behind you", text=f"{sheet_of(g.scenario).title}: {how}."),
        "note:order": Note(name="Turn order", text=order_words(g), rule="GBT-CAM-15"),
    }
    if g.carry.team.tank:
        found["t:tank"] = Track(look="tank", name="Ecto-Tank", value=g.carry.team.tank)
    for role in ROLES:
        found |= sheet(g, context, role)
    return found


def order_words(g: Recess) -> str:
    if g.line:
        return ", ".join([role_name(g, role) for role in g.line])
    return f"As before: {', '.join([role_name(g, role) for role in g.carry.team.order])}"


def sheet(g: Recess, context: SeatContext, role: int) -> dict[str, Thing]:
    """A Character Card with its XP and its cards, in the team's order."""
    team, o, ask = g.carry.team, g.options, g.asking()
    who, xp = team.characters[role], team.xp[role]
    panel, hand = f"p:{FIGURES[who]}", f"h:{FIGURES[who]}"
    levels = [Mark(at, f"Level {n}") for n, at in enumerate((o.level_2, o.level_3, o.level_4, o.level_5), 2)]
    cards = (*team.cards[role], team.class_s[role])
    return {
        panel: Panel(
            n=g.line.index(role) if role in g.line else 4 + role,
            owner=context.seat_of(role),
            look=FIGURES[who],
            name=CHARACTERS[who],
            text=f"Level {level_by(o, xp)}, {PACKS[g.packs[role]]}",
            tone=CHARACTER_PAIRS[who][0],
            shape=CHARACTER_PAIRS[who][1],
            active=isinstance(ask, NewPack) and ask.wearer == role,
        ),
        f"xp:{FIGURES[who]}": Track(in_=panel, n=3, look="xp", name="XP", value=xp, max=o.most_xp, steps=tuple(levels)),
        hand: Pile(in_=panel, name=f"{CHARACTERS[who]}'s cards", lay="hand"),
        **{card_id(card): gear_card(hand, card, n) for n, card in enumerate(cards)},
    }


def gear_card(hand: str, card: int, n: int) -> Card:
    gear = GEAR[card]
    badges = (Badge("class-s"),) if is_class_s(card) else ()
    look = CATEGORIES[gear.category].look
    return Card(in_=hand, n=n, look=look, name=gear.name, text=gear.text, rule=gear.rule, badges=badges)


def words_of(g: Recess) -> tuple[str, str, str]:
    """The question, its rule and a hint."""
    ask, hint = g.asking(), "Any player may decide for all."
    if isinstance(ask, TryAgain):
        return "Try again, or end the campaign?", "GBT-DEC-23", hint
    if isinstance(ask, NewOrder):
        return f"Who goes {'next' if g.line else 'first'}?", "GBT-CAM-15", hint
    assert isinstance(ask, NewPack)
    return f"Which Pack for the {role_name(g, ask.wearer)}?", "GBT-DEC-22", hint
