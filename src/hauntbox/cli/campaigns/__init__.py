"""`hauntbox campaign`."""
