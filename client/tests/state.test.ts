// What a client remembers by itself: likings, addresses, what lies open, what is pointed at, words and maps.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { answers, asked, settled, window } from "./page.ts";

const { preferences } = await import("../src/table/state/preferences.svelte.ts");
const { router, routeOf } = await import("../src/table/state/route.svelte.ts");
const { Opened } = await import("../src/table/state/opened.svelte.ts");
const { hint, hints } = await import("../src/table/state/hint.svelte.ts");
const { desk } = await import("../src/table/state/desk.svelte.ts");
const { api, Refusal } = await import("../src/table/state/api.ts");
const { server } = await import("../src/table/backend/server.ts");
const { mapOf } = await import("../src/table/state/maps.ts");
const { words, t } = await import("../src/table/state/words.svelte.ts");
const kept = (): Record<string, unknown> =>
  JSON.parse(Object.values({ ...window.localStorage })[0] ?? "{}") as Record<string, unknown>;

test("an address is a table, a replay, an invitation, what it is made of, or the first page", () => {
  assert.deepEqual(routeOf("/c/Ab_9-x", ""), { page: "table", campaign: "Ab_9-x", replay: false });
  assert.deepEqual(routeOf("/c/Ab_9-x", "#replay"), { page: "table", campaign: "Ab_9-x", replay: true });
  assert.deepEqual(routeOf("/join", "#secret"), { page: "join", invite: "secret" });
  assert.deepEqual(routeOf("/join", "#"), { page: "start" });
  assert.deepEqual(routeOf("/about", ""), { page: "about" });
  for (const path of ["/", "/c/", "/c/a/b", "/c/a b", "/x/c/a", "/aboutx"])
    assert.deepEqual(routeOf(path, "#x"), { page: "start" });
});

test("going somewhere leaves a way back, replacing leaves none", () => {
  router.replace("/");
  const before = window.history.length;
  router.go("/c/evening");
  router.go("/c/evening");
  assert.deepEqual(
    [router.now.page, window.location.pathname, window.history.length],
    ["table", "/c/evening", before + 1],
  );
  router.replace("/about");
  assert.deepEqual([router.now.page, window.history.length], ["about", before + 1]);
  window.history.replaceState(null, "", "/join#x");
  dispatchEvent(new Event("popstate"));
  assert.equal(router.now.page, "join");
});

test("likings are kept, put on the page, and wrong ones are not taken", () => {
  preferences.lang = "fr";
  preferences.light = "dark";
  preferences.size = 2;
  preferences.size = 99;
  preferences.name = "Ada";
  preferences.motion = false;
  preferences.sound = true;
  preferences.apply();

  const root = document.documentElement;
  assert.deepEqual([root.lang, root.dataset["light"], root.dataset["motion"]], ["fr", "dark", "less"]);
  assert.equal(root.style.fontSize, `${(preferences.sizes[2] ?? 0) * 100}%`);
  assert.deepEqual(
    [kept()["lang"], kept()["light"], kept()["size"], kept()["name"], kept()["motion"], kept()["sound"]],
    ["fr", "dark", 2, "Ada", false, true],
  );
  preferences.motion = true;
  preferences.apply();
  assert.equal(root.dataset["motion"], "full");
  preferences.lang = "en";
});

test("what is skipped is skipped until it is asked again, what was explained once is not twice", () => {
  preferences.skip("relief", "Relief at sea");
  preferences.skip("equip", "Equipping");
  assert.deepEqual(preferences.skipped, { relief: "Relief at sea", equip: "Equipping" });
  preferences.skip("relief");
  assert.deepEqual(preferences.skipped, { equip: "Equipping" });

  preferences.coach = true;
  preferences.readHint("map");
  preferences.readHint("map");
  assert.deepEqual(preferences.readHints, ["map"]);
  preferences.coach = false;
  assert.deepEqual([preferences.coach, preferences.readHints], [false, ["map"]]);
  preferences.coach = true;
  assert.deepEqual(preferences.readHints, []);
});

test("what lies open has a way back, and only the last thirty are remembered", () => {
  const opened = new Opened();
  assert.equal(opened.now, undefined);
  opened.piece("eel");
  assert.ok(!opened.canGoBack);
  opened.rule("combat");
  assert.ok(opened.canGoBack);
  assert.deepEqual(opened.now, { kind: "rule", slug: "combat" });
  opened.back();
  assert.deepEqual(opened.now, { kind: "piece", ref: "eel" });
  for (let count = 0; count < 40; count += 1) opened.piece(String(count));
  for (let count = 0; count < 29; count += 1) opened.back();
  assert.deepEqual([opened.now, opened.canGoBack], [{ kind: "piece", ref: "10" }, false]);
  opened.close();
  assert.equal(opened.now, undefined);
});

