"""What people do at a table: play, chat, host, repair, look back."""
