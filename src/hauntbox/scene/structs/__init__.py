"""The Structs of a scene and the closed lists of their words."""
