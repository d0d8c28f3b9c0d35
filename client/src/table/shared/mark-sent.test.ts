// What was pressed is seen to be pressed until the table has answered.
import { equal } from "node:assert/strict";
import { mock, test } from "node:test";
import "../../../tests/page.ts";
import { markSent, SENDING_AFTER_MS } from "./mark-sent.ts";

test("a choice is marked at once, says after a moment that it is being sent, and is unmarked by the answer", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const root = document.createElement("div");
  const [pressed, other] = ["choose a", "choose b"].map((choice) => {
    const button = document.createElement("button");
    button.dataset["choice"] = choice;
    root.append(button);
    return button;
  });
  const marks = (): string =>
    [pressed, other].map((at) => `${at!.ariaBusy ?? at!.getAttribute("aria-busy")} ${at!.dataset["sending"]}`).join();

  const unmark = markSent(root, "choose a", "sending");
  equal(marks(), "true undefined,null undefined");
  mock.timers.tick(SENDING_AFTER_MS);
  equal(marks(), "true sending,null undefined");
  unmark();
  equal(marks(), "null undefined,null undefined");
  mock.timers.reset();
});
