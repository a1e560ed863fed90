"""Vast: the Ghoul: one cave that grows and collapses, and in it roles with rules, goals and boards of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from hauntbox.games.common.draw import drawing
from hauntbox.games.vast.bots.judgement import judge
from hauntbox.games.vast.bots.silly import SILLY
from hauntbox.games.vast.campaign.series import campaigns, lay_out_for
from hauntbox.games.vast.cave.tiles import CANYON
from hauntbox.games.vast.cave.tokens import MONSTERS
from hauntbox.games.vast.flow import CODEC, VERSION
from hauntbox.games.vast.options import Options, derived
from hauntbox.games.vast.questions import CHANCES, DECISIONS, RARE
from hauntbox.games.vast.roles.numbers import GHOUL, GOBLINS, KNIGHT, UNICORN, VILE
from hauntbox.games.vast.scene.picture import TITLE, line, scene
from hauntbox.games.vast.secrets.hidden import SECRETS
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.secrets.redeal import fill_in
from hauntbox.games.vast.secrets.view import view
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.setup import lay_out, refuse_unbuilt, seats
from hauntbox.games.vast.table.terms import terms_of
from hauntbox.games.vast.universe import universe
from hauntbox.games.vast.words.box import BOX, GROUPS, PRESET_LINES, PRESETS, SCENARIOS
from hauntbox.games.vast.words.lesson import LESSON
from hauntbox.games.vast.words.names import role_name, side
from hauntbox.games.vast.words.options import describe
from hauntbox.games.vast.words.roles import reference_card, say
from hauntbox.kernel.contract import Declaration


def derive(options: Options, chosen: Collection[str], scenario: str) -> dict[str, int | bool]:
    """What follows from the choices. Roles that do not play together are refused here, before a table is laid."""
    found = derived(options, chosen, scenario)
    refuse_unbuilt(terms_of(replace(options, **found)).roles)
    return found


def components(g: Vast) -> Counter[str]:
    """VSB-CMP-01, VSB-CMP-05, VST-CMP-03: tiles, cards and cubes, wherever they are."""
    tally: Counter[str] = Counter()
    if not g.laid:
        return tally
    hand = g.cave.hand if g.cave is not None else ()
    beside = g.cave_ghost.tiles if g.cave_ghost is not None else ()
    tally["tiles"] = len([tile for tile in (*g.under, *g.stack, *g.gone, *g.boxed, *hand, *beside) if tile < CANYON])
    tally["events"] = len(g.event_deck) + len(g.event_out)
    if g.knight is not None and g.guest != KNIGHT:
        board = g.knight
        tally["treasures"] = len(g.treasure_deck) + len(g.treasure_out) + len(board.treasures)
        tally["sidequests"] = len(board.hand) + len(board.quests) + len(board.done)
        tally["monsters"] = (
            len(g.monster_deck) + len(g.monster_out) + sum([len(g.tokens[kind]) for kind in MONSTERS]) + board.beetles
        )
    if g.goblins is not None and g.guest != GOBLINS:
        tribes = g.goblins
        tally["monsters"] = (
            len(g.monster_deck) + len(g.monster_out) + len(tribes.pending) + sum([len(row) for row in tribes.monsters])
        )  # VSB-CMP-06, VSB-CMP-18
        tally["war"] = len(tribes.war_deck) + len(tribes.drawn) + len(tribes.war_out) + (tribes.war_card >= 0)
        tally["secrets"] = sum(map(len, [tribes.secrets, tribes.secrets_out, tribes.hand, tribes.fresh, tribes.shown]))
    if g.unicorn is not None and g.guest != UNICORN:
        horn = g.unicorn
        aside = g.trance.hand if g.trance is not None and g.possessed == UNICORN else ()
        tally["unicorn"] = sum(map(len, [horn.hand, horn.deck, horn.shown, horn.spent, aside]))  # VSB-CMP-17
    if g.ghoul is not None and g.guest not in (GHOUL, VILE):
        own = g.ghoul
        is_apart = g.trance is not None and g.possessed in (GHOUL, VILE) and len(g.trance.kept) > 0
        apart = sum(g.trance.kept[2]) if is_apart and g.trance is not None else 0
        tally["terror"] = sum(map(len, [own.deck, own.looked, own.pile, own.out])) + sum(own.held) + apart
    return tally


DECLARED: Final = Declaration(  # GAME, in __init__.py
    name="vast",
    title=TITLE,
    version=VERSION,
    options=Options,
    scenarios=SCENARIOS,
    presets=PRESETS,
    preset_lines=PRESET_LINES,
    derive=derive,
    lay_out=lay_out,
    codec=CODEC,
    seats=seats,
    role_name=role_name,
    side=side,
    universe=universe,
    known=known,
    view=view,
    fill_in=fill_in,
    secrets=SECRETS,
    say=say,
    describe=describe,
    draw=drawing(scene, role_name),
    components=components,
    decisions=DECISIONS,
    chances=CHANCES,
    judge=judge,
    silly=SILLY,
    box=BOX,
    groups=GROUPS,
    reference_card=reference_card,
    lesson=LESSON,
    scene=scene,
    line=line,
    rare=RARE,
    lay_out_for=lay_out_for,
    campaigns=campaigns(VERSION, derive),
)
