// When this device was last at a table: after a pause of some hours another evening begins.
const KEY = "sleeping-gods-evenings";
const BEGUN = "sleeping-gods-evening-began";
const PAUSE = 4 * 60 * 60 * 1000;
const MAX_ENTRIES = 40;

type Evenings = Record<string, number>;

function read(): Evenings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === "number")) as Evenings;
  } catch {
    return {};
  }
}

/** Whether this device comes back to a table after a pause; a table that it has not seen before begins no evening. */
export function isNewEvening(campaign: string, now = Date.now()): boolean {
  const last = read()[campaign];
  return last !== undefined && now - last > PAUSE;
}

/** The entry with which this evening began on this device; what comes before a pause belongs to another one. */
export function eveningBegan(campaign: string, position: number, now = Date.now()): number {
  const last = read()[campaign];
  try {
    const [kept, at] = (sessionStorage.getItem(BEGUN) ?? "").split(" ");
    if (kept === campaign && last !== undefined && now - last <= PAUSE) return Math.min(Number(at) || 0, position);
    sessionStorage.setItem(BEGUN, `${campaign} ${position}`);
  } catch {
    // nothing can be kept on this device
  }
  return position;
}

/** Keep that this device sits at a table now. */
export function sitsAt(campaign: string, now = Date.now()): void {
  const latest = Object.entries({ ...read(), [campaign]: now })
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_ENTRIES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // nothing can be kept on this device
  }
}
