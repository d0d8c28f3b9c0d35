// The files of the campaigns on this device: in the browser's private file system, or in memory where it has none.
import { FOLDER } from "./folder.ts";

/** A file that is held; all its methods are done when they return. */
export interface DeviceFile {
  read(): Uint8Array;
  append(data: Uint8Array): void;
  /** Write other data in place of all that is there. */
  replace(data: Uint8Array): void;
  /** Keep only so many bytes. */
  truncate(length: number): void;
  /** The number of bytes. */
  size(): number;
  /** Let go of the file: somebody else may open it. */
  close(): void;
}

/** The files of the campaigns, by their names. */
export interface DeviceFiles {
  names(): Promise<string[]>;
  /** Hold a file, which is made if it is not there. */
  open(name: string): Promise<DeviceFile>;
  /** Delete a file, if it is there. */
  remove(name: string): Promise<void>;
}

/** A worker that has just been ended may hold its files a moment longer: they are tried for five seconds. */
const MAX_TRIES = 50;
const PAUSE_MS = 100;
/** How a browser names what it refuses: no room is left, and another worker holds the file. */
const FULL = "QuotaExceededError";
const HELD = "NoModificationAllowedError";

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE_MS));

/** A file that this worker holds in the browser's private file system. */
class HeldFile implements DeviceFile {
  constructor(private readonly handle: FileSystemSyncAccessHandle) {}

  read(): Uint8Array {
    const data = new Uint8Array(this.handle.getSize());
    this.handle.read(data, { at: 0 });
    return data;
  }
  append(data: Uint8Array): void {
    this.write(data, this.handle.getSize());
  }
  replace(data: Uint8Array): void {
    this.handle.truncate(0);
    this.write(data, 0);
  }
  truncate(length: number): void {
    this.handle.truncate(length);
    this.handle.flush();
  }
  size(): number {
    return this.handle.getSize();
  }
  close(): void {
    this.handle.close();
  }

  private write(data: Uint8Array, at: number): void {
    const written = this.handle.write(data as Uint8Array<ArrayBuffer>, { at });
    if (written !== data.length) throw new DOMException("no room left on this device", FULL);
    this.handle.flush();
  }
}

/** The folder of the campaigns, which is made if it is not there. */
async function openFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

/** Files in the browser's private file system, each held by one worker at a time. */
export class BrowserFiles implements DeviceFiles {
  constructor(private readonly folder: FileSystemDirectoryHandle) {}

  /** Null if this browser keeps no files, as some do in private windows. */
  static async open(): Promise<BrowserFiles | null> {
    try {
      const deviceFiles = new BrowserFiles(await openFolder());
      const probe = await deviceFiles.open("probe", 1);
      probe.replace(new Uint8Array([1]));
      probe.close();
      await deviceFiles.remove("probe");
      return deviceFiles;
    } catch (error) {
      // a full device keeps what is there: it can be read and saved, and each choice is refused with the reason; and a probe
      // that the process of a page before us still holds shows that files can be held
      const isUsable = error instanceof DOMException && [FULL, HELD].includes(error.name);
      return isUsable ? new BrowserFiles(await openFolder()) : null;
    }
  }

  async names(): Promise<string[]> {
    const names: string[] = [];
    for await (const name of this.folder.keys()) names.push(name);
    return names;
  }

  async open(name: string, maxTries = MAX_TRIES): Promise<DeviceFile> {
    const file = await this.folder.getFileHandle(name, { create: true });
    for (let tries = 1; ; tries += 1)
      try {
        return new HeldFile(await file.createSyncAccessHandle());
      } catch (error) {
        const isHeld = error instanceof DOMException && error.name === HELD;
        if (!isHeld || tries === maxTries) throw error;
        await pause();
      }
  }

  async remove(name: string): Promise<void> {
    await this.folder.removeEntry(name).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "NotFoundError")) throw error;
    });
  }
}

/** A file in memory. */
class MemoryFile implements DeviceFile {
  data = new Uint8Array();

  read(): Uint8Array {
    return this.data.slice();
  }
  append(data: Uint8Array): void {
    const whole = new Uint8Array(this.data.length + data.length);
    whole.set(this.data);
    whole.set(data, this.data.length);
    this.data = whole;
  }
  replace(data: Uint8Array): void {
    this.data = data.slice();
  }
  truncate(length: number): void {
    this.data = this.data.slice(0, length);
  }
  size(): number {
    return this.data.length;
  }
  close(): void {}
}

/** Files that last as long as the page. */
export class MemoryFiles implements DeviceFiles {
  readonly #files = new Map<string, MemoryFile>();

  names(): Promise<string[]> {
    return Promise.resolve([...this.#files.keys()]);
  }
  open(name: string): Promise<DeviceFile> {
    const file = this.#files.get(name) ?? new MemoryFile();
    this.#files.set(name, file);
    return Promise.resolve(file);
  }
  remove(name: string): Promise<void> {
    this.#files.delete(name);
    return Promise.resolve();
  }
}
