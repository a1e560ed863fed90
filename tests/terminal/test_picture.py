"""On a terminal only what has changed is printed, and a board takes no more room than there is."""

from __future__ import annotations

from rich.console import Console

from hauntbox.scene import Line, Moment, Scene
from hauntbox.scene.structs.picture import When
from hauntbox.terminal import Screen
from hauntbox.terminal.news import news_lines
from hauntbox.terminal.picture import LEAST_ROOM, LEFT_OUT, Picture
from table.play import chairs, corridor
from terminal.keyboard import sit


def table_with(board: list[str], *words: str, title: str = "Round 1.") -> str:
    return "\n".join([title, "", *board, "", *words])


BOARD = ["   A  B", *[f"{n:>2} .  ." for n in range(30)], ". floor"]


def texts(picture: Picture, drawn: str, room: int = 0) -> list[str]:
    return [line for line, _ in picture.changes(drawn, room)]


def test_the_first_look_shows_all() -> None:
    assert texts(Picture(), table_with(BOARD, "Ada: 3 HP.")) == ["Round 1.", "Ada: 3 HP.", "", *BOARD]


def test_a_second_look_shows_the_title_and_what_is_new() -> None:
    picture = Picture()
    texts(picture, table_with(BOARD, "Ada: 3 HP.", "Ben: 4 HP."))
    assert texts(picture, table_with(BOARD, "Ada: 2 HP.", "Ben: 4 HP.", title="Round 2.")) == ["Round 2.", "Ada: 2 HP."]


def test_a_board_is_shown_again_when_it_looks_different() -> None:
    picture, moved = Picture(), [*BOARD[:5], " 4 A  .", *BOARD[6:]]
    texts(picture, table_with(BOARD))
    assert texts(picture, table_with(moved)) == ["Round 1.", "", *moved]


def test_a_board_too_large_is_cut_to_what_has_changed_on_it() -> None:
    picture, moved = Picture(), [*BOARD[:21], "20 A  .", *BOARD[22:-1], "A Ada"]
    texts(picture, table_with(BOARD))
    shown = texts(picture, table_with(moved), room=12)[2:]
    assert len(shown) == 12 - 1  # an empty line stands above it
    assert (shown[0], shown[-1]) == (BOARD[0], LEFT_OUT)
    assert "20 A  ." in shown


def test_however_small_the_terminal_some_of_the_board_is_seen() -> None:
    shown = texts(Picture(), table_with(BOARD, *[f"Line {n}." for n in range(40)]), room=4)
    assert len(shown[42:]) == LEAST_ROOM
    assert shown[-1] == LEFT_OUT


def test_an_empty_row_of_a_drawing_does_not_end_it() -> None:
    tiles = ["        bon", " ", "    eye  K  bon", "K Knight"]
    picture = Picture()
    texts(picture, table_with(tiles, "Knight: 3 Grit."))
    assert texts(picture, table_with(tiles, "Knight: 4 Grit.")) == ["Round 1.", "Knight: 4 Grit."]


def test_between_two_people_all_is_shown_again() -> None:
    shown = sit(corridor(), "", "walk 1", "done", "", "walk 4", "done", "").text
    assert shown.count(".S....") >= 2


def test_show_shows_all_of_it_once_more() -> None:
    table = corridor(chairs=chairs("human", "bot:random"))
    board = table.board(0).split("\n")[-1]
    assert sit(table, "show").text.count(board) == sit(table).text.count(board) + 1


def test_a_card_is_read_in_a_frame() -> None:
    scene = Scene(
        scene=1, game="x", name="X", chapter="", index=0, seat="s0", state="play", when=When("now"),
        seats=(), legend={}, things={}, ask=None, log=(),
    )  # fmt: skip
    card = Line(0, "Ada draws.", moment=Moment(kind="card", head="Event", title="The clock", text="It strikes " * 9))
    lines = [line for line, _ in news_lines(scene, [card, Line(1, "Then nothing.")], 40)]
    assert lines[0] == "Ada draws."
    assert lines[2:4] == ["| Event                            |", "| The clock                        |"]
    assert max(map(len, lines)) <= 40
    assert lines[-1] == "Then nothing."


def test_lines_break_between_words_on_a_terminal_and_not_in_a_pipe() -> None:
    words = "word " * 30
    on_screen, in_pipe = [Screen(Console(width=80, force_terminal=is_terminal)) for is_terminal in (True, False)]
    assert max(map(len, on_screen.wrapped(words))) <= 80
    assert list(in_pipe.wrapped(words)) == [words]
