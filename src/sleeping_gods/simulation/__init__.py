"""Many campaigns by robots: played by several processes or a cluster, kept as tables, interrupted and resumed."""
