"""The proof that every rule of the ledgers is implemented and tested."""

from hauntbox.ledger.proofs.claims import proves, witness

__all__ = ["proves", "witness"]
