"""Campaigns: what a table carries, and the pages that were played before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("carry", sa.Text, nullable=False, server_default="null"))
    op.add_column("tables", sa.Column("campaign", sa.Text, nullable=False, server_default="null"))
    op.create_table(
        "pages",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("replay", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pages")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("carry")
        tables.drop_column("campaign")
