"""Which statements mutants may break, and for which rules."""

from __future__ import annotations

from hauntbox.ledger.mutants.field import Site, all_sites
from ledger.toy import Toy

TEXT = '''\
"""Moves: TOY-DEC-01."""

SIZE = 5  # TOY-PAR-01
OTHER = 6


class Walk:
    """TOY-MOV-01: one square."""

    def run(self, at: int) -> int:
        if at > 3:  # TOY-MOV-02
            return at
        return at + 1

    @staticmethod
    def rest() -> int:
        known = 0
        if known:  # a shortcut: nothing is known yet
            return 3
        return known


def plain(at: int) -> int:
    return at + 1


def bars(at: int) -> str:
    def inner() -> bool:
        return at > SIZE  # TOY-MAP-01

    return "TOY-OPT-01" if inner() else ""
'''


def test_a_rule_counts_for_its_function_and_one_of_a_class_for_its_methods(toy: Toy) -> None:
    toy.write(toy.game / "toymoves.py", TEXT)
    sites = {site.line: site for site in all_sites("toy", toy.project)}
    path = "src/hauntbox/games/toy/toymoves.py"
    assert sites == {
        3: Site(path, 3, ("TOY-PAR-01",)),
        11: Site(path, 11, ("TOY-MOV-02", "TOY-MOV-01"), "Walk.run", 10),
        12: Site(path, 12, ("TOY-MOV-02", "TOY-MOV-01"), "Walk.run", 10),
        13: Site(path, 13, ("TOY-MOV-02", "TOY-MOV-01"), "Walk.run", 10),
        17: Site(path, 17, ("TOY-MOV-01",), "Walk.rest", 15),
        19: Site(path, 19, ("TOY-MOV-01",), "Walk.rest", 15),
        20: Site(path, 20, ("TOY-MOV-01",), "Walk.rest", 15),
        29: Site(path, 29, ("TOY-MAP-01", "TOY-OPT-01"), "bars", 27),
        31: Site(path, 31, ("TOY-OPT-01", "TOY-MAP-01"), "bars", 27),
    }


def test_an_id_for_readers_makes_nothing_a_rule(toy: Toy) -> None:
    toy.write(
        toy.game / "toymoves.py",
        """\
def card(size: int) -> list[object]:
    return [
        ("A ghost walks one square.", "TOY-MOV-01"),
        Line(f"The board has {size} squares.", "TOY-PAR-01"),
        Track(size, rule="TOY-MOV-02"),
    ]


def bars(at: int) -> str:
    tell("TOY-MOV-01", "no way")
    return "TOY-MOV-02"
""",
    )
    assert [(site.line, site.ids) for site in all_sites("toy", toy.project)] == [
        (10, ("TOY-MOV-01", "TOY-MOV-02")),
        (11, ("TOY-MOV-02", "TOY-MOV-01")),
    ]
