"""The language of plates and solids: text is parsed into records here, without numpy; `burin` draws them."""
