"""`hauntbox check mutants`: rules are broken one at a time, and tests must notice."""
