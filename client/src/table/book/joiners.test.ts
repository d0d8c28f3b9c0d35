import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { Joiner } from "../../wire.ts";
import type { TableState } from "../state/table.svelte.ts";
import { aboutJoiner, canPlan, planJoiner } from "./joiners.ts";

const mac = { ref: "mac", choice: "join mac", seat: 0 } as unknown as Joiner;
/** A table of seat 0, and what was done with its plan: the place of everybody in it is given. */
function tableOf({
  busy = false,
  making = false,
  place = 0,
  next = null as readonly string[] | null,
  seats = [0],
} = {}) {
  const done: unknown[] = [];
  const plan = {
    making,
    preview: next && { next },
    place: () => place,
    add: (...given: unknown[]) => done.push(["add", ...given]),
    remove: (...given: unknown[]) => done.push(["remove", ...given]),
  };
  return { table: { busy, seats, plan } as unknown as TableState, done };
}
const planned = (how: Parameters<typeof tableOf>[0], joiner = mac): unknown[] => {
  const { table, done } = tableOf(how);
  planJoiner(table, joiner);
  return done;
};

test("whoever joins is put into the plan by one tap and taken from it by another", () => {
  deepEqual(planned({}), [["add", "join mac", aboutJoiner(mac)]]);
  deepEqual(planned({ place: 1 }), [["remove", aboutJoiner(mac)]]);
});

test("nothing is planned while something is sent or the plan is made", () => {
  deepEqual(planned({ busy: true }), []);
  deepEqual(planned({ making: true }), []);
});

test("only one's own who can join are planned, and after a preview those that it still offers", () => {
  equal(canPlan(tableOf({ seats: [1] }).table, mac), false);
  equal(canPlan(tableOf().table, { ...mac, choice: "" }), false);
  equal(canPlan(tableOf({ next: ["join mac"] }).table, mac), true);
  equal(canPlan(tableOf({ next: ["join ed"] }).table, mac), false);
  equal(canPlan(tableOf({ next: [], place: 1 }).table, mac), true, "who is planned can be taken from the plan");
});
