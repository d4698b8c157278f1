/** Helpers of the language servers' tests: a client, and random edits. */
export { Client, clientOf, clientOfCommand } from "./client.js";
export { fuzzSources, type Fuzzed } from "./fuzz-sources.js";
export { place, type Place } from "./place.js";
