"""Ghost Hunter 13 over real sockets: hands, sealed answers and clues show nothing to those who may not know.

Each case is a position in two worlds that differ in one secret. The same is done in both, and whoever looks on is told
the same to the byte; the one whose secret it is sees the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauntbox import games
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.rules.turn.rounds import END_ROUND, BeginTurn, EndTurn, StepTwo
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.state import HP, MP, Mansion
from hauntbox.kernel.agenda import Frame
from hauntbox.server.live.painting import SPECTATOR
from hunter13.fable import sound
from hunter13.manor import beast
from hunter13.tale import CALM, down, opening, tale
from server.kit import live
from server.worlds import Twins, twins

KIND = games.find("hunter13")
OPTIONS = {"players": 3}
OTHERS = (0, 2, SPECTATOR)  # than the second hunter
TOGETHER = "T-6 T-6 T-6"


def position(*first: Frame, at: str = TOGETHER, **given: Any) -> Mansion:
    """The first hunter's turn, after these things have happened; then the others'."""
    g = tale("places", at=at, players=3, **given)
    return begin(g, *first)


def begin(g: Mansion, *first: Frame) -> Mansion:
    g.then(*first, Turn(0), StepTwo(0), EndTurn(0), BeginTurn(1), BeginTurn(2), END_ROUND)
    g.settle()
    return g


async def everybody(world: Twins, *seats: int, says: str = "pass") -> None:
    for seat in seats:
        assert await world.alike()
        await world.play(seat, says)


# Relief cards ---------------------------------------------------------------------------------------------------------

CARDS = ("2 3; 5 J; 4 6", "2 3; 5 7; 4 6")  # the second hunter has a relief card, or not


@live
async def test_who_could_cancel_damage_does_not_show(tmp_path: Path) -> None:
    one, two = (position(Hurt(0, HP, 3), hands=hands) for hands in CARDS)
    async with twins(tmp_path, KIND, OPTIONS, (one, two), OTHERS) as world:
        await everybody(world, 1, 2, 0)
        assert await world.alike()
        await everybody(world, 0, says="end")
        await everybody(world, 0, 2)  # the holder's turn begins, and the others may help before
        assert await world.alike()
        assert not await world.hears_the_same(1)


@live
async def test_nor_does_it_show_in_the_moment_before_a_fall(tmp_path: Path) -> None:
    one, two = (position(Hurt(0, MP, 40), hands=hands) for hands in CARDS)
    async with twins(tmp_path, KIND, OPTIONS, (one, two), OTHERS) as world:
        await everybody(world, 0, 1, 2)  # the damage is not cancelled
        await everybody(world, 0, 1, 2)  # nor is the victim saved
        assert await world.alike()
        assert all(house.tables.in_memory["TWIN"].game.g.fell == (0,) for house in world.houses)  # type: ignore[attr-defined]


@live
async def test_who_has_answered_already_does_not_show_while_others_think(tmp_path: Path) -> None:
    one, two = position(Hurt(0, HP, 3), hands=CARDS[0]), position(Hurt(0, HP, 3), hands=CARDS[0])
    async with twins(tmp_path, KIND, OPTIONS, (one, two), (2, SPECTATOR)) as world:
        await world.answer(world.houses[0], 1, "cancel")
        assert await world.alike()
        await world.answer(world.houses[0], 0, "pass")
        await world.answer(world.houses[1], 0, "pass")
        assert await world.alike()
        await world.answer(world.houses[1], 1, "pass")
        assert await world.alike()
        await world.play(2, "pass")
        assert not await world.alike()  # now it is out that it was cancelled in one of them


# Insanity-cards -------------------------------------------------------------------------------------------------------


@live
async def test_the_values_in_a_hand_do_not_show(tmp_path: Path) -> None:
    worlds = []
    for hands, top in (("; 2 9 J;", 2), ("; 3 7 K;", 5)):
        g = position(hands=hands, lay="T-6 T-18 T-4", at="T-4 T-18 T-6", new="T-6", omens=CALM)
        g.dread[g.at[2]] = (top,)
        worlds.append(g)
    async with twins(tmp_path, KIND, OPTIONS, worlds, OTHERS) as world:
        await everybody(world, 0, says="end")
        assert await world.alike()
        await everybody(world, 1, says="go west")  # there lies an Insanity-card
        await everybody(world, 1, says="end")
        assert await world.alike()
        assert not await world.hears_the_same(1)


@live
async def test_the_hand_that_a_fallen_player_had_does_not_show(tmp_path: Path) -> None:
    worlds = []
    for hands in ("5;2 9 J;4", "5;3 7 K;4"):
        g = tale("places", at="T-6 T-7 T-6", players=3, hands=hands, hurt="0 40 0")
        worlds.append(begin(down(g, 1)))
    async with twins(tmp_path, KIND, OPTIONS, worlds, OTHERS) as world:
        await everybody(world, 0, says="end")
        await everybody(world, 0, 2)
        await everybody(world, 1, says="tile T-6")
        await everybody(world, 1, says="attack Wren")
        assert await world.alike()
        assert not await world.hears_the_same(1)


# Sealed types of attack -----------------------------------------------------------------------------------------------


def knight() -> Mansion:
    """Ombra may make HP or MP attacks, and so may the Headless Knight, for whom Volt speaks."""
    g = tale("places", at="T-6 T-5 T-5", team="Ombra Volt Balm", players=3)
    beast(g, "E-31", "T-7")
    return begin(g)


@live
@pytest.mark.parametrize(("speaker", "answers_then", "watching"), [
    (0, 1, (1, 2, SPECTATOR)),
    (1, 0, (0, 2, SPECTATOR)),
])  # fmt: skip
async def test_a_declared_attack_is_sealed_until_both_sides_have_declared(
    tmp_path: Path, speaker: int, answers_then: int, watching: tuple[int, ...]
) -> None:
    one, two = knight(), knight()
    async with twins(tmp_path, KIND, OPTIONS, (one, two), watching) as world:
        await world.play(0, "go east")
        assert await world.alike()
        await world.play(speaker, "kind HP", "kind MP")
        assert await world.alike()
        await world.play(answers_then, "kind HP")
        assert not await world.alike()  # now it is open


# Clues ----------------------------------------------------------------------------------------------------------------

CLUE = """
[[clues]]
name = "cellar"
when = {{ on = "explored", tile = "T-5" }}
text = "{}"
[[clues]]
name = "attic"
when = {{ on = "explored", tile = "T-6" }}
text = "The attic."
"""


def sealed(words: str) -> Mansion:
    """A scenario whose unread texts are these: of a clue, of the ENEMY SIDE and of the ends."""
    text = sound(more=CLUE.format(words)).replace('"You."', f'"{words}"').replace('"Yes."', f'"{words}"')
    return opening(text.replace('"No."', f'"{words}"'), seed="same", players=3)


@live
async def test_a_text_that_was_not_read_yet_does_not_travel(tmp_path: Path) -> None:
    one, two = sealed("Under the flagstones"), sealed("Behind the chimney")
    watching = (0, 1, 2, SPECTATOR)
    async with twins(tmp_path, KIND, OPTIONS, (one, two), watching) as world:
        for seat in one.order:
            await everybody(world, seat, says="end")
        assert await world.alike()
        assert not any("flagstones" in world.told(viewer) for viewer in watching)
        for house in world.houses:
            lobby = await house.call("GET", "/api/tables/TWIN", "TWIN.0")
            assert "flagstones" not in lobby.text
            assert "chimney" not in lobby.text
