// The client begins in the place that the page has for it, with the book's letters at hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { all, answers, settled } from "./page.ts";

test("the first page is drawn in its place, and the faces of plain letters are fetched at once", async () => {
  const loaded: string[] = [];
  const face = (unicodeRange: string) => ({ unicodeRange, load: () => (loaded.push(unicodeRange), Promise.resolve()) });
  Object.defineProperty(document, "fonts", { value: [face("U+0000-00FF"), face("U+0100-02BA"), face("u+0-7f")] });
  document.body.innerHTML = '<div id="other"></div><div id="table"></div>';
  answers.set("GET /api/campaigns", []);

  await import("../src/table/main.ts");
  await settled();
  await settled();

  assert.deepEqual(loaded, ["U+0000-00FF", "u+0-7f"]);
  assert.equal(all("#table .start").length, 1);
  assert.equal(all("#other *").length, 0);
});
