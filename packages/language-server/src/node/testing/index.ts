/** Helpers of the language servers' tests: a client, and random edits. */
export { Client, clientOf, clientOfCommand } from "./client.js";
export { fuzzTexts, type Fuzzed } from "./fuzz-texts.js";
export { place, type Place } from "./place.js";
