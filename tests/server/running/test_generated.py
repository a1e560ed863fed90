"""What the browser client is built from: types made from the Structs, names of icons from the games."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct
from msgspec.inspect import type_info

from hauntbox.games import find, names
from hauntbox.server.wire import generate_icons, generate_ts
from hauntbox.server.wire.generate_icons import icons_in, icons_of
from scene.walks import walk


@pytest.mark.parametrize("made", [generate_ts, generate_icons])
def test_the_file_is_as_fresh_as_its_source(made: Any) -> None:
    file: Path = made.FILE
    assert file.read_text() == made.generate(), f"make client writes {file.name} anew"


@pytest.mark.parametrize("game", names())
def test_no_scene_draws_an_icon_that_its_game_did_not_name(game: str) -> None:
    kind = find(game)
    known, seats = set(icons_of(game)), range(len(kind.seats(kind.options(), next(iter(kind.scenarios)))))
    for scenario in kind.scenarios:
        for moment in islice(walk(kind, {}, scenario, 1, tuple(seats), limit=60), 0, None, 10):
            assert icons_in(moment.painted()) <= known


# How types are written.


class Leaf(Struct, omit_defaults=True):
    """A leaf of a tree."""

    tone: Annotated[str, Meta(title="Tone", extra_json_schema={"enum": ["red", "gold"]})] = ""
    age: int | None = None


class Tree(Struct, tag="tree", rename={"from_": "from"}):
    from_: int | None
    leaves: tuple[Leaf, ...] = ()
    at: tuple[int, str] = (0, "")


class HostRequest(Struct, forbid_unknown_fields=True):
    note: str
    colours: dict[str, int | str] = {}
    most: int | None = None


def written(struct: type) -> str:
    made = generate_ts.Declarations()
    made.of(type_info(struct))
    return made.made[struct.__name__]


def test_a_default_that_is_left_out_may_be_absent_and_is_never_null() -> None:
    assert written(Leaf) == "/** A leaf of a tree. */\nexport interface Leaf {\n  tone?: Tone;\n  age?: number;\n}\n"


def test_what_is_always_sent_is_always_there() -> None:
    assert written(Tree).splitlines() == [
        "export interface Tree {",
        "  type: 'tree';",
        "  from: number | null;",
        "  leaves: Leaf[];",
        "  at: [number, string];",
        "}",
    ]


def test_what_the_server_reads_may_lack_its_defaults_or_be_null() -> None:
    assert written(HostRequest).splitlines()[1:-1] == [
        "  note: string;",
        "  colours?: Record<string, number | string>;",
        "  most?: number | null;",
    ]


def test_a_list_of_words_with_a_title_is_a_type_of_that_name() -> None:
    made = generate_ts.Declarations()
    made.of(type_info(Tree))
    assert made.made["Tone"] == "export type Tone = 'red' | 'gold';\n"


def test_two_structs_of_one_name_are_refused() -> None:
    made = generate_ts.Declarations()
    made.of(type_info(Leaf))
    other = type("Leaf", (Struct,), {"__annotations__": {"n": int}, "__module__": __name__})
    with pytest.raises(TypeError, match="two Structs are called Leaf"):
        made.of(type_info(other))
