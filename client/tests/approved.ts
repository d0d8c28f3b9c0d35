// Compares lines with those that somebody has read and approved, a file each in tests/approved.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(process.env["CLIENT"] ?? ".", "tests/approved");

export function approved(name: string, lines: readonly string[]): void {
  const file = join(FOLDER, `${name}.txt`);
  assert.ok(lines.length > 1, "nothing is drawn");
  if (process.env["APPROVE"]) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, `${lines.join("\n")}\n`);
  }
  assert.ok(existsSync(file), `${name}: nothing has been approved; npm test -- --approve writes it`);
  assert.deepEqual(lines, readFileSync(file, "utf8").trimEnd().split("\n"));
}
