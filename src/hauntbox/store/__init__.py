"""Where tables are kept: every accepted action is on the disk before anybody hears of it."""

from hauntbox.store.rows import CampaignRow, ChatLine, Kept, Link, PageRow, SeatRow, Sheet, Snapshot, TableRow
from hauntbox.store.store import Store, StoreError

__all__ = [
    "CampaignRow",
    "ChatLine",
    "Kept",
    "Link",
    "PageRow",
    "SeatRow",
    "Sheet",
    "Snapshot",
    "Store",
    "StoreError",
    "TableRow",
]
