"""`hauntbox store`."""
