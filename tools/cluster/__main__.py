"""`make cluster`: PostgreSQL, NATS, three nodes and a balancer on loopback. Tables stay in build/cluster."""

from __future__ import annotations

import argparse
import signal
from contextlib import suppress
from pathlib import Path

from cluster.local_cluster import LocalCluster

PORT = 4666


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--nodes", type=int, default=3)
    words.add_argument("--port", type=int, default=PORT, help="of the balancer")
    words.add_argument("--folder", type=Path, default=Path("build/cluster"))
    asked = words.parse_args()
    limits = {"connections_each": 900, "sockets_each": 900}  # behind the balancer all come from one address
    with LocalCluster(asked.folder.absolute(), asked.nodes, limits=limits) as cluster:
        cluster.balance(asked.port)
        print(f"Hauntbox is at http://localhost:{asked.port}/, by way of {asked.nodes} nodes:")
        for node in cluster.nodes:
            print(f"  {node.name} at http://127.0.0.1:{node.port}/, its numbers at /metrics, its log in {node.folder}")
        print("Ctrl-C stops all of it; games go on when it runs again.", flush=True)
        with suppress(KeyboardInterrupt):
            signal.pause()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    main()
