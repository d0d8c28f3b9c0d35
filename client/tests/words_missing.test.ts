// Without the words of its language the page says so in both languages, and tries again when asked to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { all, answers, clicks, one, settled } from "./page.ts";

test("a page that cannot load its words says so, and loads them at another try", async () => {
  Object.defineProperty(document, "fonts", { value: [] });
  document.body.innerHTML = '<div id="table"></div>';
  answers.set("GET /api/campaigns", []);
  answers.set("GET /api/words", new Error("no network"));

  await import("../src/table/main.ts");
  await settled();
  assert.equal(all("[role=alert] [lang=en], [role=alert] [lang=fr]").length, 4);
  await clicks(one("[role=alert] button"));
  await settled();
  assert.equal(all("[role=alert]").length, 1, "the server is still away");

  answers.delete("GET /api/words");
  await clicks(one("[role=alert] button"));
  await settled();

  assert.equal(all("[role=alert]").length, 0);
  assert.equal(all("#table .start").length, 1);
});
