"""Tables on the network: a lobby over REST, a socket for each player, bots in processes of their own. docs/wire.md"""
