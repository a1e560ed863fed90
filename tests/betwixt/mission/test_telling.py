"""What a mission hears, and in which order its rules follow. MIS, END, M1, STAT"""

from __future__ import annotations

from dataclasses import replace

import pytest

from betwixt.mission.calm import ROOM, calm
from betwixt.missions import on, say, written
from betwixt.outdoors import guide_1
from betwixt.scenes import JOAN, rig, scene, told
from hauntbox.games.betwixt.cards.decks import KINDS
from hauntbox.games.betwixt.cards.fate import EVENT, MAP, STORY, TRAP, TREASURE, token
from hauntbox.games.betwixt.content.mission import UNSAID
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.results import DEAL, OVER
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.fight.rounds import FIGHT
from hauntbox.games.betwixt.rules.guide import GUIDES, Guide, guest_card, guide
from hauntbox.games.betwixt.rules.mission.ending import WON
from hauntbox.games.betwixt.rules.mission.pieces import is_piece, lay_out
from hauntbox.games.betwixt.rules.mission.running import NEXT, Rule, mission
from hauntbox.games.betwixt.rules.mission.telling import answer, guide_of, put
from hauntbox.games.betwixt.rules.points import heal, top_hp
from hauntbox.games.betwixt.state import COMBAT, GUEST, KO
from hauntbox.kernel.wire import Outcome
from hauntbox.ledger import proves

BUCK = '{ do = "bucks", amount = 1 }'
TROPHY = '{ do = "trophy", amount = 1 }'


@proves("TGB-MIS-49", "TGB-END-12")
def test_a_mission_that_is_over_or_none_hears_nothing() -> None:
    g = calm(ROOM, f'on = "stuck" | {BUCK}')
    g.outcome = Outcome("TGB-END-09", (1.0,) * 5)
    answer(g, "stuck", ())
    assert (g.agenda, g.happened) == ([], 0)
    for name in ("", "test"):
        GUIDES["test"] = guide_1()
        g = calm(ROOM)
        g.mission = name
        answer(g, "stuck", ())
        assert g.agenda == []


@proves("TGB-MIS-49", "TGB-MIS-18")
@pytest.mark.parametrize(
    ("trigger", "facts", "who"),
    [
        ("treasure-taken", (7, JOAN), JOAN),
        ("action-done", (0, JOAN), JOAN),
        ("knocked-out", (JOAN,), JOAN),
        ("stuck", (), -1),
    ],
)
def test_a_rule_knows_who_has_set_it_off(trigger: str, facts: tuple[int, ...], who: int) -> None:
    g = calm(ROOM, f'on = "door-opened" | {BUCK}', f'on = "{trigger}" | {TROPHY}')
    answer(g, trigger, facts)
    second = (
        len(mission(g).heeds) - 1 if False else next(n for n, heed in enumerate(mission(g).heeds) if heed.on == trigger)
    )
    assert [frame for frame in g.agenda if isinstance(frame, Rule)] == [Rule(mission(g).heeds[second].script, who)]
    assert g.happened == 1 << second


@proves("TGB-MIS-43", "TGB-END-12", "TGB-MIS-49")
def test_after_a_fight_its_names_are_forgotten_and_a_won_mission_ends() -> None:
    g = calm(ROOM, f'on = "fight-won" | {BUCK}')
    g.fights = g.fight_names = 5
    say(g, "fight-won")
    assert (g.fights, g.fight_names, g.purse) == (0, 0, 1)
    g.ending = 0
    answer(g, "fight-won", ())
    assert g.agenda == [WON]


EVENTS = "".join(
    [f'[[events]]\nnumber = {n}\nlabel = "E{n}"\neffects = [{{ do = "bucks", amount = {n} }}]\n\n' for n in (1, 2)]
)


