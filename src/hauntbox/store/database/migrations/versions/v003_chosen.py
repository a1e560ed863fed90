"""Which options of a table were chosen: `options` holds every one as it is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("chosen", sa.Text, nullable=False, server_default="null"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("chosen")
