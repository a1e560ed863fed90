"""A game at one keyboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.wire import Event
from hauntbox.ledger import rules
from hauntbox.scene import Line, SeatContext
from hauntbox.table import TableError, load, open_table, usual_chairs
from hauntbox.terminal import Quit
from parlour import GAME as PARLOUR
from table import box
from table.play import chairs, corridor
from terminal.keyboard import sit

SOLO = chairs("human", "bot:random")


def test_a_person_and_a_bot_play_to_the_end() -> None:
    table = corridor(chairs=SOLO, luck=1)
    shown = sit(table, "walk 1", "done", "look").text
    assert table.is_over
    assert "The game is over. (COR-END-01)" in shown
    assert "Seeker: 1\n" in shown
    assert "Ghost: 0\n" in shown


def test_an_illegal_action_is_one_line_and_nothing_is_lost() -> None:
    table = corridor(chairs=SOLO)
    shown = sit(table, "walk 5", "wlak 1", "77").text
    assert "Seeker may not walk 5 (COR-WALK-02)\n" in shown
    assert "no action is called 'wlak 1': did you mean" in shown
    assert "there is no choice 77" in shown
    assert not table.journal


def test_the_log_since_one_last_looked_is_shown() -> None:
    shown = sit(corridor(chairs=SOLO), "walk 1").text
    assert "The Seeker walks to 1." in shown


def test_a_line_says_what_was_left_at_its_moment() -> None:
    table = corridor(chairs=SOLO)
    say = table.kind.say

    def line(g: Game, context: SeatContext, i: int, event: Event) -> Line:
        return Line(i, say(g, event), shows={"t": {"kind": "track", "name": "Steps", "value": 9 - i, "max": 9}})

    table.kind = replace(table.kind, line=line)
    assert "The Seeker walks to 1. [Steps 9 of 9]" in sit(table, "walk 1").text
    assert "The Seeker walks to 2. [Steps 8 of 9]" in sit(table, "walk 2", "log").text


def test_a_hint_says_what_a_bot_would_do_and_why() -> None:
    table = corridor(chairs=SOLO)
    shown = sit(table, "hint").text
    assert "A bot would pick this. It won " in shown
    assert " quick trial games." in shown
    assert not table.journal


def test_the_curtain_hides_everything_of_the_other_seat() -> None:
    shown = sit(corridor(), "", "walk 1", "done", "", "walk 4", "done", "").text
    seekers, between, ghosts, again = split_at_curtains(shown)
    assert "Give the keyboard to Ghost" in between
    assert "G" not in seekers.replace("Ghost", "")
    assert ".S..G." in ghosts
    assert "The Ghost walks" in ghosts
    assert "The Ghost walks" not in again


def split_at_curtains(shown: str) -> list[str]:
    """The seeker's screen, the curtain, the ghost's screen, and all the seeker sees afterwards."""
    parts = [part for part in shown.split("-" * 40) if part.strip()]
    assert "Give the keyboard to Seeker" in parts[0]
    return [parts[1], parts[2], parts[3], parts[5]]


def test_on_a_terminal_the_curtain_wipes_what_could_be_scrolled_back_to() -> None:
    shown = sit(corridor(), "", is_terminal=True).text
    assert shown.count("\x1b[2J\x1b[3J\x1b[H") == 2


def test_one_person_needs_no_curtain() -> None:
    assert "Give the keyboard" not in sit(corridor(chairs=SOLO), "walk 1", "done").text


def test_undo_takes_back_what_told_nobody_anything() -> None:
    table = corridor(chairs=SOLO)
    assert "Taken back." in sit(table, "walk 1", "walk 2", "undo turn").text
    assert table.g == corridor().g


@pytest.mark.parametrize(("answer", "squares"), [("y", "S....."), ("n", ".S....")])
def test_the_other_is_asked_behind_the_curtain_for_consent(answer: str, squares: str) -> None:
    table = corridor()
    shown = sit(table, "", "walk 1", "look", "undo turn", "", answer, "").text
    assert "Seeker asks to take back a move. Do you consent? (y/n)" in shown
    assert table.board(0) == squares


def test_undo_of_something_else_is_refused() -> None:
    assert "undo round: type undo for the last action, or undo turn" in sit(corridor(chairs=SOLO), "undo round").text


def test_help_lists_the_commands_and_the_choices() -> None:
    shown = sit(corridor(chairs=SOLO), "?").text
    assert "save FILE" in shown
    assert shown.count("Walk to 1") == 2


def test_rules_are_looked_up_by_id_and_by_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "ledger", lambda game: box.LEDGER)
    table = open_table(PARLOUR, seed="1")
    shown = sit(table, "", "? par-blw-02", "rules himself", "rules tea", "rules", "? PAR-XXX-01").text
    assert shown.count("PAR-BLW-02: Nobody strikes himself.") == 2
    assert "no rule speaks of 'tea'" in shown
    assert "rules of what?" in shown
    assert "PAR-XXX-01 is in no ledger" in shown


def test_why_says_why_not() -> None:
    shown = sit(corridor(chairs=SOLO), "why walk 5", "why look", "why").text
    assert "Seeker may not walk 5 (COR-WALK-02)" in shown
    assert "You may look." in shown
    assert "why what?" in shown


def test_the_log_holds_all_that_was_heard() -> None:
    assert sit(corridor(chairs=SOLO), "log", "walk 1", "walk 2", "log").text.count("The Seeker walks to 1.") == 2


def test_a_standing_answer_saves_being_asked() -> None:
    table = open_table(PARLOUR, seed="3")
    table.play(0, 0, table.parse("strike 1"))
    seat = next(iter(table.asked()))
    sit(table, "", "always pass")
    assert table.standing(seat) == {"Relief": table.parse("pass")}
    assert table.line.moves()[1].act == table.parse("pass")


def test_one_may_be_asked_again() -> None:
    table = open_table(PARLOUR, seed="3")
    table.stand(0, 0, "Relief", table.parse("pass"))
    assert "You will be asked everything again." in sit(table, "", "always ask").text
    assert table.standing(0) == {}


def test_only_questions_to_several_have_standing_answers() -> None:
    table = corridor(chairs=SOLO)
    shown = sit(table, "always done", "always walk 5", "always").text
    assert "'Turn' has no standing answer" in shown
    assert "Seeker may not walk 5" in shown
    assert "always what?" in shown
    assert not table.journal


def test_a_game_is_saved_under_a_name(tmp_path: Path) -> None:
    table = corridor(chairs=SOLO)
    shown = sit(table, "walk 1", f"save {tmp_path / 'tonight'}", "save").text
    assert "hauntbox play --resume" in shown
    assert "save where?" in shown
    assert load(tmp_path / "tonight").journal == table.journal


def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    table = corridor(chairs=SOLO)
    shown = sit(table, f"save {tmp_path / 'file' / 'game'}", "walk 1").text
    assert "[Errno" in shown
    assert len(table.journal) == 1


@pytest.mark.parametrize("is_kept", [True, False])
def test_quitting_offers_to_save(tmp_path: Path, is_kept: bool) -> None:
    with pytest.raises(Quit):
        sit(corridor(chairs=SOLO), "walk 1", "quit", str(tmp_path / "game") if is_kept else "")
    assert (tmp_path / "game").exists() == is_kept


def test_an_empty_seat_that_is_asked_stops_the_game_with_one_line() -> None:
    with pytest.raises(TableError, match="Ghost is asked, but nobody holds that seat"):
        sit(corridor(chairs=chairs("human", "none")), "done")


def test_several_steps_are_walked_at_once() -> None:
    table = corridor("walk 1", chairs=SOLO)
    shown = sit(table, "walk", "walk S3", "undo").text
    assert "You have 2 steps. You can walk to:\n  s0  1 step\n  s2  1 step\n  s3  2 steps\n" in shown
    assert [str(getattr(entry, "action", "")) for entry in table.journal] == ["walk 1", "walk 2", "walk 3", ""]
    assert "Taken back." in shown
    assert table.board(0).startswith(".S")


def test_an_action_goes_before_a_command_of_its_name() -> None:
    table = corridor(chairs=SOLO)
    shown = sit(table, "walk 4", "walk s9").text
    assert "Seeker may not walk 4 (COR-WALK-02)\n" in shown
    assert "No way there without stopping: you can walk to s1, s2, s3.\n" in shown


def test_a_game_without_walks_has_nowhere_to_walk() -> None:
    table = open_table(PARLOUR, seed="1", chairs=usual_chairs(open_table(PARLOUR), ["human", "none", "none", "none"]))
    assert "No way there without stopping: you cannot walk anywhere now.\n" in sit(table, "walk e7").text
