"""Requests that nobody sends who only wants to play: for tests, and for tools/attack.py."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final, NamedTuple

NL: Final = "\n"


class Hostile(NamedTuple):
    """One request; `token` says whose: "", host or seat."""

    name: str
    method: str
    path: str  # CODE stands for a table's code
    body: bytes = b""
    token: str = ""
    kind: str = "application/json"


TOML: Final[dict[str, str]] = {
    "1,500 dots": f"{'.'.join('a' * 1500)} = 1\n",
    "2,000 dots": f"{'.'.join('a' * 2000)} = 1\n",
    "30,000 dots": f"{'.'.join('a' * 30_000)} = 1\n",
    "many dotted keys": "".join(f"{'.'.join(f'k{n}' for _ in range(20))} = {n}\n" for n in range(600)),
    "comments like ends": "z=[\n" + "1,#]\n" * 4000 + "]\n",
    "5,000 digits": f"n = {'9' * 5000}\n",
    "deep lists": f"n = {'[' * 20_000}\n",
    "deep tables": f"n = {'{a=' * 10_000}\n",
    "many tables": "".join(f"[t{n}]\n" for n in range(4000)),
    "many lists of tables": "[[guests]]\nname=1\n" * 2400,
    "unknown fields": "".join(f"dawm{n} = 1\n" for n in range(4000)),
    "an endless text": 'title = """' + "x\\\n" * 15_000,
    "a wide drawing": "drawing = '''\n" + "#" * 50_000 + "\n'''\n",
    "a tall drawing": "drawing = '''\n" + "#.\n" * 4_900 + "'''\n",
    "an odd drawing": "drawing = '''\n" + ("K#v+-|.AbC" * 90 + "\n") * 60 + "'''\n",
    "escapes": "title = \"" + "\\u0041" * 9000 + "\"\n",
    "no text at all": "\n" * 60_000,
    "one quote": "'" * 60_000,
    "carriage returns": "\r" * 60_000 + "\n",
}  # fmt: skip
GAMES: Final = ("evidence", "ghostbusters2", "hunter13")
NUMBERS: Final = (
    "9" * 5000,
    "1e999999",
    "-" + "9" * 4000,
    "[" * 30_000,
    "{" * 9,
    '{"a":' * 9000,
    '"\\ud800"',
    "1" + "0" * 300,
)


def post(name: str, path: str, body: Any, token: str = "") -> Hostile:
    return Hostile(name, "POST", path, body if isinstance(body, bytes) else json.dumps(body).encode(), token)


def corpus() -> list[Hostile]:
    return [*scenarios(), *forms(), *searches(), *imports(), *at_a_table(), *elsewhere()]


def scenarios() -> Iterator[Hostile]:
    for n, (name, text) in enumerate(TOML.items()):
        game = GAMES[n % len(GAMES)]
        whole = f'game = "{game}"\ntitle = "x"\n{text}'
        yield post(f"preview: {name}", "/api/preview", {"game": game, "scenario": whole})
        yield post(f"look over: {name}", "/api/scenarios", {"game": game, "text": whole})
        yield post(f"a table: {name}", "/api/tables", {"game": game, "scenario": whole})
        yield post(f"options: {name}", "/api/tables/CODE/options", {"scenario": whole}, "host")


def forms() -> Iterator[Hostile]:
    for number in NUMBERS:
        body = f'{{"game": "evidence", "options": {{"players": {number}}}}}'.encode()
        yield post(f"options {number[:9]}", "/api/preview", body)
        yield post(f"a table of {number[:9]}", "/api/tables", body)
        yield post(
            f"a repair {number[:9]}", "/api/tables/CODE/repair", f'{{"fields": {{"round": {number}}}}}'.encode(), "host"
        )
        yield post(f"act {number[:9]}", "/api/act", f'{{"id": "1", "index": {number}, "option": "x"}}'.encode(), "seat")
    seats = [{"name": "x" * 90, "holder": "bot:flat:1000000000"}] * 400
    yield post("seats", "/api/tables", {"game": "evidence", "seats": seats})
    yield post("roles", "/api/tables", {"game": "evidence", "seats": [{"roles": list(range(9000))}]})
    yield post("a long game", "/api/tables", {"game": "g" * 60_000})
    yield post("many options", "/api/preview", {"game": "hunter13", "options": {f"o{n}": n for n in range(4000)}})
    yield post("a long option", "/api/preview", {"game": "hunter13", "options": {"x" * 60_000: 1}})
    yield post("a long value", "/api/preview", {"game": "evidence", "options": {"players": "9" * 60_000}})


