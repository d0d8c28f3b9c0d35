// Zips that are not compressed, as the build of a site writes them; a page's worker and Node unpack them with this file.
/** The head of each file in a zip. */
const HEAD = 0x04034b50;
const names = new TextDecoder();

/**
 * The files of such a zip, each with its name: Python's own reader takes 0.4 s of the processor for them.
 * @param {Uint8Array} zip
 * @returns {Generator<[name: string, data: Uint8Array]>}
 */
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

/** Compiled modules in folders: Python imports them from the archive itself (module_archive.py). */
const MODULE = /\/.*\.pyc$/;

/**
 * Write such a zip into a folder of Python's file system, and beside it its files that are no modules.
 * @param {{ mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void }} FS
 * @param {Uint8Array} zip
 * @param {string} folder
 * @param {string} archive its name there
 */
export function unpackStored(FS, zip, folder, archive) {
  FS.mkdirTree(folder);
  FS.writeFile(`${folder}/${archive}`, zip);
  const parents = new Set([folder]);
  for (const [name, data] of storedFiles(zip)) {
    if (MODULE.test(name)) continue;
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!parents.has(parent)) FS.mkdirTree(parent);
    parents.add(parent);
    FS.writeFile(path, data);
  }
}

/**
 * Have Python import from folders, and from archives that were unpacked into them. What it collects on the way is next to
 * nothing: it is told not to look until all is there, and after that not at what stays.
 * @template T
 * @param {{ runPython(code: string): unknown; pyimport(name: string): T }} python
 * @param {readonly string[]} folders
 * @param {readonly string[]} archives
 * @param {string} entry the module that is imported first
 * @returns {T}
 */
export function importEntry(python, folders, archives, entry) {
  python.runPython(`
import gc, sys
gc.disable()
sys.path[:0] = ${JSON.stringify(folders)}
from module_archive import use_archives
use_archives(${JSON.stringify(archives)})`);
  const module = python.pyimport(entry);
  python.runPython("gc.freeze(); gc.enable()");
  return module;
}
