"""The presenter: what stands on the table, in words and plain records, in a language, for the viewer."""
