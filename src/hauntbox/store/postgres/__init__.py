"""The store on PostgreSQL, for one node or several. Needs what `pip install "hauntbox[cluster]"` brings."""
