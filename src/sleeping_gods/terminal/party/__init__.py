"""What the drawings and words of both games share; neither game's drawings know the other's."""
