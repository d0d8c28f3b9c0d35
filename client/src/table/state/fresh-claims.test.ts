import assert from "node:assert/strict";
import { test } from "node:test";
import { FreshClaims } from "./fresh-claims.ts";

test("what is ready is new at the question at which it was first offered, however often that is drawn", () => {
  const claims = new FreshClaims();

  assert.equal(claims.noteAndCheck("complete numb-fingers", 12), true);
  assert.equal(claims.noteAndCheck("complete numb-fingers", 12), true);
  assert.equal(claims.noteAndCheck("complete numb-fingers", 13), false);
  assert.equal(claims.noteAndCheck("awaken 12", 13), true);
});
