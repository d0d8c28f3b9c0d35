### What the page in the browser says about people, time, settings and help.
