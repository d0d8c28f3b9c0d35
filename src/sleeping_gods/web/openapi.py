"""The HTTP part described for programs, from the same table that serves it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from .. import __version__
from ..wire.http import Problem
from .endpoints import Endpoint

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


def described(endpoints: Iterable[Endpoint], public_url: str) -> dict[str, Any]:
    """The whole document, OpenAPI 3.1."""
    listed = list(endpoints)
    types = [one for each in listed for one in (each.body, each.answer) if one not in (None, bytes)]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=TEMPLATE)
    known = dict(zip(map(repr, [*types, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in listed:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, known)
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


def _operation(each: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", each.path)
    parameters = [_parameter(name, "path", required=True) for name in names]
    parameters += [_parameter(name, "query", required=True) for name in each.query]
    good: dict[str, Any] = {"description": "done"}
    if each.answer is bytes:
        good["content"] = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
    elif each.answer is not None:
        good["content"] = {"application/json": {"schema": known[repr(each.answer)]}}
    problem = {"application/json": {"schema": known[repr(Problem)]}}
    made: dict[str, Any] = {
        "operationId": each.name,
        "summary": each.summary,
        "parameters": parameters,
        "responses": {
            "200" if each.answer is not None else "204": good,
            **{status: {"description": said, "content": problem} for status, said in ERRORS.items()},
        },
    }
    if each.who != "anybody":
        made["security"] = [{"secret": []}]
    if each.body is bytes:
        content = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
        made["requestBody"] = {"required": True, "content": content}
    elif each.body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[repr(each.body)]}}}
    return made


def _parameter(name: str, place: str, *, required: bool) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": required,
        "schema": {"type": "string", "minLength": 1, "maxLength": 64},
    }
