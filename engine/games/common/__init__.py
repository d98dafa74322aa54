"""What every game needs and no game owns: records, refusals, errors, chance, rulings by name, states as text."""
