// Which disclosures are about seats: these are shown as a card until they were read.

const KEYS = ["seat-link-made", "server-link-made", "seat-link-used"];

export const isSeatNews = (key: string): boolean => KEYS.includes(key);
