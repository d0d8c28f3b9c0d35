"""The OpenAPI description of the HTTP endpoints, from the same table that serves them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from .. import __version__
from ..service.endpoints import Endpoint
from ..wire.http import Problem

TEMPLATE = "#/components/schemas/{name}"
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


def openapi_document(endpoints: Iterable[Endpoint], public_url: str) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    listed = list(endpoints)
    types = [kind for endpoint in listed for kind in (endpoint.body, endpoint.answer) if kind not in (None, bytes)]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=TEMPLATE)
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
    names = re.findall(r"{(\w+)}", endpoint.path)
    parameters = [_parameter(name, "path", required=True) for name in names]
    parameters += [_parameter(name, "query", required=True) for name in endpoint.query]
    good: dict[str, Any] = {"description": "done"}
    if endpoint.answer is bytes:
        good["content"] = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
    elif endpoint.answer is not None:
        good["content"] = {"application/json": {"schema": schema_of[repr(endpoint.answer)]}}
    problem = {"application/json": {"schema": schema_of[repr(Problem)]}}
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {
            "200" if endpoint.answer is not None else "204": good,
            **{status: {"description": meaning, "content": problem} for status, meaning in ERRORS.items()},
        },
    }
    if endpoint.who != "anybody":
        operation["security"] = [{"secret": []}]
    if endpoint.body is bytes:
        content = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
        operation["requestBody"] = {"required": True, "content": content}
    elif endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[repr(endpoint.body)]}},
        }
    return operation


def _parameter(name: str, place: str, *, required: bool) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": required,
        "schema": {"type": "string", "minLength": 1, "maxLength": 64},
    }
