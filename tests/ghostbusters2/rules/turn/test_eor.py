"""The end of the round. EOR"""

from __future__ import annotations

from ghostbusters2.kit import base, dirt, do, scene, told, way, where
from ghostbusters2.playing import end_round
from hauntbox.games.ghostbusters2.cards import events
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

TALL = CODES["SB1"]


def story(g: Busters, *words: str) -> list[str]:
    """What was told of these, with whom it was about if somebody moved."""
    codes = {number: code for code, number in CODES.items()}
    told = [event for event in g.events or [] if event.what in words]
    return [codes[int(event.facts[0])] if event.what == "moves" else event.what for event in told]


@proves("GBT-EOR-01")
def test_entities_then_events_then_the_scenario() -> None:
    """A Moaner stirs, a Train runs, a Brother comes; an Event expires; the other Brother escapes from a card."""
    g = scene(at="A1 I9 A9 I1", entities="SB2 E5, GT A5, SM C3", scenario="retrial", columns=9, rows=9, marks="P C8")
    g.troubles = ((events.TIDE, g.street.place["C9"], 1, ()),)
    g.trapped[0], g.fugitives = (TALL,), ((TALL, 1),)
    end_round(g)
    words = story(g, "moves", "splatter", "escapes", "timer", "event die")
    assert words[:5] == ["SM", "GT", "SB2", "splatter", "escapes"]


@proves("GBT-EOR-02", "GBT-EOR-03", "GBT-EOR-04")
def test_then_the_timer_then_the_die_then_a_new_round() -> None:
    g = scene(at="A1", entities="SM C3", timer=5)
    end_round(g)
    assert story(g, "moves", "timer", "event die", "round") == ["SM", "timer", "event die", "round"]
    assert (g.timer, g.round, g.waiting()) == (4, 2, (0,))


@proves("GBT-EOR-02")
def test_at_zero_all_is_lost_before_the_die_is_rolled() -> None:
    g = scene(at="A1", marks="G1 C3", timer=1)
    end_round(g)
    assert g.outcome is not None
    assert (g.outcome.rule, g.drawn.get("event", 0), "emerges" in told(g)) == ("GBT-SCN-08", 0, False)


@proves("GBT-EOR-03")
def test_what_the_die_shows_happens_before_the_next_round() -> None:
    g = scene(at="A1", marks="G1 C3")
    g.rig("movement", way("e") + 1)
    end_round(g)
    assert (where(g, 0), g.round) == ("D3", 2)


@proves("GBT-EOR-04")
def test_in_a_new_round_everybody_has_a_turn_again() -> None:
    g = scene(at="A1 B1 C1 D1")
    order: list[int] = []
    for _ in range(8):
        order += g.waiting()
        g.rig("event", 1)
        do(g, "end")
    assert (order, g.round) == ([0, 1, 2, 3, 0, 1, 2, 3], 3)


@proves("GBT-EOR-05")
def test_a_special_that_moves_toward_somebody_comes_before_the_shadow() -> None:
    """Toward who has a Ghost first, three spaces from whom it then is; the other way round it would end on F3."""
    g = scene(at="A3 I3", entities="FC F3", columns=12)
    g.trapped[0] = (CODES["GW"],)
    base(g, "F3", "Shadow")
    end_round(g)
    assert where(g, 0) == "B3"


@proves("GBT-EOR-05")
def test_shadows_move_in_the_first_step_after_the_special() -> None:
    g = scene(at="A1", entities="SM E5, GW E1")
    base(g, "E5", "Shadow")
    g.rig("movement", way("n") + 1)
    end_round(g)
    assert story(g, "direction", "moves", "timer") == ["direction", "SM", "SM", "timer"]
    assert (where(g, 0), where(g, 1)) == ("C2", "E1")


@proves("GBT-EOR-06")
def test_the_event_die_is_rolled_once_in_a_round() -> None:
    g = scene(at="A1 B1 C1 D1")
    rolls = []
    for _ in range(2):
        end_round(g)
        rolls.append(g.drawn["event"])
    assert rolls == [1, 2]


@proves("GBT-EOR-01")
def test_nothing_of_this_happens_at_the_end_of_a_turn() -> None:
    g = scene(at="C2", entities="GP C3")
    do(g, "end", "end", "end")
    before = (dirt(g, 0), g.timer)
    g.rig("event", 1)
    do(g, "end")
    assert (before, dirt(g, 0), g.timer) == (([], 8), ["-1 Action"], 7)
