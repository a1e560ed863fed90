"""What the log says of the Unicorn's cards."""

from __future__ import annotations

from hauntbox.games.vast.roles.numbers import UNICORN
from hauntbox.games.vast.roles.unicorn.words import card_words
from hauntbox.games.vast.words.roles import say
from hauntbox.kernel.wire import Event
from vast.unicorn.stable import placed


def test_a_revealed_card_is_told_as_what_it_is() -> None:
    told = say(placed(), Event("VSB-UNT-19", "reveals unicorn", (UNICORN, 13)))
    assert told == f"The Nightmare Unicorn reveals for a Teleport: {card_words(13)}."
