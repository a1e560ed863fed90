"""Where tables are kept: every accepted action is on the disk before anybody hears of it."""

from hauntbox.store.rows import CampaignRow, ChatLine, Kept, Link, PageRow, SeatRow, Sheet, Snapshot, Summary, TableRow
from hauntbox.store.store import Store
from hauntbox.store.troubles import StoreError

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
    "Summary",
    "TableRow",
]
