"""What a finger can hit: everything that answers, as large as it is to be touched."""

from __future__ import annotations

from typing import Any, Final

from browser.people import Person

LEAST: Final = 44  # pixels each way
# A target is what is painted and what is laid around it for fingers; a box or a dot to tick is as large as its label.
# Not counted: links in running text, what is switched off, what lies on the board (it has a row in the list too, and
# the board can be made larger), what only a screen reader meets.
MEASURE: Final = """(least) => {
    const all = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=slider]';
    const px = (text) => parseFloat(text) || 0;
    const boxOf = (e) => {
        let { left, top, right, bottom } = e.getBoundingClientRect();
        for (const which of ['::before', '::after']) {
            const s = getComputedStyle(e, which);
            if (s.content === 'none' || s.position !== 'absolute' || s.pointerEvents === 'none') continue;
            const x = e.getBoundingClientRect().left + px(s.left), y = e.getBoundingClientRect().top + px(s.top);
            left = Math.min(left, x); top = Math.min(top, y);
            right = Math.max(right, x + px(s.width)); bottom = Math.max(bottom, y + px(s.height));
        }
        return { width: right - left, height: bottom - top };
    };
    const isText = (e) => e.matches('a, button') && getComputedStyle(e).display === 'inline'
        && [...e.parentElement.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim().length > 3);
    const found = [];
    for (const e of document.querySelectorAll(all)) {
        if (e.disabled || e.closest('.b-board, [inert], [aria-hidden=true]') || isText(e)) continue;
        if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const bare = e.getBoundingClientRect();
        const label = e.matches('[type=checkbox], [type=radio], [type=file]') ? e.labels?.[0] : null;
        if ((bare.width < 2 || bare.height < 2) && !label) continue;
        const { width, height } = boxOf(label ?? e);
        if (Math.min(width, height) < least - 0.5)
            found.push(`${Math.round(width)}x${Math.round(height)} ${e.tagName.toLowerCase()}.${e.className} `
                + `"${(e.getAttribute('aria-label') ?? e.innerText ?? e.name ?? '').trim().slice(0, 40)}"`);
    }
    return found;
}"""


def too_small(person: Person) -> list[str]:
    """What a finger would miss on this page as it is, each with its size."""
    found: list[Any] = person.page.evaluate(MEASURE, LEAST)
    return [str(each) for each in dict.fromkeys(found)]
