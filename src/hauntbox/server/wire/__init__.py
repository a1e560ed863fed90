"""What travels: the types of REST calls and socket messages, and what is generated from them."""
