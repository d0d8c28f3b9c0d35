"""Robots that may sit at a table: they know what their seats know, and weigh the choices that they are offered."""
