"""Answers given in advance: used, shown to the seat that gave them, taken back, and no news for anybody else."""

from __future__ import annotations

from pathlib import Path

from hauntbox import games
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.state import HP, Mansion
from hauntbox.kernel.agenda import Window
from hauntbox.server.live.painting import SPECTATOR
from server.kit import House, Player, live, options
from server.secrecy.test_secrecy_hunter13 import OPTIONS, position
from server.worlds import CODE, Twins, settle, twins

KIND = games.find("hunter13")
HANDS = "2 3; 5 J Q; 4 6"


def struck() -> Mansion:
    """Two blows one after the other; each time all three are asked for a relief card."""
    return position(Hurt(0, HP, 3), Hurt(0, HP, 2), hands=HANDS)


async def stand(world: Twins, n: int, seat: int, question: str, option: str | None) -> list[str]:
    """In one of the worlds; the seat's answers in words."""
    player = world.players[seat][n]
    await player.send("stand", question=question, option=option)
    answers = (await player.wait("standing"))["answers"]
    return [f"{answer['who']}, {answer['about']}: {answer['text']}" for answer in answers]


def game(house: House) -> Mansion:
    g = house.tables.in_memory[CODE].game.g
    assert isinstance(g, Mansion)
    return g


async def is_asked(player: Player) -> bool:
    await settle(player)
    assert player.scene is not None
    return bool(options(player.scene))


def test_every_window_of_the_game_has_words_for_the_list() -> None:
    windows = {name for name, frame in KIND.codec.frames.items() if issubclass(frame, Window)}
    assert KIND.windows.keys() == windows


@live
async def test_an_answer_in_advance_is_used_listed_and_taken_back(tmp_path: Path) -> None:
    async with twins(tmp_path, KIND, OPTIONS, (struck(), struck()), (2, SPECTATOR)) as world:
        holder, house = world.players[1][0], world.houses[0]
        listed = ["Volt, A relief card against damage: Relief: cancel the damage"]
        assert await stand(world, 0, 1, "Relief", "cancel") == listed
        for hand in ((5, 12), (5,)):  # one relief card for each blow
            await world.answer(house, 0, "pass")
            assert not await is_asked(holder)
            await world.answer(house, 2, "pass")
            assert (game(house).hurt[0], game(house).hand[1]) == (0, hand)
        assert await stand(world, 0, 1, "Relief", None) == []


@live
async def test_whoever_wants_to_be_asked_again_is_asked_again(tmp_path: Path) -> None:
    async with twins(tmp_path, KIND, OPTIONS, (struck(), struck()), (2, SPECTATOR)) as world:
        holder, house = world.players[1][0], world.houses[0]
        await stand(world, 0, 1, "Relief", "pass")
        await stand(world, 0, 1, "Relief", None)
        for seat in (0, 1, 2):
            await world.answer(house, seat, "pass")
        assert await is_asked(holder)


@live
async def test_an_answer_in_advance_is_no_news_for_the_others(tmp_path: Path) -> None:
    async with twins(tmp_path, KIND, OPTIONS, (struck(), struck()), (0, 2, SPECTATOR)) as world:
        await stand(world, 0, 1, "Relief", "pass")
        for first, last in ((0, 2), (2, 0)):  # the other holder thinks, and answers by hand
            assert await world.alike()
            await world.play(first, "pass")
            assert await world.alike()
            await world.answer(world.houses[1], 1, "pass")
            assert await world.alike()
            await world.play(last, "pass")
        assert await world.alike()
        assert [game(house).hurt[0] for house in world.houses] == [5, 5]
        for viewer in (0, 2, SPECTATOR):
            assert "against damage" not in world.told(viewer)


@live
async def test_who_takes_the_game_up_again_finds_the_list(tmp_path: Path) -> None:
    async with twins(tmp_path, KIND, OPTIONS, (struck(), struck()), (0, 2, SPECTATOR)) as world:
        told = await stand(world, 0, 1, "AnyTime", "pass")
        async with world.houses[0].sit(f"{CODE}.1") as again, world.houses[0].sit(f"{CODE}.2") as other:
            answers = (await again.wait("standing"))["answers"]
            assert [f"{one['who']}, {one['about']}: {one['text']}" for one in answers] == told
            assert (await other.wait("standing"))["answers"] == []


@live
async def test_a_question_without_a_window_has_no_answer_in_advance(tmp_path: Path) -> None:
    async with twins(tmp_path, KIND, OPTIONS, (struck(), struck()), (0, 2, SPECTATOR)) as world:
        player = world.players[0][0]
        await player.send("stand", question="Turn", option="end")
        assert "has no standing answer" in (await player.wait("refused"))["text"]
