"""Tables, seats, journals, chat and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None


def upgrade() -> None:
    """Once this was not one transaction, so some databases have a part of it already: only what is missing is made."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("closed", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("host_seat", sa.Integer, nullable=False),
        sa.Column("spectator", sa.String(64), nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("solo_undo", sa.Boolean, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(12), nullable=False),
        sa.Column("numbers", sa.Text, nullable=False),
        if_not_exists=True,
    )
    create_part(
        "seats",
        "seat",
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("minds", sa.Text, nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
    )
    create_part(
        "journal",
        "n",
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("act", sa.String(80), nullable=False),
        sa.Column("numbers", sa.Text, nullable=False),
    )
    create_part("chat", "n", sa.Column("line", sa.Text, nullable=False))
    create_part(
        "snapshots",
        "n",
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def create_part(name: str, number: str, *columns: sa.Column[object]) -> None:
    """Rows that belong to a table and are numbered within it."""
    op.create_table(
        name,
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column(number, sa.Integer, primary_key=True, autoincrement=False),
        *columns,
        if_not_exists=True,
    )


def downgrade() -> None:
    for name in ("snapshots", "chat", "journal", "seats", "tables"):
        op.drop_table(name)
