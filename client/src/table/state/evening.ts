// When this device was last at a table: after a pause of some hours another evening begins.

/** When this device was last at each table. */
const KEY = "sleeping-gods-evenings";
/** Where `CAMPAIGN ENTRY` is kept, the entry with which the evening of this tab began. */
const BEGAN_KEY = "sleeping-gods-evening-began";
/** The pause after which another evening begins. */
const PAUSE_MS = 4 * 60 * 60 * 1000;
const MAX_CAMPAIGNS = 40;

/** Milliseconds since 1970, by campaign. */
type LastVisits = Record<string, number>;

/** The visits that this browser keeps. */
function lastVisits(): LastVisits {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === "number")) as LastVisits;
  } catch {
    return {};
  }
}

/** Whether this device comes back to a table after a pause; a table that it has not seen before begins no evening. */
export function isNewEvening(campaign: string, now = Date.now()): boolean {
  const last = lastVisits()[campaign];
  return last !== undefined && now - last > PAUSE_MS;
}

/** The entry with which this evening began on this device: a pause begins another evening. */
export function eveningBegan(campaign: string, position: number, now = Date.now()): number {
  const last = lastVisits()[campaign];
  try {
    const [begunCampaign, entry] = (sessionStorage.getItem(BEGAN_KEY) ?? "").split(" ");
    if (begunCampaign === campaign && last !== undefined && now - last <= PAUSE_MS)
      return Math.min(Number(entry) || 0, position);
    sessionStorage.setItem(BEGAN_KEY, `${campaign} ${position}`);
  } catch {
    // nothing can be kept on this device
  }
  return position;
}

/** Keep that this device sits at a table now. */
export function sitsAt(campaign: string, now = Date.now()): void {
  const latest = Object.entries({ ...lastVisits(), [campaign]: now })
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_CAMPAIGNS);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // nothing can be kept on this device
  }
}
