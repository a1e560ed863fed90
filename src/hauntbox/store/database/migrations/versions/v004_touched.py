"""When somebody was last at a table, so that one that nobody comes back to can be cleared away."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("touched", sa.Float))
    op.execute(tables.update().values(touched=time()))  # nothing is old on the day when counting begins


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("touched")
