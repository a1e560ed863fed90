"""The form of Vast: roles that do not play together are refused by their rule while one chooses."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.people import ME, PHONE, WIDE, People


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_cave_alone_is_refused_by_its_rule_and_a_thief_alone_is_not(people: People, size: tuple[int, int]) -> None:
    ada = people.come("Ada", size)
    ada.set_up(ME, game="Vast: the Ghoul", rules={"Cave": True})
    refusal = ada.page.get_by_role("alert")
    expect(refusal).to_contain_text("choose other roles")
    expect(refusal).to_contain_text("VSB-ORD-20")
    for name in ("Cave", "Thief"):
        ada.page.get_by_role("switch", name=name, exact=True).click()
    expect(refusal).to_have_count(0)
    expect(ada.page.get_by_label("Name at seat 1", exact=True)).to_be_visible()
    ada.errors = [wrong for wrong in ada.errors if "400" not in wrong]  # the browser's own word for a refusal
