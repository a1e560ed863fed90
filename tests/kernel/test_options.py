"""What options promise: forms can be made from them, and a wrong one is explained in one line."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from hauntbox.kernel.options import BadOption, Options, build, kept, number, read, retired, switch, tunables, word


class Manor(Options, frozen=True):
    rooms: Annotated[int, number(3, 12, "How many rooms.", "MAN-PAR-01")] = 5
    floor: Annotated[str, word(("cellar", "attic"), "Where it starts.", "MAN-PAR-02", "MAN-PAR-03")] = "attic"
    storm: Annotated[bool, switch("Thunder all night.")] = False


def test_a_form_can_be_made_of_the_options() -> None:
    rooms, floor, storm = tunables(Manor)
    assert (rooms.name, rooms.default, rooms.low, rooms.high, rooms.help) == ("rooms", 5, 3, 12, "How many rooms.")
    assert (floor.choices, floor.rules) == (("cellar", "attic"), ("MAN-PAR-02", "MAN-PAR-03"))
    assert (storm.default, storm.rules) == (False, ())


def test_what_is_not_given_keeps_its_default() -> None:
    assert read(Manor, {}) == Manor()
    assert read(Manor, {"rooms": 12}) == Manor(rooms=12)


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("rooms", "3", 3),
        ("rooms", "12", 12),
        ("rooms", " 7 ", 7),
        ("floor", "Cellar", "cellar"),
        ("storm", "yes", True),
        ("storm", "OFF", False),
        ("storm", True, True),
    ],
)
def test_a_typed_word_becomes_the_options_own_kind(name: str, typed: Any, value: Any) -> None:
    assert getattr(read(Manor, {name: typed}), name) == value


@pytest.mark.parametrize(
    ("name", "typed", "complaint"),
    [
        ("roms", 5, "unknown option 'roms': did you mean rooms?"),
        ("xyz", 5, "unknown option 'xyz': there are rooms, floor, storm"),
        ("rooms", 13, "option rooms cannot be 13: it takes a number from 3 to 12"),
        ("rooms", "2", "option rooms cannot be '2': it takes a number from 3 to 12"),
        ("rooms", "many", "option rooms cannot be 'many': it takes a number from 3 to 12"),
        ("rooms", "", "option rooms cannot be '': it takes a number from 3 to 12"),
        ("rooms", "-5", "option rooms cannot be '-5': it takes a number from 3 to 12"),
        ("rooms", "--5", "option rooms cannot be '--5': it takes a number from 3 to 12"),
        ("rooms", None, "option rooms cannot be None: it takes a number from 3 to 12"),
        ("rooms", "5.5", "option rooms cannot be '5.5': it takes a number from 3 to 12"),
        ("floor", "roof", "option floor cannot be 'roof': it takes one of cellar, attic"),
        ("storm", "perhaps", "option storm cannot be 'perhaps': it takes yes or no"),
    ],
)
def test_a_wrong_option_is_explained_in_one_line(name: str, typed: Any, complaint: str) -> None:
    with pytest.raises(BadOption) as refusal:
        read(Manor, {name: typed})
    assert str(refusal.value) == complaint


def test_options_cannot_be_changed_in_a_running_game() -> None:
    with pytest.raises(AttributeError):
        Manor().rooms = 6  # type: ignore[misc]


def test_only_what_differs_is_written_down() -> None:
    assert msgspec.json.encode(Manor(storm=True)) == b'{"storm":true}'


class Older(Manor, frozen=True):
    lamps: Annotated[bool, retired("it is called candles")] = True


def test_a_record_names_every_option_that_is_offered() -> None:
    assert kept(Older(storm=True)) == {"rooms": 5, "floor": "attic", "storm": True}


def test_a_retired_option_is_not_offered_and_its_name_leads_to_the_new_one() -> None:
    assert "lamps" not in [each.name for each in tunables(Older)]
    with pytest.raises(BadOption, match="unknown option 'lamps': it is called candles"):
        read(Older, {"lamps": "no"})
    assert build(Older, {"lamps": False}).lamps is False


def test_what_is_read_from_a_record_is_written_as_what_was_made_here() -> None:
    read_back = build(Manor, msgspec.json.decode(b'{"rooms":5,"floor":"attic","storm":false}'))
    assert msgspec.json.encode(read_back) == msgspec.json.encode(Manor()) == b"{}"


@pytest.mark.parametrize("value", [0, "no", None])
def test_a_record_with_another_kind_of_value_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match="storm"):
        build(Manor, {"storm": value})
