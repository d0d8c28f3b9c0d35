// What a player reads when a request failed: the server's words, or that it was not reached.
import assert from "node:assert/strict";
import { test } from "node:test";
import { messageOf } from "../src/table/shared/message-of.ts";
import { t } from "../src/table/state/words.svelte.ts";

test("the server's own words are told as they are", () => {
  assert.equal(messageOf(new Error("this seat is taken")), "this seat is taken");
});

test("the browser's words about a server that it did not reach are replaced by ours", () => {
  assert.equal(messageOf(new TypeError("Failed to fetch")), t("no-server"));
});

test("an error without words, or what is no error, is told as a server that was not reached", () => {
  assert.equal(messageOf(new Error("")), t("no-server"));
  assert.equal(messageOf("nothing"), t("no-server"));
});
