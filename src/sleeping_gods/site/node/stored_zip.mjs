// The files of a zip that is not compressed, as client/src/engine/stored_zip.ts reads them in a page.
const HEAD = 0x04034b50;
const names = new TextDecoder();

export function* storedFiles(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; view.getUint32(at, true) === HEAD; ) {
    if (view.getUint16(at + 8, true) !== 0) throw new Error("expected an archive that is not compressed");
    const name = at + 30;
    const end = name + view.getUint16(at + 26, true);
    const data = end + view.getUint16(at + 28, true);
    at = data + view.getUint32(at + 18, true);
    yield [names.decode(zip.subarray(name, end)), zip.subarray(data, at)];
  }
}

/** Write the files of an archive into a folder of Python's file system. */
export const unpack = (FS, zip, folder) => {
  const there = new Set();
  for (const [name, data] of storedFiles(zip)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!there.has(parent)) FS.mkdirTree(parent);
    there.add(parent);
    FS.writeFile(path, data);
  }
};
