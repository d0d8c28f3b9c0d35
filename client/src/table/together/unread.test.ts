import { equal } from "node:assert/strict";
import { test } from "node:test";
import { unreadCount } from "./unread.ts";

const lines = (...who: string[]) =>
  who.map((ref, number) => ({ kind: "chat" as const, position: 0, number, who: ref, text: "" }));

test("one's own line is never unread, nor what was answered, also after the page was opened again", () => {
  equal(unreadCount(lines("me"), 0, "me"), 0);
  equal(unreadCount(lines("ann", "me"), 0, "me"), 0);
  equal(unreadCount(lines("ann", "me", "ann", "ann"), 0, "me"), 2);
  equal(unreadCount(lines("ann", "ann", "ann"), 2, "me"), 1);
});
