"""The whole game as static files: the page, the engine as a browser runs it (Pyodide), worlds, languages and maps."""
