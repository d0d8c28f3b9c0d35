"""Builds the whole game as static files: page, engine for the browser (Pyodide), packs, languages and maps."""
