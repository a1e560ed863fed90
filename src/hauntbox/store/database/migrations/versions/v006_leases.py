"""Which node leads a table, which nodes live, and under which lease an entry was written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("node", sa.String(80), nullable=False, index=True),
    )
    op.add_column("journal", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("journal") as journal:
        journal.drop_column("epoch")
    op.drop_table("leases")
    op.drop_table("nodes")
