// The files of campaigns: in memory, and through handles of the browser's private file system.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BrowserFiles, MemoryFiles, type DeviceFiles } from "./device_files.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (data: Uint8Array): string => new TextDecoder().decode(data);

/** A folder of the private file system with so much room; its files are held by one at a time. */
function folder(room: number, heldFor = 0) {
  const files = new Map<string, Uint8Array>();
  let refusals = heldFor;
  const handle = (name: string) => ({
    getSize: () => files.get(name)!.length,
    read: (into: Uint8Array) => into.set(files.get(name)!),
    write(data: Uint8Array, { at }: { at: number }) {
      const fits = data.subarray(0, Math.max(0, room - at));
      const whole = new Uint8Array(Math.max(files.get(name)!.length, at + fits.length));
      whole.set(files.get(name)!);
      whole.set(fits, at);
      files.set(name, whole);
      return fits.length;
    },
    truncate: (length: number) => void files.set(name, files.get(name)!.slice(0, length)),
    flush() {},
    close() {},
  });
  const place = {
    keys: async function* () {
      yield* files.keys();
    },
    getFileHandle(name: string) {
      if (!files.has(name)) files.set(name, new Uint8Array());
      return Promise.resolve({
        createSyncAccessHandle: () =>
          refusals-- > 0
            ? Promise.reject(new DOMException("held", "NoModificationAllowedError"))
            : Promise.resolve(handle(name)),
      });
    },
    removeEntry: (name: string) =>
      files.delete(name) ? Promise.resolve() : Promise.reject(new DOMException("none", "NotFoundError")),
  };
  return new BrowserFiles(place as unknown as FileSystemDirectoryHandle);
}

for (const [name, make] of [
  ["memory", () => new MemoryFiles()],
  ["the device", () => folder(100)],
] as const)
  test(`a file in ${name} grows, shrinks, is replaced and removed`, async () => {
    const deviceFiles: DeviceFiles = make();
    const file = await deviceFiles.open("a.journal");
    file.append(bytes("one\n"));
    file.append(bytes("two\n"));
    file.truncate(4);
    assert.equal(text(file.read()), "one\n");
    file.replace(bytes("x"));
    assert.equal(file.size(), 1);
    file.close();
    assert.equal(text((await deviceFiles.open("a.journal")).read()), "x");
    assert.deepEqual(await deviceFiles.names(), ["a.journal"]);
    await deviceFiles.remove("a.journal");
    await deviceFiles.remove("a.journal");
    assert.deepEqual(await deviceFiles.names(), []);
  });

test("a device without room says so, and what was there stays", async () => {
  const file = await folder(4).open("a.journal");
  file.append(bytes("one\n"));

  assert.throws(() => file.append(bytes("two\n")), { name: "QuotaExceededError" });
  file.truncate(4);
  assert.equal(text(file.read()), "one\n");
});

test("a file that another worker is just letting go of is waited for", async () => {
  const file = await folder(10, 2).open("a.journal");

  assert.equal(file.size(), 0);
});

test("a probe that a process before us still holds shows that files are kept", async () => {
  const probe = {
    createSyncAccessHandle: () => Promise.reject(new DOMException("held", "NoModificationAllowedError")),
  };
  const root = { getDirectoryHandle: () => Promise.resolve({ getFileHandle: () => Promise.resolve(probe) }) };
  Object.defineProperty(globalThis, "navigator", {
    value: { storage: { getDirectory: () => Promise.resolve(root) } },
    configurable: true,
  });
  assert.ok(await BrowserFiles.open());
});
