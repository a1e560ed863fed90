"""Every test may claim rules of the ledger with `proves`; `--ledger` records the claims that hold."""

from hypothesis import HealthCheck, settings

pytest_plugins = ["hauntbox.ledger.proofs.plugin", "pytester"]

# A busy machine is no bug: no test fails because an example took long.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
