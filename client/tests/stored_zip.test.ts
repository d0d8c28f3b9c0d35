import assert from "node:assert/strict";
import { test } from "node:test";
import { importEntry, unpackStored } from "../../src/sleeping_gods/site/node/stored_zip.mjs";

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

test("an archive and its files are written into its folder, each folder made once; modules stay in it", () => {
  const there = disk();
  const zip = zipped({ "a/b.pyc": "one", "a/é.ftl": "two", "c.json": "", "first.pyc": "three" });
  unpackStored(there, zip, "/lib/engine", "engine.zip");

  assert.deepEqual(
    [...there.files],
    [
      ["/lib/engine/engine.zip", Buffer.from(zip).toString()],
      ["/lib/engine/a/é.ftl", "two"],
      ["/lib/engine/c.json", ""],
      ["/lib/engine/first.pyc", "three"],
    ],
  );
  assert.deepEqual(there.folders, ["/lib/engine", "/lib/engine/a"]);
});

test("an archive that is compressed is refused", () => {
  const zip = zipped({ "a.pyc": "one" }, 8);
  assert.throws(() => unpackStored(disk(), zip, "/lib/engine", "engine.zip"), /not compressed/);
});

test("modules are imported from folders and archives, and nothing is collected until the first is there", () => {
  const done: string[] = [];
  const python = {
    runPython: (code: string) => done.push(code),
    pyimport: (name: string) => (done.push(`import ${name}`), name),
  };
  assert.equal(importEntry(python, ["/lib"], ["/lib/a.zip"], "first.module"), "first.module");

  assert.match(done[0]!, /gc\.disable\(\)\nsys\.path\[:0\] = \["\/lib"\]\n.*\nuse_archives\(\["\/lib\/a\.zip"\]\)$/);
  assert.deepEqual(done.slice(1), ["import first.module", "gc.freeze(); gc.enable()"]);
});
