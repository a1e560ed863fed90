"""Which statements an id speaks of."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from hauntbox.ledger.citations import Citation, Source, citations
from ledger.toy import Toy

# In each sample the statements that ought to be found end in `# <`.
SAMPLES = {
    "docstring": '''
        def f(a: int) -> int:
            """X-Y-1: says
            and says."""
            # why
            return a  # <
    ''',
    "trailing comment": """
        def f(a: int) -> int:
            b = a  # X-Y-1 <
            return b
    """,
    "literal deep in a call": """
        def f(g: Any) -> None:
            g.tell(  # <
                "what",
                "X-Y-1",
            )
    """,
    "header of a compound statement": """
        def f(a: int) -> int:
            if a:  # X-Y-1 <
                return 1
            return 2
    """,
    "header over several lines": """
        def f(a: int) -> int:
            if (  # <
                a
                and a > 2
            ):  # X-Y-1
                return 1
            return 2
    """,
    "comment above its statement": """
        def f(a: int) -> int:
            if a:
                # X-Y-1: so
                # it is
                return 1  # <
            return 2
    """,
    "comment that closes its block": """
        def f(a: int) -> None:
            if a:  # <
                move()
            # X-Y-1: else stay

        x = 1
    """,
    "comment that closes a branch": """
        def f(a: int) -> None:
            if a:
                move()  # <
                # X-Y-1: and stay
            else:
                leave()
    """,
    "comment on else": """
        def f(a: int) -> None:
            if a:
                move()
            else:  # X-Y-1
                leave()  # <
    """,
    "comment above else": """
        def f(a: int) -> None:
            if a:
                move()
            # X-Y-1
            else:
                leave()  # <
    """,
    "case of a match": """
        def f(a: int) -> int:
            match a:
                case 1:  # X-Y-1
                    return 2  # <
            return 3
    """,
    "decorator stands for the function": """
        @card("Cell", rules="X-Y-1")
        def f(a: int) -> int:
            return a  # <
    """,
    "comment above a function": """
        # X-Y-1
        @card("Cell")
        def f(a: int) -> int:
            return a  # <
    """,
    "class stands for its methods": '''
        class Push:
            """X-Y-1: slimed first."""

            seat: int

            def run(self) -> None:
                """Words."""
                move()  # <

            @property
            def ways(self) -> int:
                return 4  # <
    ''',
    "nested function": '''
        def f() -> Any:
            def inner() -> int:
                """X-Y-1"""
                return 1  # <
            return inner
    ''',
    "what leaves no trace is passed over": '''
        def f() -> None:
            """X-Y-1"""
            global size
            size = 2  # <
    ''',
    "lambda": """
        CARDS = {  # <
            "X-Y-1": lambda g: g.move(),
        }
    """,
}


@pytest.mark.parametrize("sample", SAMPLES.values(), ids=list(SAMPLES))
def test_an_id_speaks_of_the_statement_that_it_stands_by(sample: str) -> None:
    text = dedent(sample).strip()
    expected = {n for n, line in enumerate(text.splitlines(), 1) if line.endswith("<")}
    cited = cite(text)
    assert cited
    assert (set(cited.anchors), cited.declared) == (expected, False)


@pytest.mark.parametrize(
    ("text", "anchors"),
    [
        ("SIZE = 5  # X-Y-1", {1}),
        ("SIZES = [\n    # X-Y-1\n    4,\n]", {1}),
        ("class Size:\n    '''X-Y-1'''\n    x: int = 4\n    y: int = 5", {3, 4}),
        ("class Size:\n    '''X-Y-1'''", {1}),
        ("class Size:\n    x: int = 4  # X-Y-1\n    def area(self):\n        return 2", {2}),
        ("def f():\n    '''X-Y-1'''", {1}),
    ],
)
def test_what_runs_at_import_is_declared(text: str, anchors: set[int]) -> None:
    cited = cite(text)
    assert cited
    assert (set(cited.anchors), cited.declared) == (anchors, True)


def test_a_modules_docstring_cites_nothing() -> None:
    assert cite('"""Rules of X-Y-1.\n\nAnd more."""\nx = 1') is None


def test_a_game_is_searched_in_code_and_data_and_the_kernel(toy: Toy) -> None:
    toy.write(toy.project.kernel / "dice.py", "def roll():\n    return 4  # TOY-MOV-01\n")
    toy.write(toy.game / "exempt.toml", '"TOY-DEC-01" = "later"\n')
    found = citations("toy", toy.project)
    assert [each.path.split("/")[-1] for each in found["TOY-MOV-01"]] == ["toymoves.py", "dice.py"]
    assert found["TOY-MAP-01"] == [Citation("src/hauntbox/games/toy/content/cellar.toml", 1)]
    assert "TOY-DEC-01" not in found


def cite(text: str) -> Citation | None:
    line = next(n for n, line in enumerate(text.splitlines(), 1) if re.search("X-Y-1", line))
    return Source(text).cite("sample.py", line)
