"""The figures of chase."""
