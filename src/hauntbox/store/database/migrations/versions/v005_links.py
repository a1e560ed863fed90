"""Links: who was invited to a seat, and who has sat down there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("link", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("link")
