"""Pictures for authors and players: story graphs, maps and cards as SVG and HTML, the same bytes each time."""
