// Every constant of the client (what stands in capitals: limits, tables of names, sizes) has the value that was approved. The build of
// the tests lets each module and component say them (plugins/components.mjs).
import { createHash } from "node:crypto";
import { test } from "node:test";
import { approved } from "./approved.ts";
import "./page.ts";

const LONGEST = 1000;

/** A value as JSON, with what JSON has no sign for. */
const told = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Set) return ["a set", ...part];
    if (part instanceof Map) return ["a map", ...part];
    if (part instanceof RegExp) return String(part);
    if (typeof part === "function") return "a function";
    return part === undefined ? "nothing" : part;
  });
const cut = (line: string): string =>
  line.length > LONGEST
    ? `${line.slice(0, LONGEST)} ${createHash("sha256").update(line).digest("hex").slice(0, 12)}`
    : line;

test("the constants of all modules and components have the values that were approved", async () => {
  // @ts-expect-error -- made by the build of the tests
  await import("all-modules");
  const { declared } = globalThis as unknown as { declared: Record<string, () => Record<string, unknown>> };
  approved(
    "declared",
    Object.keys(declared)
      .sort()
      .flatMap((path) =>
        Object.entries(declared[path]!()).map(([name, value]) => cut(`${path} ${name} = ${told(value)}`)),
      ),
  );
});
