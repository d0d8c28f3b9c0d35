// The campaigns on this device, read without the engine from the records beside their journals.
import type { Lang, ListedCampaign, Whereabouts } from "../../wire";
import { FOLDER } from "../../engine/folder.ts";

/** What is said of a campaign. */
export interface AboutCampaign {
  /** Counts the records of the campaign: the greater number is the newer record. */
  readonly number: number;
  readonly listed: ListedCampaign;
  /** Where it stands, in each language in which that was told. */
  readonly standing: Readonly<Record<Lang, Whereabouts>>;
  /** The boxes that it has ticked on the achievement sheet; nothing if no table has told yet. */
  readonly ticked?: readonly string[] | null;
}

/** Letters of a hash in hexadecimal. */
const HASH_LENGTH = 64;
/** The byte that ends a line. */
const NEWLINE = 10;

/** A hash as records have it, in hexadecimal. */
async function hashOf(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", data);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A record, `LENGTH HASH` in a line and then so many bytes of JSON; null if it was not written to its end. */
export async function readAbout(data: Uint8Array<ArrayBuffer>): Promise<AboutCampaign | null> {
  const end = data.indexOf(NEWLINE);
  const [length, hash] = new TextDecoder().decode(data.subarray(0, Math.max(end, 0))).split(" ");
  if (end < 0 || hash?.length !== HASH_LENGTH) return null;
  const record = data.slice(end + 1, end + 1 + Number(length));
  if (record.length !== Number(length) || (await hashOf(record)) !== hash) return null;
  return JSON.parse(new TextDecoder().decode(record)) as AboutCampaign;
}

/** The folder of the campaigns; null where there is none. */
async function folder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER);
  } catch {
    return null; // nothing has been kept yet, or this browser keeps no files
  }
}

/** What a file of the folder holds; null if it is not there. */
async function bytesOf(place: FileSystemDirectoryHandle, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await (await (await place.getFileHandle(name)).getFile()).arrayBuffer());
  } catch {
    return null;
  }
}

/** The newer of the two records of a campaign: one is written while the other stands. */
async function newerRecord(place: FileSystemDirectoryHandle, id: string): Promise<AboutCampaign | null> {
  const both = await Promise.all(
    ["about", "spare"].map(async (ending) => {
      const data = await bytesOf(place, `${id}.${ending}`);
      return data && readAbout(data);
    }),
  );
  return both.reduce((best, copy) => (copy && (!best || copy.number > best.number) ? copy : best), null);
}

/** What is said of one campaign. */
export async function aboutCampaign(id: string): Promise<AboutCampaign | null> {
  const place = await folder();
  return place && newerRecord(place, id);
}

/** All campaigns of this device. */
export async function listCampaigns(): Promise<AboutCampaign[]> {
  const place = await folder();
  if (!place) return [];
  const ids = new Set<string>();
  for await (const name of place.keys()) {
    const id = /^([0-9A-Za-z_-]+)\.(?:about|spare)$/.exec(name)?.[1];
    if (id) ids.add(id);
  }
  const all = await Promise.all([...ids].sort().map((id) => newerRecord(place, id)));
  return all.filter((campaign) => campaign !== null);
}

/** The file of a campaign, as it can be taken elsewhere. */
export async function campaignFile(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const place = await folder();
  return place && bytesOf(place, `${id}.journal`);
}

/** Bytes of all files of campaigns. */
export async function bytesOfCampaigns(): Promise<number> {
  const place = await folder();
  let sum = 0;
  if (place)
    for await (const handle of place.values())
      if (handle.kind === "file") sum += (await (handle as FileSystemFileHandle).getFile()).size;
  return sum;
}
