/** What the tests that compare with a real Puppet share. */
export { argumentKinds } from "./argument-kinds.js";
export { askPuppet, hasPuppet } from "./judge.js";
export { Random } from "./random.js";
