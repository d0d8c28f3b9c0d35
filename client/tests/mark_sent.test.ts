// What was pressed is seen to be pressed until the table has answered.
import { equal } from "node:assert/strict";
import { test } from "node:test";
import { ownTimers } from "./clock.ts";
import "./page.ts";
import { markSent, SENDING_AFTER_MS } from "../src/table/shared/mark-sent.ts";

test("a choice is marked at once, says after a moment that it is being sent, and is unmarked by the answer", (t) => {
  const clock = ownTimers();
  t.after(() => clock.stop());
  const root = document.createElement("div");
  const [pressed, other] = ["choose a", "choose b"].map((choice) => {
    const button = document.createElement("button");
    button.dataset["choice"] = choice;
    root.append(button);
    return button;
  });
  const marks = (): string =>
    [pressed, other].map((at) => `${at!.getAttribute("aria-busy")} ${at!.dataset["sending"]}`).join();

  const unmark = markSent(root, "choose a", "sending");
  equal(marks(), "true undefined,null undefined");
  clock.pass(SENDING_AFTER_MS);
  equal(marks(), "true sending,null undefined");
  unmark();
  equal(marks(), "null undefined,null undefined");
});
