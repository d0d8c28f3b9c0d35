// Plates: where they are fetched from, which have come, and what lies open in full size.
import type { BookPlate, ScenePlate } from "../../wire";
import { backend } from "../backend/backend.ts";

/** Where a plate lies. */
export const plateAddress = (pack: string, plate: ScenePlate): string =>
  backend().fileAddress(`plates/${pack}/${plate.name}.${plate.hash}.png`);

/** By their addresses: the plates that were asked for, and those that have come. */
const requests = new Map<string, Promise<boolean>>();
const loaded = new Set<string>();

/** Whether a plate has been fetched by this page already: then it need not fade in. */
export const hasCome = (address: string): boolean => loaded.has(address);

/** Fetch a plate; false if it cannot be shown. */
export function fetchPlate(address: string): Promise<boolean> {
  const known = requests.get(address);
  if (known) return known;
  const request = new Promise<boolean>((settle) => {
    const image = new Image();
    image.onload = () => {
      loaded.add(address);
      settle(true);
    };
    image.onerror = () => {
      requests.delete(address); // the next page may have a network again
      settle(false);
    };
    image.crossOrigin = "anonymous"; // as a mask is fetched: the same answer serves both
    image.src = address;
  });
  requests.set(address, request);
  return request;
}

/** What lies open in full size: one of several plates, or the whole book. */
class PlateView {
  /** Those that arrows go through; none if no plate is open. */
  plates: readonly BookPlate[] = $state.raw([]);
  /** The place of the open one among them. */
  at = $state(0);
  /** The pack that they belong to. */
  pack = $state("");
  /** Whether the book of all plates lies open. */
  book = $state(false);

  /** The plate that is open. */
  get now(): BookPlate | undefined {
    return this.plates[this.at];
  }
  open(pack: string, plates: readonly BookPlate[], at = 0): void {
    this.pack = pack;
    this.plates = plates;
    this.at = at;
  }
  /** Show another of them, up to the first or last. */
  go(steps: number): void {
    this.at = Math.min(Math.max(this.at + steps, 0), this.plates.length - 1);
  }
  close(): void {
    this.plates = [];
  }
}

export const plateView = new PlateView();
