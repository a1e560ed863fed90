"""Reading the ledgers."""

from __future__ import annotations

import pytest

from hauntbox.ledger.rules import DuplicateRule, UnknownRule, all_games, all_rules, game_of, ledger, rule
from ledger.toy import Toy


def test_a_rule_has_its_section_and_its_marks(toy: Toy) -> None:
    rules = ledger("toy", toy.project)
    haste, flight = rules["TOY-OPT-01"], rules["TOY-MOV-03"]
    assert (haste.code, haste.section, haste.options) == ("OPT", "Numbers", ("haste",))
    assert (flight.superseded, flight.needs_proof) == ("they walk", False)


def test_rulings_and_gaps_need_no_proof(toy: Toy) -> None:
    assert not rule("TOY-RUL-01", toy.project).needs_proof


def test_a_second_ledger_beside_the_first_belongs_to_the_game(toy: Toy) -> None:
    toy.write(toy.game / "RULES-base.md", "- BAS-MOV-01: There is a board.\n")
    assert game_of("BAS-MOV-01", toy.project) == "toy"
    assert all_games(toy.project) == ["toy"]


def test_an_id_stands_in_the_ledgers_once(toy: Toy) -> None:
    toy.write(toy.project.games / "other" / "RULES.md", "- TOY-MOV-01: Again.\n")
    with pytest.raises(DuplicateRule, match=r"toy/RULES.md:5: TOY-MOV-01 .* also at other/RULES.md:1"):
        all_rules(toy.project)


def test_an_unknown_id_is_answered_with_its_neighbours(toy: Toy) -> None:
    with pytest.raises(UnknownRule, match=r"TOY-MOV-09 is in no ledger; did you mean TOY-MOV-03"):
        rule("TOY-MOV-09", toy.project)
    with pytest.raises(LookupError, match="chess has no ledger; there are toy"):
        ledger("chess", toy.project)


def test_the_ledgers_of_the_box_can_be_read() -> None:
    assert rule("EVI-MOVE-02").text == "Nobody crosses a wall."
    assert rule("EVI-DRF-02").options == ("original-draft",)
