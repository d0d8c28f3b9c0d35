"""The campaign server: HTTP for campaigns and seats, websockets for play."""
