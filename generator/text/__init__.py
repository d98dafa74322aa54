"""The typesetter's text box: fonts, markup, line breaking, fitting."""
