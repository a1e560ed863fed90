"""Fights on real tiles, played at random: they all end, nothing is lost, every answer listed is allowed."""

from __future__ import annotations

from random import Random

import pytest

from hauntbox.games.betwixt.actions import STRUCTS, UNIVERSE
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST, NONE
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.talents import TALENTS
from hauntbox.games.betwixt.flow import FRAMES
from hauntbox.games.betwixt.rules.fight.ambush import ambush
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.rules.fight.spawning import spawn
from hauntbox.games.betwixt.rules.gear.dashboard import bars_arrangement, gear, put
from hauntbox.games.betwixt.rules.setup import set_table
from hauntbox.games.betwixt.state import ACTIVE, FMS, KO, LOOKOUT, Farm, survey
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.wire import Outcome

KINDS = ["Guard Dog", "Barn Rat", "Yard Crow", "Farmhand", "Haunt Actor", "Ticket Taker", "Wisp", "Cellar Spider"]
BOSSES = ["Gatekeeper Gus", "Aunt Dottie", "Mirror Double", "Old Ironside", "Poltergeist", "Betwixt Shade"]
CODEC = Codec("betwixt", 1, Farm, FRAMES, (*STRUCTS, Outcome), wake=survey)


def battlefield(seed: int) -> Farm:
    """Three tiles in a row, three FMs with random cards and talents, a few groups."""
    dice = Random(seed)
    g = Farm()
    g.seed = f"field {seed}"
    set_table(g)
    g.laid = ((0, 0, 0, 0), (5, 0, 8, 0), (8, 6, 0, 1))
    survey(g)
    for fm in dice.sample(range(FMS), 3):
        g.post[fm], g.pool[fm] = ACTIVE, g.options.fm_tokens
        g.at[fm] = dice.choice([s for s in range(64) if g.map.floor >> s & 1 and s not in g.at])
    g.talents = [
        sum([1 << n for n, t in enumerate(TALENTS) if t.owner == fm and dice.random() < 0.5]) for fm in range(FMS)
    ]
    for deck in (0, 0, 0, 0, 0, 0, 4, 4, 4):
        card, g.decks[deck] = g.decks[deck][0], g.decks[deck][1:]
        put(g, dice.randrange(FMS), card)
    for fm in range(FMS):
        g.hp[fm], g.fp[fm] = gear(g, fm).hp, gear(g, fm).fp
    g.traps = ((5 * 64 + 20, 0, -1), (5 * 64 + 28, 1, -1), (35, 2, -1))
    g.treasures = ((5 * 64 + 19, 2), (26, 4))
    for kind in [*dice.sample(KINDS, 2), dice.choice(BOSSES)]:
        for _ in range(dice.randint(1, 3)):
            (ambush(g, MONSTER_OF[kind]) if dice.random() < 0.2 else spawn(g, MONSTER_OF[kind], dice.choice([5, 8])))
    return g


def cards_of(g: Farm) -> list[int]:
    held = [card for cards in g.cards for card in dict.fromkeys(cards) if card != NONE]
    decks = [card for deck in g.decks[:5] for card in deck]
    found = [getattr(frame, "card", NONE) for frame in g.agenda if type(frame).__name__ in ("Found", "LeaveBehind")]
    return sorted([*held, *g.stash, *decks, *[card for card in found if card != NONE]])


def check(g: Farm, everything: list[int]) -> None:
    assert cards_of(g) == everything
    assert all(not bars_arrangement(g, fm, g.cards[fm]) for fm in range(FMS))
    places = [space for space in g.at if space >= 0]
    assert len(set(places)) == len(places)
    assert all(g.map.floor >> space & 1 for space in places)
    assert all(0 <= g.hp[fm] <= gear(g, fm).hp and 0 <= g.fp[fm] <= gear(g, fm).fp for fm in range(FMS))
    tokens = [g.pool[fm] + g.target[6:].count(fm) for fm in range(FMS)]
    assert all(n == (0 if g.post[fm] in (KO, LOOKOUT) else 6) for fm, n in enumerate(tokens))


@pytest.mark.parametrize("seed", range(60))
def test_a_random_fight_ends_and_keeps_all_pieces(seed: int) -> None:
    dice = Random(seed)
    g = battlefield(seed)
    fight(g)
    everything = cards_of(g)
    g.settle()
    for n in range(3000):
        if not g.waiting():
            break
        (role,) = g.waiting()
        acts = g.legal(role)
        assert acts
        assert len(acts) <= 64
        if n % 23 == 0:
            check(g, everything)
            assert [act for act in UNIVERSE if not g.why_not(role, act)] == sorted(acts, key=UNIVERSE.index)
            again = CODEC.load(CODEC.save(g))
            assert again == g
            assert g.clone() == g
        g.apply(role, dice.choice(acts))
    assert not g.waiting()
    assert g.outcome is not None or not any([space >= 0 for space in g.at[6:]])
    assert CARDS[FIRST["Golf Club"]].name == "Golf Club"
