"""How a test opens a store."""

from collections.abc import Callable

from hauntbox.store import StoreCalls

OpenStore = Callable[[], StoreCalls]
