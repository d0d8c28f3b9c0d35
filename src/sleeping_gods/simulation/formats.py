"""How the tables lie in files: Parquet if pyarrow is installed, else JSON, a row to a line."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from .schema import Column, Row

PARQUET = "parquet"
"""How the names of Parquet files end."""
LINES = "jsonl"
"""How the names of files of JSON lines end."""
LARGEST_FILE = 1 << 30
"""A larger file is not read: no part of a run comes near it."""


class UnreadableTable(Exception):
    """A file that is no table of a run."""


class TableFormat(Protocol):
    """A way to write a table, and to read it again."""

    @property
    def suffix(self) -> str:
        """The end of its files' names."""

    def written(self, rows: Sequence[Row], columns: Sequence[Column]) -> bytes:
        """The bytes of a table."""

    def read(self, data: bytes, columns: Sequence[Column]) -> list[Row]:
        """The rows of a table; UnreadableTable if these bytes are none."""


class ParquetTables:
    """Apache Parquet, by pyarrow, which has no types."""

    suffix = PARQUET

    def __init__(self) -> None:
        import pyarrow
        import pyarrow.parquet

        self._arrow: Any = pyarrow
        self._parquet: Any = pyarrow.parquet

    def _schema(self, columns: Sequence[Column]) -> Any:
        """The columns of a table as pyarrow describes them."""
        arrow = self._arrow
        kinds = {
            "small": arrow.int16(),
            "whole": arrow.int32(),
            "large": arrow.int64(),
            "text": arrow.string(),
            "flag": arrow.bool_(),
        }
        return arrow.schema([arrow.field(column.name, kinds[column.kind], nullable=False) for column in columns])

    def written(self, rows: Sequence[Row], columns: Sequence[Column]) -> bytes:
        """One row group, compressed."""
        schema = self._schema(columns)
        cells_by_column = [[row[at] for row in rows] for at in range(len(columns))]
        arrays = [
            self._arrow.array(cells, type=field.type) for cells, field in zip(cells_by_column, schema, strict=True)
        ]
        sink = io.BytesIO()
        table = self._arrow.Table.from_arrays(arrays, schema=schema)
        self._parquet.write_table(table, sink, compression="zstd")
        return sink.getvalue()

    def read(self, data: bytes, columns: Sequence[Column]) -> list[Row]:
        """Only a table with exactly these columns counts."""
        try:
            table = self._parquet.read_table(io.BytesIO(data))
        except (self._arrow.ArrowException, OSError, ValueError) as error:
            raise UnreadableTable(str(error)) from error
        if table.schema.names != [column.name for column in columns]:
            raise UnreadableTable("expected other columns")
        return [list(cells) for cells in zip(*(column.to_pylist() for column in table.columns), strict=True)]


class LineTables:
    """JSON: the names of the columns on the first line, then a list for each row."""

    suffix = LINES

    def written(self, rows: Sequence[Row], columns: Sequence[Column]) -> bytes:
        """A line for each row."""
        lines = [[column.name for column in columns], *rows]
        return "".join(f"{json.dumps(line, ensure_ascii=False, separators=(',', ':'))}\n" for line in lines).encode()

    def read(self, data: bytes, columns: Sequence[Column]) -> list[Row]:
        """Only a table with exactly these columns counts."""
        try:
            header, *rows = [json.loads(line) for line in data.decode().splitlines()]
        except (ValueError, RecursionError) as error:
            raise UnreadableTable(str(error)) from error
        if header != [column.name for column in columns]:
            raise UnreadableTable("expected other columns")
        return rows


def format_of(suffix: str) -> TableFormat:
    """The format of files with this ending; ImportError if what reads it is not installed."""
    return ParquetTables() if suffix == PARQUET else LineTables()


def best_format() -> TableFormat:
    """Parquet if it can be written here."""
    try:
        return ParquetTables()
    except ImportError:
        return LineTables()


def read_file(path: Path) -> bytes:
    """The bytes of a file of a run; UnreadableTable if it is too large."""
    if path.stat().st_size > LARGEST_FILE:
        raise UnreadableTable("expected a smaller file")
    return path.read_bytes()