test("a card is shown beside a word that is pointed at for a moment, and goes with the pointer", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const word = document.body.appendChild(document.createElement("b"));
  const stop = hints("eel")(word);
  const point = (kind: string): void => void word.dispatchEvent(new Event(kind));
  for (const [show, hide] of [
    ["mouseenter", "mouseleave"],
    ["focus", "blur"],
    ["mouseenter", "click"],
  ] as const) {
    point(show);
    mock.timers.tick(249);
    assert.equal(hint.now, null);
    mock.timers.tick(1);
    assert.equal(hint.now?.ref, "eel");
    point(hide);
    assert.equal(hint.now, null);
  }
  point("mouseenter");
  point("mouseleave");
  mock.timers.tick(500);
  assert.equal(hint.now, null, "whoever only passed by sees nothing");
  point("mouseenter");
  stop();
  mock.timers.tick(500);
  point("mouseenter");
  mock.timers.tick(500);
  assert.equal(hint.now, null, "a word that is gone shows nothing");
  mock.timers.reset();
});

test("one leaf of the desk is open, or none", () => {
  desk.open = "time";
  desk.close();
  assert.equal(desk.open, "");
});

test("everything over HTTP is asked for at its address, in the language, with what belongs to it", async () => {
  asked.length = 0;
  const file = new Blob(["x"]);
  await Promise.allSettled([
    api.campaigns("fr"),
    api.begin("en", { pack: "harbour" } as never),
    api.bringIn("en", "a b", file),
    api.join("en", "secret", "Ada"),
    api.invite("en", "c/1", { seats: [1] } as never),
    api.invites("en", "c"),
    api.revoke("en", "c", "r"),
    api.giveSeats("en", "c", "p", [1]),
    api.handOver("en", "c", "p"),
    api.remove("en", "c", "p"),
    api.rename("en", "c", "N"),
    api.branch("en", "c", 7, "B"),
    api.back("en", "c"),
    api.standing("en", "c"),
    api.replay("en", "c", 9),
    api.scene("en", "c", 3),
    api.repairs("en", "c"),
    api.health("en"),
    api.settle("en", "c", { ask_undo: true } as never),
    api.bin("en", "c"),
    api.unbin("en", "c"),
    api.map("fr", "p", 4),
    api.packs("en"),
  ]);

  assert.deepEqual(
    asked.map(({ method, path, body }) => [method, path, ...(body === undefined || body === file ? [] : [body])]),
    [
      ["GET", "/api/campaigns fr"],
      ["POST", "/api/campaigns en", { pack: "harbour" }],
      ["POST", "/api/import?name=a+b en"],
      ["POST", "/api/join en", { invite: "secret", name: "Ada" }],
      ["POST", "/api/campaigns/c%2F1/invites en", { seats: [1] }],
      ["GET", "/api/campaigns/c/invites en"],
      ["DELETE", "/api/campaigns/c/invites/r en"],
      ["POST", "/api/campaigns/c/seats en", { person: "p", seats: [1] }],
      ["POST", "/api/campaigns/c/host en", { person: "p" }],
      ["DELETE", "/api/campaigns/c/people/p en"],
      ["PATCH", "/api/campaigns/c en", { name: "N" }],
      ["POST", "/api/campaigns/c/branch en", { entry: 7, name: "B" }],
      ["GET", "/api/campaigns/c/back en"],
      ["GET", "/api/campaigns/c/standing en"],
      ["GET", "/api/campaigns/c/replay?since=9 en"],
      ["GET", "/api/campaigns/c/scene?entry=3 en"],
      ["GET", "/api/campaigns/c/repairs en"],
      ["GET", "/health en"],
      ["PUT", "/api/campaigns/c/settings en", { ask_undo: true }],
      ["DELETE", "/api/campaigns/c en"],
      ["POST", "/api/campaigns/c/unbin en"],
      ["GET", "/api/packs/p/maps/4 fr"],
      ["GET", "/api/packs en"],
    ],
  );
  assert.equal(server.exportAddress("c/1"), "/api/campaigns/c%2F1/export");
});

test("a refusal has the server's words, a server that talks nonsense has none, and nothing is an answer too", async () => {
  answers.set("GET /api/campaigns", 403);
  await assert.rejects(
    api.campaigns("en"),
    (error) => error instanceof Refusal && error.key === "no" && error.message === "refused with 403",
  );
  answers.set("GET /api/campaigns", new Error("offline"));
  await assert.rejects(api.campaigns("en"), /offline/);
  assert.equal(await api.bin("en", "c"), undefined);
});

test("the spread of a page is fetched once for a language; one that failed is fetched again", async () => {
  asked.length = 0;
  answers.set("GET /api/packs/x/maps/4", 503);
  await assert.rejects(mapOf("x", 4, "en"));
  answers.set("GET /api/packs/x/maps/4", { first: 4 });
  answers.set("GET /api/packs/x/maps/6", { first: 6 });
  await mapOf("x", 4, "en");
  assert.equal(await mapOf("x", 5, "en"), await mapOf("x", 4, "en"));
  await mapOf("x", 4, "fr");
  await mapOf("x", 6, "en");

  assert.deepEqual(
    asked.map(({ path }) => path),
    ["/api/packs/x/maps/4 en", "/api/packs/x/maps/4 en", "/api/packs/x/maps/4 fr", "/api/packs/x/maps/6 en"],
  );
});

test("nothing is said before the words are there; then they are said in their language", async () => {
  assert.deepEqual([words.ready, t("close")], [false, ""]);
  await words.learn("fr");
  await settled();
  assert.deepEqual([words.ready, t("close"), t("no-such-key")], [true, "Fermer", ""]);
  assert.match(t("back-more", { count: 3 }), /3/);
});
