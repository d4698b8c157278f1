/** What the tests of language servers share: a client, and random edits. */
export { Client, clientOf, clientOfCommand } from "./client.js";
export { fuzzTexts, type Fuzzed } from "./fuzz-texts.js";
export { place, type Place } from "./place.js";
