"""What goes over the wire: requests, answers and events as typed messages, the same for a socket and for a worker."""
