"""The page on which an author sees a plate: it looks for a newer picture every second."""

from __future__ import annotations

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>NAME</title>
<style>
  body { margin: 0; background: #d9cfb8; display: grid; place-items: center; min-height: 100vh }
  img { width: min(96vw, 1200px); box-shadow: 0 4px 24px #0006 }
</style></head>
<body><img id="plate" src="NAME.png" alt="NAME">
<script>
  const plate = document.getElementById("plate");
  setInterval(() => {
    const next = new Image();
    next.onload = () => { plate.src = next.src; };
    next.src = "NAME.png?" + Date.now();
  }, 1000);
</script></body></html>
"""
