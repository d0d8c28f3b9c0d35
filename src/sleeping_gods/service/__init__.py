"""The endpoints, shared by the server and by a page that plays by itself. No HTTP, no sockets and no threads here."""
