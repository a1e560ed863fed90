"""Every test may claim rules of the ledger with `proves`; `--ledger` records the claims that hold."""

pytest_plugins = ["hauntbox.ledger.plugin", "pytester"]
