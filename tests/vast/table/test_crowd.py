"""Six and seven seats, Crowded House, and how many tiles come and go. ORD, VAR, OPT, VFOUR"""

from __future__ import annotations

from random import Random
from statistics import median

import pytest
from msgspec.structs import replace

from hauntbox.games.vast.cave.collapse.removal import RemoveTile
from hauntbox.games.vast.cave.fill import PlaceTile
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.declaration import DECLARED as KIND
from hauntbox.games.vast.roles.cave.rules.omens import CollectOmens, lures, omens_due
from hauntbox.games.vast.roles.ghost.goals import artifacts_needed
from hauntbox.games.vast.roles.ghoul.goals import fury_goal
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOST, GHOUL, GOBLINS, KNIGHT, THIEF, UNICORN
from hauntbox.games.vast.roles.thief.goals import treasures_needed
from hauntbox.games.vast.state import Vast, cave_of
from hauntbox.games.vast.table.terms import MOST_SEATS, bars_roles, terms_of
from hauntbox.games.vast.table.turns import Shape
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves
from hauntbox.server.config.limits import Limits
from vast.scenes import run, scene, token
from vast.table.test_setups import cards, goals, laid, roles_of
from vast.table.test_terms import chosen

LONGEST = 20.0  # seconds
FIVE = (KNIGHT, GOBLINS, DRAGON, CAVE, THIEF)


@proves("VST-VFOUR-22", "VST-ORD-03")
def test_all_five_and_the_ghoul_have_no_cards_and_it_needs_thirteen_fury() -> None:
    g = laid("KGDCTL")
    assert (cards(g), goals(g)) == ({"monsters": True}, {"T": 6, "L": 13})  # the Goblins' own Monsters
    assert g.terms.roles == (*FIVE, GHOUL)


@proves("VST-VFOUR-23", "VST-ORD-04")
def test_the_ghost_makes_seven_the_ghoul_needs_fourteen_and_she_five_artifacts() -> None:
    g = laid("KGDCTLZ")
    terms = g.terms
    assert (terms.roles, terms.plunder, terms.infestation) == ((*FIVE, GHOUL, GHOST), -1, 0)
    assert terms.flare == (GHOST,)  # VSB-GHS-36: by her cards
    assert (fury_goal(g), artifacts_needed(g), treasures_needed(g)) == (14, 5, 6)


@proves("VST-EX-03")
def test_at_the_level_hunter_the_sum_of_fifteen_is_cut_to_fourteen() -> None:
    g = laid("KGDCTLZ")
    g.options = replace(g.options, ghoul_level="hunter")
    assert (g.terms.seats, fury_goal(g)) == (7, 14)
    six = laid("KGDCTL")
    six.options = replace(six.options, ghoul_level="hunter")
    assert fury_goal(six) == 14  # 8 + 6, and not cut


@proves("VST-ORD-10", "VSB-ORD-18", "VSB-PAR-01")
def test_no_game_has_more_than_seven_seats() -> None:
    eight = (KNIGHT, GOBLINS, DRAGON, UNICORN, CAVE, THIEF, GHOUL, GHOST)
    assert (MOST_SEATS, bars_roles(eight), bars_roles(())) == (7, "VSB-ORD-18", "VSB-ORD-18")
    with pytest.raises(BadOption, match="VSB-ORD-18"):
        terms_of(chosen(*eight))


@proves("VSB-ORD-20", "VSB-PLR-30")
def test_the_ghost_is_never_the_caves_only_opponent() -> None:
    assert (bars_roles((CAVE, GHOST)), bars_roles((KNIGHT, CAVE, GHOST))) == ("VSB-ORD-20", "")


@proves("VSB-ORD-18")
def test_players_are_up_to_seven_and_each_has_a_role() -> None:
    assert KIND.settled({"players": 6}, "cave").players == 6  # type: ignore[attr-defined]
    with pytest.raises(BadOption, match="7"):
        KIND.settled({"players": 8}, "cave")


@proves("VSB-VAR-24", "VSB-OPT-04", "VSB-GROW-03")
@pytest.mark.parametrize(
    ("seats", "is_on", "removals"),
    [("KGDT", True, 1), ("KGDT", False, 3), ("KGD", True, 3), ("KGDC", True, 3), ("KGDTL", False, 1)],
)
def test_with_crowded_house_four_without_the_cave_remove_one_tile(seats: str, is_on: bool, removals: int) -> None:
    assert terms_of(chosen(*roles_of(seats), crowded_house=is_on)).removals == removals


@proves("VSB-VAR-24")
def test_and_place_one() -> None:
    terms = terms_of(chosen(*roles_of("KGDT"), crowded_house=True))
    g = run(scene(roles=terms.roles, removals=terms.removals, stack="a. a. a. a."), Shape(KNIGHT))
    assert [type(frame) for frame in g.agenda] == [PlaceTile]
    h = run(scene("EN O0", roles=terms.roles, removals=terms.removals, collapsing=True), Shape(KNIGHT))
    assert h.agenda == [RemoveTile(KNIGHT, 1)]


@proves("VSB-VAR-24", "VSB-CMP-14")
@pytest.mark.parametrize(("seats", "is_on", "count"), [("KGDCTL", True, 1), ("KGDCTL", False, 0), ("KGDCT", True, 0)])
def test_with_six_the_cave_draws_as_if_one_more_crystal_lay_there(seats: str, is_on: bool, count: int) -> None:
    g = laid(seats, crowded_house=is_on)
    assert lures(g) == count
    g.agenda.clear()
    run(g, CollectOmens())
    assert sum(cave_of(g).omens) == omens_due(count) == 1 + count


@proves("VSB-VAR-24")
def test_it_counts_beside_the_tokens_on_the_map() -> None:
    g = laid("KGDCTL", crowded_house=True)
    token(g, CRYSTALS, "center")
    token(g, TREASURES, "center")
    assert (lures(g), omens_due(lures(g))) == (3, 3)


def test_six_bots_take_their_turns_within_twenty_seconds_as_a_rule() -> None:
    """Between two turns of the Knight: their answers show one to a beat, however quickly they are found."""
    waits: list[float] = []
    for n in range(5):
        g, rng, answers = KIND.new(KIND.presets["Seven in the cave"], "cave", f"pace {n}"), Random(n), 0
        assert isinstance(g, Vast)
        while g.waiting() and g.round < 10:
            role, ask = rng.choice(g.waiting()), g.asking()
            assert ask is not None
            if ask.mind(g, role) == KNIGHT and answers:
                waits.append(answers * Limits().beat)
                answers = 0
            answers += ask.mind(g, role) != KNIGHT
            g.apply(role, rng.choice(g.legal(role)))
    long = [wait for wait in waits if wait > 2.0]  # not what comes between questions to her
    assert len(long) > 30
    assert median(long) < LONGEST
    assert sum([wait <= LONGEST for wait in long]) > 0.75 * len(long)  # three rounds of four
