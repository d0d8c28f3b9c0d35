"""HTTP endpoints without HTTP: called by the server, and directly by a page that plays without one."""
