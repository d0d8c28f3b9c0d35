// What only one build of the page has, set by its entry point.
import type { Component } from "svelte";

export const extras: {
  /** Above the campaigns on the first page. */
  startNotes?: Component;
  /** Shown below the preferences. */
  ownLeaf?: Component;
} = {};
