"""`python -m cluster.balance PORT NODE...`: the balancer as a process of its own."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

from cluster.balancer import Balancer

if __name__ == "__main__":
    ports = [int(word) for word in sys.argv[1:]]
    with suppress(KeyboardInterrupt):
        asyncio.run(Balancer(ports[1:]).run(ports[0]))
