"""A scene: what one audience is told of a table, as plain records in one language; clients only draw it."""
