// A time relative to now in words: an hour ago, yesterday, or the date.
import type { Lang } from "../../wire";

// in seconds
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How long ago something was, in words; both times in seconds since 1970. */
export function ago(seconds: number, lang: Lang, now: number = Date.now() / 1000): string {
  const past = now - seconds;
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (past < HOUR) return words.format(-Math.max(0, Math.round(past / MINUTE)), "minute");
  if (past < DAY) return words.format(-Math.round(past / HOUR), "hour");
  if (past < WEEK) return words.format(-Math.round(past / DAY), "day");
  return new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(seconds * 1000);
}
