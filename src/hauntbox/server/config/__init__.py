"""What the server's config file may set: limits, retention, addresses."""
