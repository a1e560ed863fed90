"""A fragment of Ghost Hunter 13: both sides declare their attack at the same time (GHT-BAT-05, GHT-HID-14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hauntbox.kernel.agenda import Frame, Game, Step, Window
from hauntbox.kernel.contract import Seat, heard
from hauntbox.kernel.wire import Action

HUNTER: Final = 0
AGENT: Final = 1  # GHT-BAT-09: somebody speaks for the monster
JUDGE: Final = ("white judge card", "black judge card")  # GHT-BAT-12


class Declare(Action, frozen=True):
    when = "GHT-BAT-05"
    kind: str


BOTH: Final = ("HP", "MP")


@dataclass
class Battle(Game):
    printed: tuple[str, ...] = BOTH  # on the monster's card, for all to see
    strength: tuple[tuple[int, int], ...] = ((3, 1), (2, 2))  # ST and WP of hunter and monster
    kinds: tuple[str, ...] = ()  # declared, by side
    damage: tuple[tuple[int, int, str], ...] = ()  # victim, amount, kind

    def rounds(self, n: int) -> tuple[Frame, ...]:
        """GHT-BAT-08: a monster with one printed type declares nothing; all see its card, so that is no secret."""
        asked = (HUNTER, AGENT) if len(self.printed) > 1 else (HUNTER,)
        return (Declaration(asked), *[Round()] * n)


def open_facts(g: Battle, seat: Seat) -> object:
    """What a side sees: the agenda, its own answer, and what has been declared."""
    return [repr(g.agenda), g.kinds, [g.sealed[role] for role in seat], heard(g.events or [], seat)]


@dataclass(frozen=True)
class Declaration(Window):
    """GHT-BAT-05: before round 1 both sides declare. GHT-HID-14: at the same time, and public after."""

    def candidates(self, g: Battle, role: int) -> list[Action]:
        return [Declare(kind) for kind in BOTH]

    def bars(self, g: Battle, role: int, act: Action) -> str:
        if not isinstance(act, Declare):
            return act.when
        return "GHT-BAT-08" if role == AGENT and act.kind not in g.printed else ""

    def open(self, g: Battle, answers: list[tuple[int, Any]]) -> None:
        said = {role: act.kind for role, act in answers}
        g.kinds = (said[HUNTER], said.get(AGENT, g.printed[0]))
        g.tell("GHT-HID-14", "declared", *g.kinds)


@dataclass(frozen=True)
class Round(Step):
    """GHT-BAT-13: card and strength make the result. GHT-BAT-14: the higher one hurts by the difference."""

    def run(self, g: Battle) -> None:
        results = [g.roll(6, JUDGE[side]) + g.strength[side][BOTH.index(g.kinds[side])] for side in (HUNTER, AGENT)]
        winner = results.index(max(results))
        gap = max(results) - min(results)
        if gap:  # GHT-BAT-16: equal results do no damage
            g.damage += ((1 - winner, gap, g.kinds[winner]),)  # GHT-BAT-15


def battle(rounds: int = 1, printed: tuple[str, ...] = BOTH, cards: tuple[int, int] = (4, 4)) -> Battle:
    g = Battle(seed="1", minds=[0, 1], sealed=[None] * 2, standing=[{}] * 2, events=[], printed=printed)
    for purpose, card in zip(JUDGE, cards, strict=True):
        g.rig(purpose, *[card] * rounds)
    g.then(*g.rounds(rounds))
    g.settle()
    return g


def test_both_sides_are_asked_at_once() -> None:
    assert battle().waiting() == [HUNTER, AGENT]


def test_a_declaration_is_sealed_until_both_are_made() -> None:
    seen = []
    for kind in BOTH:
        g = battle()
        g.play(HUNTER, Declare(kind))
        seen.append(open_facts(g, (AGENT,)))
    assert seen[0] == seen[1] == open_facts(battle(), (AGENT,))


def test_both_are_public_once_made_in_whichever_order() -> None:
    for order in [(HUNTER, AGENT), (AGENT, HUNTER)]:
        g = battle()
        for role in order:
            g.play(role, Declare(("HP", "MP")[role]))
        assert g.kinds == ("HP", "MP")
        assert [event.facts for event in heard(g.events or [], ())] == [("HP", "MP")]


def test_a_monster_with_one_printed_type_leaves_nothing_to_declare() -> None:
    g = battle(printed=("MP",))
    assert (g.waiting(), g.why_not(AGENT, Declare("HP"))) == ([HUNTER], "GHT-BAT-05")
    g.play(HUNTER, Declare("HP"))
    assert g.kinds == ("HP", "MP")


def test_the_type_is_declared_once_for_the_whole_battle() -> None:
    g = battle(rounds=3, cards=(4, 4))
    g.play(HUNTER, Declare("HP"))
    g.play(AGENT, Declare("MP"))
    assert (g.waiting(), len(g.damage)) == ((), 3)


def test_the_one_who_hits_says_which_damage_it_is() -> None:
    g = battle(cards=(1, 6))
    g.play(HUNTER, Declare("HP"))
    g.play(AGENT, Declare("MP"))
    assert g.damage == ((HUNTER, 6 + 2 - 1 - 3, "MP"),)


def test_equal_results_do_no_damage() -> None:
    g = battle(cards=(3, 4))
    g.play(HUNTER, Declare("HP"))
    g.play(AGENT, Declare("HP"))
    assert g.damage == ()
