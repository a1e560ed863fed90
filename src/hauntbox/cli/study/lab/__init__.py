"""`hauntbox lab`: experiments on the rules."""
