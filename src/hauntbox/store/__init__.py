"""Where tables are kept: every accepted action is on the disk before anybody hears of it."""

from hauntbox.store.rows import ChatLine, Kept, SeatRow, Sheet, Snapshot, TableRow
from hauntbox.store.store import Store, StoreError

__all__ = ["ChatLine", "Kept", "SeatRow", "Sheet", "Snapshot", "Store", "StoreError", "TableRow"]
