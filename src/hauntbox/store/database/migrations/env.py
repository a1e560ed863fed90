"""Alembic runs this; `migrate` hands it the connection."""

from __future__ import annotations

from alembic import context

from hauntbox.store.database.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter columns in place
    transactional_ddl=True,  # SQLite can do that; our connections begin their transactions themselves
    transaction_per_migration=True,  # killed half way, a migration has not happened
)
with context.begin_transaction():
    context.run_migrations()