@proves("TGB-MIS-10", "TGB-RND-20")
def test_a_surprise_event_follows_its_token_alone_and_happens_once(dice: list[tuple[str, int]]) -> None:
    g = calm(ROOM, more=EVENTS)
    dice.clear()
    rig(g, event=(2, 2, 1))
    say(g, "token-resolved", TRAP, 0)
    assert (g.purse, dice) == (0, [])
    purses = []
    for _ in range(3):
        say(g, "token-resolved", EVENT, 0)
        purses.append(g.purse)
    assert (purses, dice) == ([2, 3, 3], [("event", 6)] * 3)
    assert (told(g, "event"), g.eventful) == ([(2, "E2"), (1, "E1")], 0b110)


@proves("TGB-MIS-51")
def test_what_waited_for_the_end_of_a_fight_follows_once() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "objective", number = 2 }')
    g.late = ((next(heed.script for heed in mission(g).heeds if heed.on == "stuck"), 0, -1),)
    say(g, "fight-won")
    assert (g.late, g.objective, told(g, "objective")) == ((), 2, [(2, "Second")])  # type: ignore[comparison-overlap]  # it has changed since
    say(g, "fight-won")
    assert len(told(g, "objective")) == 1


@proves("TGB-MIS-34", "TGB-MIS-08")
def test_what_the_mission_does_by_itself_when_something_happens() -> None:
    g = calm(ROOM)
    g.teams, g.team, g.phase = (0, 0, 1, 1), 0, COMBAT
    g.lost = ((0, -1),)
    say(g, "stuck")
    assert g.lost
    answer(g, "team-out", ())
    assert (g.lost, g.agenda) == ((), [EXPLORE])  # type: ignore[comparison-overlap]  # it has changed since
    money = calm(ROOM)
    for trigger, facts in (("stuck", ()), ("door-opened", ()), ("tile-placed", (0,))):
        say(money, trigger, *facts)
    assert (money.purse, money.pieces) == (0, ())


@proves("TGB-MIS-49", "TGB-MIS-41")
def test_where_rules_are_put() -> None:
    first, second = Rule(1, -1), Rule(2, -1)
    g = scene("B.....")
    g.agenda = [FIGHT]
    put(g, [])
    assert g.agenda == [FIGHT]
    put(g, [first, second])
    assert g.agenda == [FIGHT, second, first]
    g.agenda = [FIGHT, NEXT, DEAL]
    put(g, [first, second])
    assert g.agenda == [FIGHT, NEXT, second, first, DEAL]
    g.agenda = [FIGHT, OVER, DEAL]
    put(g, [first])
    assert g.agenda == [FIGHT, first, OVER, DEAL]
    g.agenda = [FIGHT, OVER, DEAL]
    put(g, [first, second])
    assert g.agenda == [FIGHT, second, first, OVER, DEAL]
    g.agenda = [FIGHT, first, OVER, DEAL]
    put(g, [second])  # behind those that wait for the same attack
    assert g.agenda == [FIGHT, second, first, OVER, DEAL]
    g.post, g.agenda = [KO] * 4, [FIGHT, OVER, DEAL]
    put(g, [first])  # nobody is left to whom the attack could matter
    assert g.agenda == [FIGHT, OVER, DEAL, first]


@proves("TGB-MIS-18", "TGB-MIS-44")
def test_a_rule_whose_test_fails_is_not_set_off() -> None:
    g = calm(ROOM, f'on = "stuck" | flag = "lit" | {BUCK}')
    say(g, "stuck")
    assert (g.purse, g.happened) == (0, 0)
    g.flags = 1
    say(g, "stuck")
    assert g.purse == 1


@proves("TGB-MIS-01", "TGB-DRAW-21")
def test_the_tables_of_a_mission_are_found_by_number() -> None:
    found = guide_of("long_driveway")
    sheet = mission_of("long_driveway")
    assert len(found.monsters) == max(sheet.spawns) + 1
    for n, band in sheet.spawns.items():
        assert found.monsters[n] == tuple([kind for kind, many, _ in band for _ in range(many)])
    assert found.goods == tuple([(KINDS[kind].name, price) for kind, price in sheet.vending])
    assert found.goals == tuple([goal.tile for goal in sheet.goals if goal.tile != UNSAID])
    bare = guide_of(written())
    assert (bare.monsters, bare.goals, bare.taken, bare.walled, bare.spaces) == (((),), (1, 2), 0, 0, 0)


