"""Sheets: imposition and marks (pure), templates in mm, a printer's profile, drawing."""
