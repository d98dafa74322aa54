"""Is the game consistent? One check a file, all named in ``registry``; none knows what a card looks like in print."""
