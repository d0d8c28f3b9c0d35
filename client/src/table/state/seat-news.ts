// Which of the things that everybody is told are about seats: a card tells them, and it stays until it was read.

const KEYS = ["seat-link-made", "server-link-made", "seat-link-used"];

export const isSeatNews = (key: string): boolean => KEYS.includes(key);
