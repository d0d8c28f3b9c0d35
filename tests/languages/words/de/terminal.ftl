language_de = Deutsch / german
language_changed = Von hier an auf Deutsch.
session_saved = Alles ist gespeichert in { $file }
