"""Is every face printable? Texts fit, every sign is in a font, every picture and icon is there and fine enough."""
