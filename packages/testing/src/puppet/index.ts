/** What the tests that compare with a real Puppet share. */
export { askPuppet, hasPuppet } from "./judge.js";
export { Random } from "./random.js";
