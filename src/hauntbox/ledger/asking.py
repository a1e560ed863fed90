"""Rules as people ask for them: "how do I win", "line of sight". The browser's search (search.ts) knows more words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from hauntbox.ledger.rules import Rule

# What a question is made of, and no rule is about.
SMALL: Final = frozenset(
    """a am an and another any are as at be by can could did do does during each for from get goes had has have how i if
    in is it its me my of on one or other others our own should so than that the their them then there they this to us
    use was we were what when where which who whom why will with would you your""".split()  # noqa: SIM905
)
ENDING: Final = re.compile(r"(?<=...)(?:ing|ed|es|s)$")


def asked_for(book: Iterable[Rule], question: str) -> list[Rule]:
    """The rules that have every word of the question, those first that have it as it stands; of "can I?" those that
    allow something.
    """
    words = [word for word in re.findall(r"[\w-]+", question.lower()) if word not in SMALL] or ["may"]
    begun = [re.compile(rf"\b{re.escape(ENDING.sub('', word))}") for word in words]
    found = [rule for rule in book if all(each.search(f"{rule.section} {rule.text}".lower()) for each in begun)]
    return sorted(found, key=lambda rule: question.lower() not in rule.text.lower())
