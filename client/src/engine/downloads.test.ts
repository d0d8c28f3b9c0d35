// Files of a build are taken only if they are the very ones, and their bytes are counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkedFetch } from "./downloads.ts";

const file = (path: string, size: number) => ({ path, size, sha256: "00ff10", part: "base" as const });

function build(status = 200, body: string | null = "12345") {
  const asked: unknown[][] = [];
  const counted: number[] = [];
  const plain = (...given: unknown[]): Promise<Response> => (
    asked.push(given),
    Promise.resolve(new Response(body, { status, headers: { "x-of": "net" } }))
  );
  const files = [file("a.zip", 5), file("b.wasm", 70)];
  const get = checkedFetch("http://site.test/game/", files, (bytes) => counted.push(bytes), plain as typeof fetch);
  return { asked, counted, get };
}

test("a file of the build is asked for with its hash, and counted as it comes", async () => {
  const { asked, counted, get } = build(203);
  const answer = await get("a.zip", { cache: "no-store" });

  assert.deepEqual(
    [await answer.text(), answer.status, answer.headers.get("x-of"), counted],
    ["12345", 203, "net", [5]],
  );
  assert.deepEqual(asked, [["http://site.test/game/a.zip", { cache: "no-store", integrity: "sha256-AP8Q" }]]);
  await get(new Request("http://site.test/game/a.zip"));
  assert.equal(asked[1]![0], "http://site.test/game/a.zip");
});

test("code for the processor is counted as a whole, and handed on as it came", async () => {
  const { counted, get } = build();
  await get(new URL("http://site.test/game/b.wasm"));

  assert.deepEqual(counted, [70]);
});

test("what is no file of the build is asked for as it is", async () => {
  const { asked, counted, get } = build(404);
  const init = { method: "POST" };
  assert.equal((await get("other", init)).status, 404);

  assert.deepEqual([asked, counted], [[["other", init]], []]);
});

test("a file that is not there is named", async () => {
  await assert.rejects(build(404).get("a.zip"), /a\.zip: 404/);
  await assert.rejects(build(200, null).get("a.zip"), /a\.zip: 200/);
});
