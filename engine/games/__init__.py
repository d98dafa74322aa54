"""The games' rules as machines, a package each; no game knows another."""
