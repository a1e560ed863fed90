"""Scenarios: who plays, what wins and what loses. SCN"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, begun, dirt, do, hold, offers, put, run, scene, told
from ghostbusters2.pictures import seen
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.cards import events
from hauntbox.games.ghostbusters2.cards.characters import AFFINITY
from hauntbox.games.ghostbusters2.cards.decks import CATEGORY_OF, DECK_OF, EQUIPMENT
from hauntbox.games.ghostbusters2.cards.kinds import CAPTAIN, CODES, GIANT, JUDGE, TALL, TRAIN, VIGO, WIDE
from hauntbox.games.ghostbusters2.content import SHIPPED, sheet_of, text_of
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.combat.targets import close_gate
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.contract import asks
from hauntbox.kernel.options import BadOption, read
from hauntbox.ledger import proves
from hauntbox.scenario_files.pages import BadMap
from hauntbox.scene import Note

DOOMED = "-1 Hit, Caustic, Caustic"  # the next Slime is the third Caustic


def verdict(g: Busters) -> tuple[str, float] | None:
    return (g.outcome.rule, g.outcome.scores[0]) if g.outcome else None


@proves("GBT-SCN-01")
def test_one_sheet_holds_the_map_and_the_objective() -> None:
    text = text_of("giant").replace('"the Giant is Trapped"', '"no Gate is open"')
    text = text.replace("longest = 14", "longest = 11").replace("GW  .   .   .   WS", ".   .   .   .   WS")
    g = begun(text)
    assert (g.longest, [g.kind[one] for one in range(len(g.spot))].count(CODES["GW"])) == (11, 2)
    for target in range(-1, -5, -1):
        close_gate(g, target, 0)
    run(g, RESOLVED)
    assert verdict(g) == ("GBT-CSC-03", 1.0)


@proves("GBT-SCN-01")
def test_a_scenario_that_is_neither_shipped_nor_a_sheet_is_refused() -> None:
    with pytest.raises(BadMap, match="unknown scenario 'castle'"):
        begun("castle")


@proves("GBT-SCN-02", "GBT-SCN-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_are_in_play_however_many_people_lead_them(players: int) -> None:
    seats = GAME.seats(Options(players=players), "")
    assert (len(seats), sorted(role for seat in seats for role in seat)) == (players, [0, 1, 2, 3])
    g = begun("court", players=players)
    turns = set()
    while g.round == 1 and g.outcome is None:
        turns.add(g.active)
        seat = next(seat for seat in seats if g.waiting()[0] in seat)
        assert g.waiting()[0] in asks(g, tuple(seat))
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[-1])
    assert turns - {-1} == {0, 1, 2, 3}


@proves("GBT-SCN-03")
@pytest.mark.parametrize("players", [0, 5])
def test_not_more_people_than_ghostbusters_and_not_fewer_than_one(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        read(Options, {"players": players})
    assert 1 <= len(GAME.seats(Options(), "")) <= 4


@proves("GBT-SCN-04")
def test_one_person_leads_all_four_by_the_same_rules() -> None:
    """The one seat is asked whatever anybody is asked, and may do what four people may."""
    assert [tuple(seat) for seat in GAME.seats(Options(players=1), "")] == [(0, 1, 2, 3)]
    alone, together = [scene(at="B2 C3", car="D4 D5", entities="GW C1", players=n) for n in (1, 4)]
    for _ in range(4):
        assert offers(alone) == offers(together)
        assert [str(act) for act in asks(alone, (0, 1, 2, 3))[alone.active]] == offers(together)
        do(alone, "end")
        do(together, "end")


@proves("GBT-SCN-05")
@pytest.mark.parametrize(
    ("scenario", "rule"),
    [
        ("court", "GBT-CSC-03"), ("contempt", "GBT-CSC-06"), ("retrial", "GBT-CSC-10"), ("fury", "GBT-CSC-15"),
        ("platform", "GBT-CSC-18"), ("giant", "GBT-CSC-21"), ("river", "GBT-CSC-25"), ("eve", "GBT-CSC-32"),
    ],
)  # fmt: skip
def test_each_scenario_has_its_own_success(scenario: str, rule: str) -> None:
    """One position after the other in which the objective of some scenarios is met, and of no other."""
    met = {
        "no Gate": ("court", "fury"), "Judges": ("contempt",), "Brothers": ("retrial",), "Train": ("platform",),
        "Giant": ("giant",), "Plazms": ("river",), "Vigo": ("eve",),
    }  # fmt: skip
    for what, scenarios in met.items():
        g = scene(
            at="A1", scenario=scenario, entities="SP E1, SP E3, SP E5", marks="" if what == "no Gate" else "G1 C3"
        )
        g.stored = {"Judges": (JUDGE, JUDGE), "Brothers": (TALL, WIDE)}.get(what, ())
        g.poured = {"Judges": 3, "Plazms": 6}.get(what, 0)
        g.caught = {"Train": 1 << TRAIN, "Giant": 1 << GIANT, "Vigo": 1 << VIGO}.get(what, 1 << CAPTAIN)
        g.captain = True
        run(g, RESOLVED)
        assert verdict(g) == ((rule, 1.0) if scenario in scenarios else None), what


@proves("GBT-SCN-05", "GBT-CSC-32")
@pytest.mark.parametrize("scenario", [name for name in SHIPPED if name != "uptown"])
def test_each_scenario_has_its_own_failures(scenario: str) -> None:
    """The Giant at home loses one scenario, and too few Plazms another."""
    g = scene(at="A1", scenario=scenario, marks="G1 C3, G2 C5", entities="FC E5")
    g.home = True
    run(g, RESOLVED)
    assert verdict(g) == {"giant": ("GBT-CSC-21", 0.0), "contempt": ("GBT-CSC-06", 0.0)}.get(scenario)


@proves("GBT-SCN-05", "GBT-SCN-08")
def test_objective_and_dangers_are_written_down() -> None:
    notes = {id: note.text for id, note in seen(begun("giant"), 0).things.items() if isinstance(note, Note)}
    assert "Trap the Washington Square Park Ghost" in notes["note:goal"]
    assert "the Goo Timer runs out" in notes["note:danger"]


@proves("GBT-SCN-05")
@pytest.mark.parametrize(("gates", "text", "places"), [
    (0, "The Ghostbusters have done it", {"won"}), (1, "The Ghostbusters have lost", {"lost"}),
])  # fmt: skip
def test_they_win_or_lose_together(gates: int, text: str, places: set[str]) -> None:
    g = scene(at="A1", car="D4 D5", scenario="court", marks="G1 C3", timer=0)
    g.gates *= gates
    run(g, RESOLVED)
    picture = seen(g, 0)
    outcome = picture.outcome
    assert outcome
    assert picture.when.text.startswith("The scenario is over")
    assert (outcome.text, {result.result for result in outcome.seats}) == (text, places)


@proves("GBT-XP-04", "GBT-XP-13")
def test_what_the_goal_gives_still_counts_with_the_cards_of_its_levels() -> None:
    g = scene(at="A1", scenario="platform", marks="G1 C3", xp=4)
    g.caught = 1 << TRAIN
    run(g, RESOLVED)
    assert (verdict(g), g.xp, g.level) == (("GBT-CSC-18", 1.0), [6] * 4, [2] * 4)
    assert [len(hand) for hand in g.cards] == [1, 1, 1, 1]


@proves("GBT-SCN-06")
@pytest.mark.parametrize(("gates", "rule", "score"), [(0, "GBT-CSC-03", 1.0), (1, "GBT-SCN-08", 0.0)])
def test_success_and_failure_at_once_are_a_success(gates: int, rule: str, score: float) -> None:
    g = scene(at="A1", scenario="court", marks="G1 C3", timer=0)
    g.gates *= gates
    run(g, RESOLVED)
    assert verdict(g) == (rule, score)


@proves("GBT-SCN-07")
def test_the_end_comes_after_an_action() -> None:
    g = scene(at="A1", scenario="court", marks="G1 C1")
    hold(g, 0, "C1", 2)
    g.rig("combat", 6)
    do(g, "fire C1")
    assert verdict(g) == ("GBT-CSC-03", 1.0)


@proves("GBT-SCN-07")
def test_the_end_comes_after_a_maneuver() -> None:
    g = scene(at="car", car="B1 A1", scenario="retrial", marks="G1 C3")
    g.trapped[0], g.stored = (TALL,), (WIDE,)
    do(g, "unload", "drop Scoleri Brother, Tall")
    assert verdict(g) == ("GBT-CSC-10", 1.0)


@proves("GBT-SCN-07")
def test_the_end_comes_after_the_use_of_a_card() -> None:
    g = scene(at="A1", scenario="court", marks="G1 C1", cards="Rite of Closing")
    hold(g, 0, "C1", 2)
    do(g, "use Rite of Closing", "aim C1")
    assert verdict(g) == ("GBT-CSC-03", 1.0)


@proves("GBT-SCN-07", "GBT-BAS-06")
def test_the_end_comes_after_one_reaction_of_several() -> None:
    """The first Plazm of a hive makes the third Caustic; the second does not react any more."""
    g = scene(at="B2", entities="SP B3", packs="sppp", slime=DOOMED)
    put(g, "SP", "C3")
    base(g, "B3", "Hive")
    g.rig("combat", 1)
    do(g, "fire B3")
    assert (verdict(g), told(g).count("splatter")) == (("GBT-SCN-10", 0.0), 1)


@proves("GBT-SCN-07", "GBT-ROU-11")
def test_the_end_comes_after_one_effect_at_the_end_of_a_turn() -> None:
    """The Manhole beside somebody splatters; the Toll after it does not come to pass."""
    g = scene(at="E5 B2", car="D1 E1", slime="")
    g.slime[1] = 0x200001
    g.troubles = ((events.MANHOLE, g.street.place["B1"], 1, ()), (events.TOLL, g.street.place["A5"], 1, ()))
    do(g, "end")
    assert (verdict(g), "emerges" in told(g)) == (("GBT-SCN-10", 0.0), False)


@proves("GBT-SCN-07", "GBT-EOR-05", "GBT-EOR-01")
def test_the_end_comes_after_one_effect_at_the_end_of_a_round() -> None:
    """A Shadow slimes somebody; neither another Shadow nor the Goo Timer moves after that."""
    g = scene(at="B2 E5 E4 E3", entities="GW A1, GW A5", slime=DOOMED)
    base(g, "A1", "Shadow")
    base(g, "A5", "Shadow")
    do(g, "end", "end", "end", "end")
    assert (verdict(g), told(g).count("moves"), g.timer) == (("GBT-SCN-10", 0.0), 1, 8)


@proves("GBT-SCN-07")
def test_a_third_caustic_in_the_middle_of_an_action_waits_for_its_end() -> None:
    """A single reaction is resolved as a whole: all around it are Slimed."""
    g = scene(at="B2 C4", entities="SP B3", packs="sppp", slime=DOOMED)
    g.rig("combat", 1)
    do(g, "fire B3")
    assert (verdict(g), dirt(g, 1)) == (("GBT-SCN-10", 0.0), ["-1 Movement"])


@proves("GBT-SCN-08", "GBT-EOR-02")
@pytest.mark.parametrize(("timer", "over"), [(1, ("GBT-SCN-08", 0.0)), (2, None)])
def test_all_is_lost_when_the_goo_timer_reaches_0(timer: int, over: tuple[str, float] | None) -> None:
    g = scene(at="A1 A3 C1 C3", timer=timer)
    g.rig("event", 5)
    do(g, "end", "end", "end", "end")
    assert verdict(g) == over


@proves("GBT-SCN-09")
def test_all_is_lost_when_nobody_is_left_to_emerge() -> None:
    g = scene(at="A3", marks="G1 C3")
    g.spirit = [0] * len(g.spirit)
    g.rig("combat", 1)
    do(g, "fire C3")
    assert verdict(g) == ("GBT-SCN-09", 0.0)


@proves("GBT-SCN-10")
@pytest.mark.parametrize(
    ("slimes", "lost"), [([0x300000, 0, 0, 0], True), ([0x200000] * 4, False), ([0, 0, 0x300000, 0], True)]
)
def test_all_is_lost_when_one_has_three_caustic(slimes: list[int], lost: bool) -> None:
    g = scene(at="A1 A3 C1 C3")
    g.slime = slimes
    run(g, RESOLVED)
    assert verdict(g) == (("GBT-SCN-10", 0.0) if lost else None)


@proves("GBT-SCN-11", "GBT-SCN-12")
@pytest.mark.parametrize("scenario", SHIPPED)
def test_alone_a_scenario_starts_at_the_level_of_its_number(scenario: str) -> None:
    number = sheet_of(scenario).number
    g = begun(scenario)
    assert (g.level, g.xp) == ([number] * 4, [{1: 0, 2: 5, 3: 11}[number]] * 4)


@proves("GBT-SCN-11", "GBT-SCN-12")
@pytest.mark.parametrize(("level", "xp"), [(1, 0), (2, 5), (3, 11), (4, 18), (5, 26)])
def test_it_may_start_at_another_level(level: int, xp: int) -> None:
    g = begun("platform", level=level)
    assert (g.level, g.xp) == ([level] * 4, [xp] * 4)


@proves("GBT-SCN-13")
@pytest.mark.parametrize(("level", "own", "any_kind"), [(1, 0, 0), (2, 1, 0), (3, 2, 0), (4, 2, 1), (5, 2, 1)])
def test_with_the_equipment_of_the_levels_before(level: int, own: int, any_kind: int) -> None:
    """Two of one's affinity at Levels 2 and 3, the top card at Level 4."""
    g = begun("court", level=level, bench="bookkeeper")
    for role in range(4):
        kinds = [CATEGORY_OF[card] for card in g.cards[role] if DECK_OF[card] == EQUIPMENT]
        assert len(kinds) == own + any_kind
        assert kinds.count(AFFINITY[g.who[role]]) >= own
    assert len(g.gear) == 24 - 4 * (own + any_kind)