@proves("TGB-MIS-01")
def test_the_family_starts_with_the_money_of_the_mission() -> None:
    g = calm(ROOM, more="[equipment]\nmoney = 3\n\n")
    g.purse = 2
    say(g, "door-opened")
    assert g.purse == 2
    say(g, "start")
    assert g.purse == 5


@proves("TGB-CMP-34")
def test_a_guide_that_says_nothing_walls_nothing_up_and_offers_nothing() -> None:
    plain = Guide(3, (3, 4))
    assert (plain.walled, plain.spaces, plain.taken, plain.monsters, plain.offered) == (0, 0, 0, (), ())


@proves("TGB-SET-09", "TGB-CMP-34")
def test_the_guide_is_that_of_the_mission_or_an_empty_one() -> None:
    g = scene("B.....")
    assert guide(g) == Guide(0, ())
    g.mission = "long_driveway"
    assert guide(g) == guide_of("long_driveway")


@proves("TGB-STAT-02")
def test_the_maximum_of_a_guest_is_its_cards() -> None:
    g = on("house_of_many_doors", "13")
    assert top_hp(g, GUEST) == guest_card(g, GUEST).hp
    g.hp[GUEST] = 1
    heal(g, GUEST, 99)
    assert g.hp[GUEST] == guest_card(g, GUEST).hp


# Pieces and objectives ------------------------------------------------------------------------------------------------


@proves("TGB-MIS-06")
@pytest.mark.parametrize("kind", range(9))
@pytest.mark.parametrize("stories", [False, True])
def test_what_is_a_piece_of_an_objective(kind: int, stories: bool) -> None:
    goal = replace(mission_of(written()).goals[0], treasures=(4,), stories=stories)
    assert bool(is_piece(goal, token(kind, 4))) == (kind == TREASURE or (kind == STORY and stories))
    assert bool(is_piece(goal, token(kind, 5))) == (kind == STORY and stories)


@proves("TGB-MIS-04", "TGB-MIS-05")
def test_an_objective_is_told_and_waited_for_only_by_rules_about_its_visit() -> None:
    plain = calm(ROOM, 'on = "stuck" | { do = "objective", number = 1 }', f'on = "tile-placed", tile = "2" | {BUCK}')
    say(plain, "stuck")
    assert (plain.objective, plain.visits, told(plain, "objective")) == (1, 0, [(1, "First")])
    assert plain.goal == token(MAP, TILE_OF["2"])
    awaited = calm(ROOM, 'on = "stuck" | { do = "objective", number = 1 }', f'on = "visited", tile = "2" | {BUCK}')
    say(awaited, "stuck")
    assert awaited.visits == 1 << TILE_OF["2"]
    other = calm(ROOM, 'on = "stuck" | { do = "objective", number = 1 }', f'on = "visited", tile = "3" | {BUCK}')
    say(other, "stuck")
    assert other.visits == 0


@proves("TGB-MIS-50", "TGB-MIS-07", "TGB-RND-13")
def test_a_piece_is_laid_out_with_its_number_and_a_random_side(dice: list[tuple[str, int]]) -> None:
    g = calm(ROOM)
    g.pieces = (token(TREASURE, 4),)
    dice.clear()
    rig(g, treasure_side=2)
    lay_out(g, 0)
    assert ([number for _, number in g.treasures], g.pieces) == ([4 * 2 + 1], ())  # type: ignore[comparison-overlap]  # it has changed since
    assert [each for each in dice if each[0] == "treasure side"] == [("treasure side", 2)]
