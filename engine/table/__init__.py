"""The companion at a table: it keeps a whole game from what people say they did; each game's own is a folder."""
