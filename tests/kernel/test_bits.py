"""The loops under geometry, and that their twin in C gives the same; it is there in the compiled build."""

from __future__ import annotations

from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hauntbox.kernel import geometry
from hauntbox.kernel.bitsets import bits

Board = list[int]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """By place, where one step leads: one word of bits, or several; ways may lead back or not."""
    size = draw(st.sampled_from([1, 5, 63, 64, 65, 130]))
    near = [0] * size
    for a, b in draw(st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=60)):
        near[a] |= 1 << b
    return near


def twins() -> list[ModuleType]:
    """Both, where both were built."""
    if geometry.places is bits.places:
        return [bits]
    from hauntbox.kernel.bitsets import fastbits

    return [bits, fastbits]


@pytest.mark.parametrize("twin", twins(), ids=lambda twin: twin.__name__)
@given(st.sets(st.integers(0, 600)))
def test_a_set_of_places_is_told_in_order(twin: ModuleType, some: set[int]) -> None:
    assert twin.places(geometry.mask_of(some)) == sorted(some)


@pytest.mark.parametrize("twin", twins(), ids=lambda twin: twin.__name__)
@given(boards(), st.data(), st.integers(0, 9))
def test_a_spread_is_a_step_of_each_place_at_a_time(
    twin: ModuleType, near: Board, data: st.DataObject, steps: int
) -> None:
    everywhere = (1 << len(near)) - 1
    start, ground = data.draw(st.integers(0, everywhere)), data.draw(st.sampled_from([-1, everywhere]))
    ground &= data.draw(st.sampled_from([-1, ~1])) & ~data.draw(st.integers(0, everywhere))
    reached = start & ground
    for _ in range(steps):
        for place in bits.places(reached):
            reached |= near[place] & ground
    assert twin.spread(twin.woven(near), start, steps, ground) == reached


@pytest.mark.skipif(len(twins()) == 1, reason="the twin in C was not built")
def test_the_twin_in_c_refuses_what_is_no_set() -> None:
    _, fast = twins()
    net = fast.woven([2, 1])
    with pytest.raises(TypeError):
        fast.places("A1")
    with pytest.raises(TypeError):
        fast.spread(net, 1.5, 1, -1)
    with pytest.raises(OverflowError):
        fast.spread(net, 1 << 200, 1, -1)
    with pytest.raises(TypeError):
        fast.spread(net, 1, 1)
