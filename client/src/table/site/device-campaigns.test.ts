// What is said of a campaign is read from the newer of two files that was written to its end.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { aboutCampaign, listCampaigns, readAbout } from "./device-campaigns.ts";

const record = (number: number): string => {
  const line = JSON.stringify({ number, listed: { id: "ab", name: `n${number}` }, standing: {} });
  const hash = createHash("sha256").update(line).digest("hex");
  return `${Buffer.byteLength(line)} ${hash}\n${line}\n`;
};
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A device with these files. */
function device(files: Readonly<Record<string, string>>): void {
  const place = {
    getFileHandle: (name: string) =>
      name in files
        ? Promise.resolve({
            getFile: () => Promise.resolve({ arrayBuffer: () => Promise.resolve(bytes(files[name]!).buffer) }),
          })
        : Promise.reject(new Error("none")),
    keys: async function* () {
      yield* Object.keys(files);
    },
  };
  const root = { getDirectoryHandle: () => Promise.resolve(place) };
  Object.defineProperty(globalThis, "navigator", {
    value: { storage: { getDirectory: () => Promise.resolve(root) } },
    configurable: true,
  });
}

test("a record that is torn or changed is none", async () => {
  const whole = record(3);
  assert.equal((await readAbout(bytes(whole)))?.number, 3);
  assert.equal(await readAbout(bytes(whole.slice(0, -9))), null);
  assert.equal(await readAbout(bytes(whole.replace("n3", "n4"))), null);
  assert.equal(await readAbout(bytes("")), null);
});

test("of two records the newer one counts, and the older one where the newer is torn", async () => {
  device({ "ab.about": record(5), "ab.spare": record(6), "ab.journal": "x" });
  assert.equal((await aboutCampaign("ab"))?.number, 6);
  device({ "ab.about": record(5), "ab.spare": record(6).slice(0, 40) });
  assert.deepEqual(
    (await listCampaigns()).map((campaign) => campaign.number),
    [5],
  );
  assert.equal(await aboutCampaign("other"), null);
});
