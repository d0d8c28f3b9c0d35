"""The rulebook of Distant Skies, one module a chapter.

Begin with `chapters`, the rulebook's table of contents. `table` is what it plays on, `acts` what may be done at any
time, `effects` what cards and story do, `pack` how packs are read, `saving` how tables are kept, `scenarios` the words
of worked examples; `rulebook` answers what the chapters of both games ask (`party`), `view` is what a seat sees.
"""
