// Files of a build are taken only if they are the very ones, and their bytes are counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkedFetch } from "./downloads.ts";

/** A hash as engine.json gives it, and the same bytes as a browser wants to have them. */
const SHA256 = "00ff10";
const INTEGRITY = "sha256-AP8Q";
const file = (path: string, size: number) => ({ path, size, sha256: SHA256, part: "base" as const });

interface Answer {
  readonly status?: number;
  readonly body?: string | null;
}

/** A build of two files on a network that always gives this answer: `asked` is what it was asked, `counted` what was counted. */
function build({ status = 200, body = "12345" }: Answer = {}) {
  const asked: unknown[][] = [];
  const counted: number[] = [];
  const network = (...request: unknown[]): Promise<Response> => {
    asked.push(request);
    return Promise.resolve(new Response(body, { status, headers: { "x-of": "net" } }));
  };
  const files = [file("a.zip", 5), file("b.wasm", 70)];
  const get = checkedFetch("http://site.test/game/", files, (bytes) => counted.push(bytes), network as typeof fetch);
  return { asked, counted, get };
}

test("a file of the build is asked for with its hash, and counted as it comes", async () => {
  const { asked, counted, get } = build({ status: 203 });
  const answer = await get("a.zip", { cache: "no-store" });

  assert.equal(await answer.text(), "12345");
  assert.equal(answer.status, 203);
  assert.equal(answer.headers.get("x-of"), "net");
  assert.deepEqual(counted, [5]);
  assert.deepEqual(asked, [["http://site.test/game/a.zip", { cache: "no-store", integrity: INTEGRITY }]]);
});

test("a request of the whole address is asked for in the same way", async () => {
  const { asked, get } = build();
  await get(new Request("http://site.test/game/a.zip"));

  assert.deepEqual(asked, [["http://site.test/game/a.zip", { integrity: INTEGRITY }]]);
});

test("code for the processor is counted as a whole, and handed on as it came", async () => {
  const { counted, get } = build();
  await get(new URL("http://site.test/game/b.wasm"));

  assert.deepEqual(counted, [70]);
});

test("what is no file of the build is asked for as it is", async () => {
  const { asked, counted, get } = build({ status: 404 });
  const init = { method: "POST" };
  assert.equal((await get("other", init)).status, 404);

  assert.deepEqual(asked, [["other", init]]);
  assert.deepEqual(counted, []);
});

test("a file that is not there is named", async () => {
  await assert.rejects(build({ status: 404 }).get("a.zip"), /a\.zip: 404/);
  await assert.rejects(build({ body: null }).get("a.zip"), /a\.zip: 200/);
});
