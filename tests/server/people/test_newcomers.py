"""How one comes to a table: by its code, by a guided game, with a reference card in hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauntbox.games import find, names
from hauntbox.kernel.contract import Declaration
from hauntbox.ledger.rules import ledger
from hauntbox.server.catalogue import game_cards
from server.kit import PEOPLE, Links, live, serving


@live
async def test_who_knows_the_code_takes_an_empty_seat_and_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "none", "human", start=False)
        path = f"/api/tables/{links.code}/seats"
        answer = await house.call("POST", f"{path}/0/sit", body={"name": "Eve"})
        assert (answer.status_code, answer.json()["error"]) == (
            409,
            "Ghost is not free: ask the host for a link, or take an empty seat",
        )
        token = (await house.ask("POST", f"{path}/1/sit", body={"name": "Ada"}))["token"]
        lobby = await house.ask("GET", f"/api/tables/{links.code}", token)
        assert (lobby["you"]["seat"], lobby["seats"][1]["name"], lobby["seats"][1]["holder"]) == (1, "Ada", "human")
        assert (await house.call("POST", f"{path}/1/sit", body={"name": "Eve"})).status_code == 409
        assert links.seats[1] == ""


@live
async def test_a_guided_game_tells_the_learner_what_to_do_and_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = Links(await house.ask("POST", "/api/lessons/evidence"))
        async with house.sit(links.seats[1]) as learner:
            for wanted in ("pick Thermometer", "pick Book"):
                scene = await learner.see(lambda scene: scene.ask is not None and bool(scene.ask.options))
                assert scene.ask
                assert scene.ask.coach
                assert scene.ask.coach.options == (wanted,)
                await learner.act(wanted)


@live
async def test_who_strays_is_told_and_who_is_done_turns_the_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = Links(await house.ask("POST", "/api/lessons/ghostbusters2"))
        async with house.sit(links.seats[0]) as learner:
            scene = await learner.see(lambda scene: bool(scene.ask and scene.ask.coach))
            assert scene.ask
            assert scene.ask.coach
            assert scene.ask.coach.to == "sq:D8"
            refusal = await learner.act("end")
            assert refusal["text"] == "The lesson asks for something else first: Drive to D8."
            lesson = find("ghostbusters2").lesson
            assert lesson
            for act in [*lesson.chapters[1].before[-10:-4], "leave D7", "fire D9", "fire D9"]:
                await learner.act(act)
            await learner.send("page")
            assert (await learner.wait("refused"))["text"] == "no chapter of a lesson begins here"
            await learner.act("end")
            await learner.see(lambda scene: bool(scene.ask and scene.ask.coach and scene.ask.coach.turns))
            await learner.send("page")
            await learner.see(lambda scene: scene.log[-1].text == "Part 2 of 3: The Gate on E8")


@live
async def test_every_seat_has_its_own_reference_card(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        ghost, hunter = [await house.ask("GET", "/api/reference-card", links.seats[n]) for n in (0, 1)]
        assert ghost[0]["lines"] != hunter[0]["lines"]
        assert ghost[-1] == hunter[-1]
        assert (await house.call("GET", "/api/reference-card", links.spectator)).status_code == 403


@pytest.mark.parametrize(
    "kind", [kind for kind in map(find, names()) if kind.reference_card], ids=lambda kind: kind.name
)
def test_every_line_of_a_card_cites_a_rule_that_is_there(kind: Declaration) -> None:
    assert kind.reference_card
    g = kind.new(kind.options(), next(iter(kind.scenarios)), "card")
    lines = [line for role in range(len(g.minds)) for part in kind.reference_card(g, role) for line in part.lines]
    assert {rule for _, rule in lines} <= ledger(kind.name).keys()


def test_the_shelf_says_how_to_begin_with_every_game() -> None:
    for card in game_cards.cards():
        assert card.first
        assert card.first.preset in card.presets
        assert card.preset_lines.keys() == card.presets.keys()
        assert card.first.scenario in card.scenarios
        assert [option.name for option in card.options if not option.group] == []
        assert all([card.line, card.blurb, card.kind, card.length, card.weight])


@live
async def test_a_form_learns_who_would_sit_there_or_what_is_wrong(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        solo = {"players": 1, "auto_ghost": "restless", "solo_hunters": 2}
        shown = await house.ask("POST", "/api/preview", body={"game": "evidence", "options": solo})
        assert shown == {"seats": ["Lantern and Static"], "played": {}}
        answer = await house.call("POST", "/api/preview", body={"game": "evidence", "options": {"players": 1}})
        assert answer.status_code == 400
        assert "one player needs an automated ghost" in answer.json()["error"]


@live
@pytest.mark.parametrize(
    ("scenario", "options", "played"),
    [
        ("corvane", {}, {}),
        (
            "corvane",
            {"even_chances": True},
            {"grace_rounds": 14, "hunter_hand": 3, "dawn_round": 60, "spirit_box_range": 3},
        ),
        ("larkspur", {"even_chances": True, "grace_rounds": 3, "dawn_round": 0}, {}),
        ("corvane", {"single_copy": True}, {"item_copies": 1}),
    ],
)
async def test_a_form_learns_which_numbers_follow_from_the_rest(
    tmp_path: Path, scenario: str, options: dict[str, Any], played: dict[str, Any]
) -> None:
    async with serving(tmp_path) as house:
        form = {"game": "evidence", "scenario": scenario, "options": options}
        assert (await house.ask("POST", "/api/preview", body=form))["played"] == played
