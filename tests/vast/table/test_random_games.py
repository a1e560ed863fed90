"""Random games of what is built: they end, save, clone and agree with themselves."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hauntbox.games.vast import flow
from hauntbox.games.vast.cave.ground import sections, survey
from hauntbox.games.vast.cave.tiles import CANYON
from hauntbox.games.vast.cave.tokens import LIMITS, MONSTERS
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.knight.cards.monsters import MONSTER_LIST
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.setup import lay_out

MOST_OPTIONS = 150
TORN = ("Rejoin", "CaveIn", "TileFalls", "BlowAway")  # VSB-COLL-31: the map is joined after all tiles
SETUPS = {
    "solo, easy": Options(ghoul=False, solo_level="easy"),
    "solo, medium": Options(ghoul=False),
    "solo, hard": Options(ghoul=False, solo_level="hard"),
    "novice": Options(ghoul=False, solo_level="easy", knight_level="novice"),
    "squire": Options(ghoul=False, knight_level="squire"),
    "baroness": Options(ghoul=False, knight_level="baroness"),
    "lady": Options(ghoul=False, solo_level="hard", knight_level="lady"),
    "knight against ghoul": Options(),
    "ghoul alone, easy": Options(knight=False, solo_level="easy"),
    "ghoul alone, medium": Options(knight=False),
    "ghoul alone, hard, two dice": Options(knight=False, solo_level="hard", ghoul_level="stalker", solo_two_dice=True),
    "ragpicker": Options(ghoul_level="ragpicker", skitter_variant=True),
    "scavenger": Options(ghoul_level="scavenger", skitter_ignores_tokens=True),
    "stalker": Options(ghoul_level="stalker", crystal_to_knight=True),
    "hunter": Options(ghoul_level="hunter", crystal_no_fury=True, collapse_variant=True),
    "dragon alone": Options(knight=False, ghoul=False, dragon=True),
    "knight against dragon": Options(ghoul=False, dragon=True),
    "dragon against ghoul": Options(knight=False, dragon=True),
    "knight, dragon and ghoul": Options(dragon=True),
    "vile ghoul alone, easy": Options(knight=False, ghoul=False, vile_ghoul=True, solo_level="easy"),
    "vile ghoul alone, medium": Options(knight=False, ghoul=False, vile_ghoul=True),
    "vile ghoul alone, hard": Options(knight=False, ghoul=False, vile_ghoul=True, solo_level="hard"),
    "knight against vile ghoul": Options(ghoul=False, vile_ghoul=True),
    "collapse variant": Options(ghoul=False, collapse_variant=True),
    "ghost alone": Options(knight=False, ghoul=False, ghost=True, players=1),
    "knight against ghost": Options(ghoul=False, ghost=True),
    "ghoul against ghost": Options(knight=False, ghost=True, solo_level="hard"),
    "knight, ghoul and ghost": Options(ghost=True, players=3),
    "vile ghoul, dragon and ghost": Options(
        knight=False, ghoul=False, vile_ghoul=True, dragon=True, ghost=True, players=3, ghost_level="phantom"
    ),
    "knight, goblins, cave and ghost": Options(ghoul=False, goblins=True, cave=True, ghost=True, players=4),
    "knight, dragon, thief, ghoul and ghost": Options(
        dragon=True, thief=True, ghost=True, players=5, fully_focused=True
    ),
    "knight and cave ghost": Options(ghoul=False, cave_ghost=True, ghost_level="spirit"),
    "knight, dragon, cave ghost, thief and ghoul": Options(dragon=True, cave_ghost=True, thief=True, players=5),
    "goblins and cave ghost": Options(knight=False, ghoul=False, goblins=True, cave_ghost=True, ghost_level="wraith"),
    "thief alone": Options(knight=False, ghoul=False, thief=True),
    "knight and thief": Options(ghoul=False, thief=True),
    "thief and ghoul": Options(knight=False, thief=True),
    "knight, thief and ghoul": Options(thief=True),
    "knight and cave": Options(ghoul=False, cave=True),
    "cave and ghoul": Options(knight=False, cave=True, cave_starts_with_three=True),
    "vile ghoul and cave": Options(knight=False, ghoul=False, vile_ghoul=True, cave=True, cave_level="spillway"),
    "dragon and cave": Options(knight=False, ghoul=False, dragon=True, cave=True, cave_level="great"),
    "cave and thief": Options(knight=False, ghoul=False, cave=True, thief=True, cave_level="lava_tube"),
    "knight, cave and ghoul": Options(cave=True, cave_level="grand"),
    "knight, dragon and cave": Options(ghoul=False, dragon=True, cave=True),
    "knight, vile ghoul and cave": Options(ghoul=False, vile_ghoul=True, cave=True, spores_no_skitter=True),
    "cave, thief and ghoul": Options(knight=False, cave=True, thief=True),
    "knight, cave and thief": Options(ghoul=False, cave=True, thief=True),
    "knight, dragon, cave and ghoul": Options(dragon=True, cave=True, collapse_variant=True),
    "knight, cave, thief and ghoul": Options(cave=True, thief=True),
    "goblins and cave": Options(knight=False, ghoul=False, goblins=True, cave=True),
    "knight, goblins and cave": Options(ghoul=False, goblins=True, cave=True),
    "knight, goblins, dragon, cave and thief": Options(ghoul=False, goblins=True, dragon=True, cave=True, thief=True),
    "knight, dragon, cave, thief and ghoul": Options(dragon=True, cave=True, thief=True),
    "knight, vile ghoul, dragon, cave and thief": Options(
        ghoul=False, vile_ghoul=True, dragon=True, cave=True, thief=True
    ),
    "goblins alone": Options(knight=False, ghoul=False, goblins=True),
    "knight against goblins": Options(ghoul=False, goblins=True, goblin_level="miscreant"),
    "goblins against dragon": Options(knight=False, ghoul=False, goblins=True, dragon=True),
    "goblins against thief": Options(knight=False, ghoul=False, goblins=True, thief=True),
    "goblins against ghoul": Options(knight=False, goblins=True),
    "knight, goblins and dragon": Options(ghoul=False, goblins=True, dragon=True, goblin_level="warlord"),
    "knight, goblins and thief": Options(ghoul=False, goblins=True, thief=True),
    "knight, goblins and ghoul": Options(goblins=True),
    "goblins, dragon and ghoul": Options(knight=False, goblins=True, dragon=True),
    "goblins, thief and ghoul": Options(knight=False, goblins=True, thief=True, goblins_no_escape=True),
    "knight, goblins, dragon and ghoul": Options(goblins=True, dragon=True, players=4),
    "knight, goblins, thief and ghoul": Options(goblins=True, thief=True, players=4),
    "goblins, dragon and thief": Options(knight=False, ghoul=False, goblins=True, dragon=True, thief=True),
    "knight, goblins, dragon and thief": Options(ghoul=False, goblins=True, dragon=True, thief=True, players=4),
    "goblins, dragon, thief and ghoul": Options(knight=False, goblins=True, dragon=True, thief=True, players=4),
    "five in the cave": Options(goblins=True, dragon=True, thief=True, players=5),
    "dragon and thief": Options(knight=False, ghoul=False, dragon=True, thief=True),
    "knight, dragon and thief": Options(ghoul=False, dragon=True, thief=True),
    "dragon, thief and ghoul": Options(knight=False, dragon=True, thief=True, evasion_denies_fury=True),
    "knight, dragon, thief and ghoul": Options(dragon=True, thief=True, backstab_pins=True),
    "vile ghoul against dragon": Options(knight=False, ghoul=False, vile_ghoul=True, dragon=True),
    "vile ghoul against thief": Options(knight=False, ghoul=False, vile_ghoul=True, thief=True, agreed_treasures=6),
    "knight, vile ghoul and dragon": Options(ghoul=False, vile_ghoul=True, dragon=True, six_row_chart=True),
    "knight, vile ghoul and thief": Options(ghoul=False, vile_ghoul=True, thief=True, ghoul_level="hunter"),
    "vile ghoul, dragon and thief": Options(knight=False, ghoul=False, vile_ghoul=True, dragon=True, thief=True),
    "knight, vile ghoul, dragon and thief": Options(
        ghoul=False, vile_ghoul=True, dragon=True, thief=True, slow_collapse=True, skitter_variant=True
    ),
    "six in the cave": Options(goblins=True, dragon=True, cave=True, thief=True, crowded_house=True),
    "six on shaking ground": Options(goblins=True, dragon=True, cave=True, thief=True, terrain=True),
    "knight against ghoul, terrain": Options(terrain=True),
    "vile ghoul and dragon, terrain": Options(ghoul=False, vile_ghoul=True, dragon=True, terrain=True),
    "goblins and thief, terrain": Options(knight=False, ghoul=False, goblins=True, thief=True, terrain=True),
    "five on shaking ground": Options(goblins=True, dragon=True, thief=True, terrain=True, crowded_house=True),
    "unicorn alone": Options(knight=False, ghoul=False, unicorn=True),
    "knight against unicorn": Options(ghoul=False, unicorn=True, unicorn_level="pony"),
    "goblins against unicorn": Options(knight=False, ghoul=False, goblins=True, unicorn=True),
    "vile ghoul against unicorn": Options(knight=False, ghoul=False, vile_ghoul=True, unicorn=True),
    "unicorn against cave": Options(knight=False, ghoul=False, unicorn=True, cave=True),
    "unicorn against thief": Options(knight=False, ghoul=False, unicorn=True, thief=True, simple_teleport=True),
    "unicorn against ghoul": Options(knight=False, unicorn=True),
    "unicorn beside dragon": Options(dragon=True, unicorn=True, players=4, hunter="ghoul"),
    "knight, goblins, unicorn, cave and thief": Options(
        ghoul=False, goblins=True, unicorn=True, cave=True, thief=True, players=5
    ),
    "knight and shadow": Options(ghoul=False, shadow_unicorn=True, solo_level="hard"),
    "goblins and shadow": Options(knight=False, ghoul=False, goblins=True, shadow_unicorn=True),
    "dragon and shadow": Options(knight=False, ghoul=False, dragon=True, shadow_unicorn=True),
    "knight, cave, ghoul and shadow": Options(cave=True, shadow_unicorn=True, hunter="knight"),
    "goblins, ghost and shadow": Options(
        knight=False, ghoul=False, goblins=True, ghost=True, shadow_unicorn=True, players=2
    ),
    "thief, ghoul and shadow": Options(knight=False, thief=True, shadow_unicorn=True, solo_level="easy"),
}
SAMPLE = (
    "solo, easy",
    "knight against ghoul",
    "ghoul alone, easy",
    "knight against vile ghoul",
    "knight against ghost",
    "knight, goblins, cave and ghost",
    "knight, dragon, cave ghost, thief and ghoul",
    "knight, dragon and ghoul",
    "knight, thief and ghoul",
    "knight, dragon, cave, thief and ghoul",
    "goblins alone",
    "knight, goblins, dragon and ghoul",
    "goblins against thief",
    "knight, dragon, thief and ghoul",
    "knight, vile ghoul, dragon and thief",
    "knight against ghoul, terrain",
    "goblins and thief, terrain",
    "knight against unicorn",
    "unicorn beside dragon",
    "knight, goblins, unicorn, cave and thief",
    "goblins and shadow",
    "knight, cave, ghoul and shadow",
)


def begun(options: Options, seed: int) -> Vast:
    g = lay_out(options, "cave", str(seed))
    g.settle()
    return g


def tiles(g: Vast) -> Counter[int]:
    hand = g.cave.hand if g.cave is not None else ()
    beside = g.cave_ghost.tiles if g.cave_ghost is not None else ()
    return Counter([tile for tile in (*g.under, *g.stack, *g.gone, *g.boxed, *hand, *beside) if tile < CANYON])


def monsters(g: Vast) -> int:
    """How many Monster cards there are, wherever they lie."""
    beside = sum([len(g.tokens[kind]) for kind in MONSTERS]) + knight_of(g).beetles
    if g.goblins is not None:
        beside += len(g.goblins.pending) + sum([len(row) for row in g.goblins.monsters])
    return len({*g.monster_deck, *g.monster_out}) + beside


@pytest.mark.parametrize("name", SETUPS)
def test_random_games_end_and_no_tile_is_lost(name: str) -> None:
    for seed in range(4):
        g, rng = begun(SETUPS[name], seed), Random(seed)
        box = tiles(g)
        while g.outcome is None:
            role = g.waiting()[0]
            options = g.legal(role)
            assert 0 < len(options) <= MOST_OPTIONS
            g.play(role, rng.choice(options))
            if g.outcome is None and not any([type(frame).__name__ in TORN for frame in g.agenda]):
                assert len(sections(g)) == 1
        assert tiles(g) == box
        assert g.knight is None or monsters(g) == len(MONSTER_LIST)
        assert all([len(lie) + out <= most for lie, out, most in zip(g.tokens, g.out, LIMITS, strict=True)])


@pytest.mark.parametrize("name", SAMPLE)
def test_positions_are_saved_cloned_and_surveyed_alike(name: str) -> None:
    g, rng = begun(SETUPS[name], 5), Random(5)
    while g.outcome is None:
        role = g.waiting()[0]
        act = rng.choice(g.legal(role))
        h = flow.CODEC.load(flow.CODEC.save(g))
        c = g.clone()
        assert isinstance(h, Vast)
        assert (h, h.ground, h.terms) == (g, g.ground, g.terms)
        ground = g.ground
        survey(g)
        assert g.ground == ground
        for each in (g, h, c):
            each.apply(role, act)
        assert flow.CODEC.digest(g) == flow.CODEC.digest(h) == flow.CODEC.digest(c)


@pytest.mark.parametrize("name", SAMPLE)
def test_legal_is_what_no_rule_bars(name: str) -> None:
    g, rng = begun(SETUPS[name], 7), Random(7)
    asked: Counter[str] = Counter()
    while g.outcome is None:
        role = g.waiting()[0]
        options = g.legal(role)
        kind = type(g.asking()).__name__
        asked[kind] += 1
        if asked[kind] < 4:
            assert {act for act in flow.UNIVERSE if not g.why_not(role, act)} == set(options)
            assert set(options) <= set(g.candidates(role))
        g.apply(role, rng.choice(options))


def test_the_universe_names_each_action_once() -> None:
    assert len({str(act) for act in flow.UNIVERSE}) == len(set(flow.UNIVERSE)) == len(flow.UNIVERSE)
