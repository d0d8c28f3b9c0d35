// Whether the comparing of the boards, before the first turn, was put off in a campaign on this device.

/** The key of localStorage under which a campaign is marked whose first evening was put off. */
const keyOf = (campaign: string): string => `sleeping-gods-later-${campaign}`;

/** Whether the first evening was put off in a campaign on this device. */
export function isPutOff(campaign: string): boolean {
  try {
    return localStorage.getItem(keyOf(campaign)) !== null;
  } catch {
    return false;
  }
}

/** Note that the first evening was put off in a campaign. */
export function putOff(campaign: string): void {
  try {
    localStorage.setItem(keyOf(campaign), "1");
  } catch {
    // a browser that keeps nothing
  }
}
