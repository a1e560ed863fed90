"""Names of seats, as sentences and forms have them."""

from __future__ import annotations

import pytest

from hauntbox.kernel.event_text import together


@pytest.mark.parametrize(
    ("roles", "name"),
    [
        ("Lantern", "Lantern"),
        ("Lantern/Static", "Lantern and Static"),
        ("Hunter 1/Hunter 2", "Hunter 1 and Hunter 2"),
        ("Hunter 1/Hunter 2/Hunter 3", "Hunters 1 to 3"),
        ("Hunter 1/Hunter 2/Hunter 4", "Hunter 1, Hunter 2 and Hunter 4"),
        ("Hunter 1/Ghost 2/Hunter 3", "Hunter 1, Ghost 2 and Hunter 3"),
    ],
)
def test_a_seat_with_several_roles_has_a_short_name(roles: str, name: str) -> None:
    assert together(roles.split("/")) == name
