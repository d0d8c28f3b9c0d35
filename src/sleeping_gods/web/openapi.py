"""The OpenAPI description of the HTTP endpoints, from the same table that serves them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from .. import __version__
from ..service.endpoints import Endpoint
from ..wire.http import Problem

SCHEMA_REFERENCE = "#/components/schemas/{name}"
"""How the document refers to the schema of a type."""
FILE = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
"""The content of a body or an answer that is a file."""
MAX_PARAMETER_LENGTH = 64
"""Most characters of a parameter of a path or a query."""
ERRORS = {
    "400": "not of the protocol",
    "401": "no secret",
    "403": "not allowed",
    "404": "not there",
    "408": "too slow",
    "413": "too large",
    "429": "too quick",
    "503": "could not be stored, or too busy",
}
"""What each status of an error means, by its number."""


def openapi_document(endpoints: Iterable[Endpoint], public_url: str) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    listed = list(endpoints)
    types = [kind for endpoint in listed for kind in (endpoint.body, endpoint.answer) if kind not in (None, bytes)]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=SCHEMA_REFERENCE)
    schema_of = dict(zip(map(repr, [*types, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in listed:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sleeping Gods", "version": __version__},
        "servers": [{"url": public_url}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    """One endpoint as an operation of its path."""
    done: dict[str, Any] = {"description": "done"}
    if endpoint.answer is not None:
        done["content"] = _content(endpoint.answer, schema_of)
    problem = _content(Problem, schema_of)
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": {
            "200" if endpoint.answer is not None else "204": done,
            **{status: {"description": meaning, "content": problem} for status, meaning in ERRORS.items()},
        },
    }
    if endpoint.who != "anybody":
        operation["security"] = [{"secret": []}]
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body, schema_of)}
    return operation


def _content(kind: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    """The content of a body or an answer of some type; ``schema_of`` holds schemas by the ``repr`` of their types."""
    return FILE if kind is bytes else {"application/json": {"schema": schema_of[repr(kind)]}}


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """The parameters in the path of an endpoint, then those of its query; all are required."""
    in_path = [_parameter(name, "path") for name in re.findall(r"{(\w+)}", endpoint.path)]
    return in_path + [_parameter(name, "query") for name in endpoint.query]


def _parameter(name: str, place: str) -> dict[str, Any]:
    """One parameter of an endpoint."""
    return {
        "name": name,
        "in": place,
        "required": True,
        "schema": {"type": "string", "minLength": 1, "maxLength": MAX_PARAMETER_LENGTH},
    }
