"""The games' words and shapes: data that the language and the database are handed."""
