"""The terminal client: the same table in text, several seats at one keyboard."""
