import assert from "node:assert/strict";
import { test } from "node:test";
import { withName } from "./named-file.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const named = (text: string, name: string): string => new TextDecoder().decode(withName(bytes(text), name));

test("a file that is saved says what the campaign is called, once", () => {
  const journal = "sleeping-gods campaign 3\npass\n";

  assert.equal(named(journal, "Freitag ☂"), `${journal}% name: Freitag ☂\n`);
  assert.equal(named(`${journal}% name: Ours\n`, "Ours"), `${journal}% name: Ours\n`);
});

test("a file whose last line is torn is saved as it is", () => {
  assert.equal(named("campaign\npa", "Ours"), "campaign\npa");
});