def searches() -> Iterator[Hostile]:
    for name, words in {
        "e": "e+" * 5000,
        "long": "ghost" * 2500,
        "wide": "%F0%9F%91%BB" * 600,
        "few": "e+a+o+t+" * 20,
    }.items():
        yield Hostile(f"find {name}", "GET", f"/api/rules?find={words}")
    yield Hostile("rules of nothing", "GET", f"/api/rules/{'x' * 9000}")
    yield Hostile("maps", "GET", "/api/maps/ghostbusters2")
    yield Hostile("maps of nothing", "GET", "/api/maps/..%2f..%2f")
    for length in (400, 2000, 60_000):
        yield post(f"a picture of {length}", "/api/qr", {"text": "x" * length})


def imports() -> Iterator[Hostile]:
    body = "game      ghostbusters2\nrules     1\nstory     scoleri\nname      x\n"
    for name, rest in {
        "nothing": "",
        "options": f"options   {'[' * 50_000}\n",
        "digits": f'options   {{"players": {"9" * 5000}}}\nseed      1\n',
        "seats": "options   {}\nseed      1\n" + "seat 0    {}\n" * 9000,
        "pages": "options   {}\nseed      1\n" + "\npage 1    follows 0\n" * 9000,
        "blank": NL * 900_000,
    }.items():
        text = body + rest
        sum_ = blake2b(text.encode(), digest_size=8).hexdigest()
        yield post(f"a campaign: {name}", "/api/campaigns", {"text": f"hauntbox campaign 1 {sum_}\n{text}"})
    yield post("a campaign of 4 MB", "/api/campaigns", {"text": "x" * 4_000_000})
    yield post("a campaign of lines", "/api/campaigns", {"text": "hauntbox campaign 1 00\n" + NL * 3_000_000})


def at_a_table() -> Iterator[Hostile]:
    for name, value in {
        "room": 99,
        "round": 10**18,
        "at": [[]] * 9000,
        "agenda": [["Hunt"] * 9] * 900,
        "minds": [],
        "x": 1,
    }.items():
        yield post(
            f"a repair of {name}", "/api/tables/CODE/repair", {"note": "n" * 9000, "fields": {name: value}}, "host"
        )
    yield post("a long act", "/api/act", {"id": "1", "index": 1, "option": "step " + "e7 " * 15_000}, "seat")
    yield post(
        "an unknown act", "/api/act", {"id": "1", "index": 1, "option": "stepp e77 to the hallway of doom"}, "seat"
    )
    yield post("many acts", "/api/act", {"id": "1", "index": 1, "option": ["x"] * 9000}, "seat")
    yield post("a long name", "/api/tables/CODE/seats/1", {"name": "\u202e" * 15_000}, "host")
    yield post("a bot", "/api/tables/CODE/seats/1", {"holder": "bot:flat:1000000000"}, "host")
    yield post("to sit", "/api/tables/CODE/seats/99999999999999999999/sit", {"name": "x"})
    yield Hostile("a report", "GET", "/api/report", token="seat")
    yield Hostile("a replay", "GET", f"/api/replay/{'9' * 4000}", token="host")
    yield Hostile("a chapter", "GET", f"/api/tables/CODE/campaign/chapters/{'9' * 5000}", token="host")


def elsewhere() -> Iterator[Hostile]:
    yield Hostile("a long code", "GET", f"/api/tables/{'B' * 9000}")
    yield Hostile("a long token", "GET", f"/api/scene?token={'B' * 9000}")
    yield Hostile("a plain text", "POST", "/api/tables", b'{"game": "evidence"}', kind="text/plain")
    yield Hostile("no body", "POST", "/api/tables")
    yield Hostile("not UTF-8", "POST", "/api/tables", b"\xff" * 60_000)
    yield Hostile("another method", "PATCH", "/api/tables/CODE")
    yield Hostile("no such page", "GET", "/assets/" + "../" * 900)
    yield Hostile("a null", "GET", "/api/tables/%00")
