"""The clocks of a table, and how much time its seats have used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "007"
down_revision = "006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default="null"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("clock")
