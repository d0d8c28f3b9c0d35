// What the page without a server reads of its own files, and where it finds things: no engine is started for any of it.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import "./page.ts";

const { localBackend } = await import("../src/table/site/local-backend.ts");
const { engine } = await import("../src/table/site/engine.svelte.ts");

/** The site's files are these; what is fetched of them. */
function files(t: TestContext, served: Readonly<Record<string, unknown>>): string[] {
  const fetched: string[] = [];
  const { fetch } = globalThis;
  t.after(() => (globalThis.fetch = fetch));
  globalThis.fetch = ((path: string) => {
    fetched.push(path);
    const isThere = path in served;
    return Promise.resolve(new Response(JSON.stringify(served[path] ?? "none"), { status: isThere ? 200 : 404 }));
  }) as typeof fetch;
  return fetched;
}

test("words and worlds are files of their language, English unless another is asked for", async (t) => {
  const fetched = files(t, { "api/words.fr.json": { lang: "fr" }, "api/packs.en.json": [] });

  assert.deepEqual(await localBackend.call("GET", "/api/words", { lang: "fr" }), { status: 200, body: { lang: "fr" } });
  assert.deepEqual(await localBackend.call("GET", "/api/packs", {}), { status: 200, body: [] });
  assert.deepEqual(fetched, ["api/words.fr.json", "api/packs.en.json"]);
  assert.equal(engine.stage, "off");
});

test("two facing pages of a map are one file, named for the even one", async (t) => {
  const fetched = files(t, { "api/maps/harbour/2.en.json": { page: 2 }, "api/maps/harbour/12.fr.json": { page: 12 } });

  for (const [page, lang, left] of [
    [2, "en", 2],
    [3, "en", 2],
    [13, "fr", 12],
  ] as const)
    assert.deepEqual(await localBackend.call("GET", `/api/packs/harbour/maps/${page}`, { lang }), {
      status: 200,
      body: { page: left },
    });
  assert.deepEqual(fetched, [
    "api/maps/harbour/2.en.json",
    "api/maps/harbour/2.en.json",
    "api/maps/harbour/12.fr.json",
  ]);
});

test("a file that is not there is answered without a body", async (t) => {
  files(t, {});

  assert.deepEqual(await localBackend.call("GET", "/api/packs/harbour/maps/4", {}), { status: 404, body: null });
});

test("a site is well without a server", async () => {
  const { status, body } = await localBackend.call("GET", "/health", {});

  assert.deepEqual([status, (body as { status: string }).status], [200, "ok"]);
});

test("an entry of the rules is read from the file of its language; one that is not there is an error", async (t) => {
  const fetched = files(t, { "api/rules.fr.json": { "sea/ship": "<p>Le navire.</p>" } });

  assert.equal(await localBackend.ruleEntry("fr", "sea", "ship"), "<p>Le navire.</p>");
  await assert.rejects(localBackend.ruleEntry("fr", "sea", "plane"), /sea\/plane/);
  await assert.rejects(localBackend.ruleEntry("en", "sea", "ship"), /sea\/ship/);
  assert.deepEqual(fetched, ["api/rules.fr.json", "api/rules.fr.json", "api/rules.en.json"]);
});

test("everything lies beside the page, in whatever folder that is, and nobody else plays there", () => {
  assert.equal(localBackend.pageAddress("/c/evening"), "#/c/evening");
  assert.equal(localBackend.rulesAddress("sea/ship.html"), "rules/sea/ship.html");
  assert.equal(localBackend.fileAddress("art/a.svg"), "art/a.svg");
  assert.equal(localBackend.mapPicture("maps/2.svg"), "maps/2.svg");
  assert.equal(localBackend.exportAddress("evening"), "");
  assert.equal(localBackend.hasFriends, false);
});
