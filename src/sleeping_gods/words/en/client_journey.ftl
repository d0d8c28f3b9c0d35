### What the browser says of pages that were read, and of our journey.

## Pages of the story
page-named = { $title } ({ $number })
page-read = read before
page-rest = What was read before on this page
page-new = New on this page
pages-before = Read before:
aloud-none = This device has no voice to read with.
