"""Events. EVT"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, hold, scene, told, why_not
from ghostbusters2.playing import end_round
from hauntbox.games.ghostbusters2.cards import events
from hauntbox.games.ghostbusters2.cards.names import GOO_EQUIPMENT, GOO_EVENT
from hauntbox.games.ghostbusters2.rules.combat.targets import close_gate
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves


def stack(g: Busters, *cards: int) -> None:
    """The piles hide these Events, in this order."""
    g.goo = (GOO_EVENT,) * max(len(cards), len(g.street.piles))
    g.omens = (*cards, *[card for card in g.omens if card not in cards])


def counters(g: Busters) -> list[int]:
    return [left for _, _, left, _ in g.troubles]


@proves("GBT-EVT-01", "GBT-EVT-02")
@pytest.mark.parametrize(("goo", "left"), [(GOO_EVENT, 11), (GOO_EQUIPMENT, 12)])
def test_only_an_event_card_of_the_goo_deck_brings_an_event(goo: int, left: int) -> None:
    g = scene(at="A1", marks="P A2")
    g.goo = (goo,)
    do(g, "investigate A2")
    assert (len(g.omens), "event" in told(g), len(g.cards[0])) == (left, left == 11, int(left == 12))


@proves("GBT-EVT-02")
def test_an_event_that_was_foreseen_is_not_foreseen_any_more() -> None:
    g = scene(at="A1", marks="P A2")
    stack(g, events.SAG)
    g.omens_seen = 2
    do(g, "investigate A2")
    assert g.omens_seen == 1


@proves("GBT-EVT-03", "GBT-EVT-04")
def test_an_event_of_four_turns() -> None:
    """Phantom Toll: the turn that revealed it does not count."""
    g = scene(at="A1 car car car", marks="P A2", car="D3 E3")
    stack(g, events.TOLL)
    do(g, "investigate A2", "end")
    found = [counters(g)]
    do(g, "end", "end")
    found.append(counters(g))
    end = len(told(g))
    g.rig("event", 1)
    do(g, "end")
    found.append(counters(g))
    do(g, "end")
    assert (found, counters(g), "expired" in told(g)[end:]) == ([[4], [2], [1]], [], True)


@proves("GBT-EVT-03", "GBT-EVT-05")
@pytest.mark.parametrize(("card", "rounds"), [(events.SAG, 1), (events.SNAP, 2), (events.SCORE, 3)])
def test_an_event_of_some_rounds_counts_the_present_one(card: int, rounds: int) -> None:
    g = scene(at="A1", marks="P A2", timer=8)
    stack(g, card)
    do(g, "investigate A2")
    found = []
    for _ in range(rounds):
        found.append(counters(g))
        end_round(g)
    assert (found, counters(g), g.past) == ([[n] for n in range(rounds, 0, -1)], [], (card,))


@proves("GBT-EVT-06")
def test_a_resolved_event_takes_its_pile_along() -> None:
    g = scene(at="A1", marks="P A2")
    stack(g, events.SAG)
    do(g, "investigate A2")
    before = g.flipped
    end_round(g)
    assert (before, g.flipped, why_not(g, "step A2")) == ((g.street.place["A2"],), (), "")


@proves("GBT-EVT-07")
@pytest.mark.parametrize(("first", "second"), [(events.MANHOLE, events.TOLL), (events.TOLL, events.MANHOLE)])
def test_several_events_resolve_in_the_order_they_were_revealed(first: int, second: int) -> None:
    g = scene(at="B1 E5 E5 E5", marks="P A2, P C2", car="D4 E4")
    stack(g, first, second)
    do(g, "investigate A2", "investigate C2")
    assert [trouble[0] for trouble in g.troubles] == [first, second]
    do(g, "step B2", "step B3", "step B4", "step B5", "end")
    end = len(told(g))
    g.rig("event", 5)
    do(g, "end", "end", "end", "end")
    words = [word for word in told(g)[end:] if word in ("splatter", "emerges")]
    assert words == (["splatter", "emerges"] if first == events.MANHOLE else ["emerges", "splatter"])


@proves("GBT-EVT-07")
def test_one_end_serves_several_events() -> None:
    """A Trapped Conductor clears Old Grudge and Old Score, in this order, and counts for Crowd Panic."""
    g = scene(at="B1", entities="TC D1", marks="P A2, P C2, P B2", maneuvers=3)
    stack(g, events.GRUDGE, events.PANIC, events.SCORE)
    do(g, "investigate A2", "investigate C2", "investigate B2")
    xp = list(g.xp)
    hold(g, 0, "D1", 2)
    g.rig("combat", 6)
    do(g, "fire D1")
    cleared = [event.facts[0] for event in g.events or [] if event.what == "cleared"]
    assert (cleared, [trouble[0] for trouble in g.troubles]) == ([events.GRUDGE, events.SCORE], [events.PANIC])
    assert ([after - before for after, before in zip(g.xp, xp, strict=True)], g.troubles[0][3]) == ([5, 1, 1, 1], (1,))


@proves("GBT-EVT-07", "GBT-SCN-07")
def test_each_is_fully_resolved_before_the_next() -> None:
    """Crowd Panic takes the last round, so that nobody hears of the Slime Tide."""
    g = scene(at="B3", marks="P A2, P E5", timer=1)
    pile = g.street.place["A2"]
    g.troubles = ((events.PANIC, pile, 1, (0,)), (events.TIDE, pile, 1, ()))
    end_round(g)
    assert g.outcome is not None
    assert (g.outcome.rule, "splatter" in told(g)) == ("GBT-SCN-08", False)


@proves("GBT-EVT-08")
def test_with_an_empty_deck_nothing_happens_and_the_pile_is_gone() -> None:
    g = scene(at="A1", marks="P A2")
    g.goo, g.omens = (GOO_EVENT,), ()
    do(g, "investigate A2")
    assert (g.troubles, g.flipped, g.piles, "event" in told(g), dirt(g, 0)) == ((), (), 0, False, [])


@proves("GBT-EVT-07")
def test_an_event_forgets_a_figure_that_was_sucked_in() -> None:
    """Old Score is about a Steward; it goes with the last Gate, and nobody is near it when the time is up."""
    g = scene(at="A1 D3", entities="DS E3", marks="P A2, G1 C3")
    stack(g, events.SCORE)
    do(g, "investigate A2")
    close_gate(g, -1, 0)
    g.settle()
    about = g.troubles[0][3]
    for _ in range(3):
        end_round(g)
    assert (about, g.past, [dirt(g, role) for role in range(4)]) == ((), (events.SCORE,), [[]] * 4)
