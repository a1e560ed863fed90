"""Where tables are kept: every accepted action is on the disk before anybody hears of it."""

from hauntbox.store.calls import StoreCalls
from hauntbox.store.errors import Fenced, StoreError, Uncertain, Unsettled
from hauntbox.store.rows import (
    CampaignRow,
    ChatLine,
    ClockRow,
    Kept,
    PageRow,
    SeatLink,
    SeatRow,
    Sheet,
    Snapshot,
    Summary,
    TableRow,
)
from hauntbox.store.store import Store

__all__ = [
    "CampaignRow",
    "ChatLine",
    "ClockRow",
    "Fenced",
    "Kept",
    "PageRow",
    "SeatLink",
    "SeatRow",
    "Sheet",
    "Snapshot",
    "Store",
    "StoreCalls",
    "StoreError",
    "Summary",
    "TableRow",
    "Uncertain",
    "Unsettled",
]
