import assert from "node:assert/strict";
import { test } from "node:test";
import { unpackStored } from "../../src/sleeping_gods/site/node/stored_zip.mjs";

/** A zip with one entry for each file, without the list at its end, which is not read. */
function zipped(files: Record<string, string>, method = 0): Uint8Array {
  const parts = Object.entries(files).map(([name, text]) => {
    const [title, data] = [Buffer.from(name), Buffer.from(text)];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt32LE(data.length, 22);
    head.writeUInt16LE(title.length, 26);
    return Buffer.concat([head, title, data]);
  });
  return new Uint8Array(Buffer.concat([...parts, Buffer.from([0x50, 0x4b, 1, 2])]));
}

function disk() {
  const files = new Map<string, string>();
  const folders: string[] = [];
  return {
    files,
    folders,
    mkdirTree: (path: string) => void folders.push(path),
    writeFile: (path: string, data: Uint8Array) => void files.set(path, Buffer.from(data).toString()),
  };
}

test("every file of an archive is written into its folder, each folder made once", () => {
  const there = disk();
  unpackStored(there, zipped({ "a/b.pyc": "one", "a/é.pyc": "two", "c.json": "" }), "/lib/engine");

  assert.deepEqual(
    [...there.files],
    [
      ["/lib/engine/a/b.pyc", "one"],
      ["/lib/engine/a/é.pyc", "two"],
      ["/lib/engine/c.json", ""],
    ],
  );
  assert.deepEqual(there.folders, ["/lib/engine/a", "/lib/engine"]);
});

test("an archive that is compressed is refused", () => {
  assert.throws(() => unpackStored(disk(), zipped({ "a.pyc": "one" }, 8), "/lib/engine"), /not compressed/);
});
