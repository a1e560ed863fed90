"""Commands for those who study or write games: simulate, ladder, validate, schema."""
