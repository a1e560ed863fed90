"""Campaigns: what a table carries, and the pages that were played before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    """Once this was not one transaction, so some databases have a part of it already: only what is missing is made."""
    has = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    for name in ("carry", "campaign"):
        if name not in has:
            op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default="null"))
    op.create_table(
        "pages",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("replay", sa.Text, nullable=False),
        if_not_exists=True,
    )


def downgrade() -> None:
    op.drop_table("pages")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("carry")
        tables.drop_column("campaign")
