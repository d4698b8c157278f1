import * as ruby from "../ruby/find.js";

/** The interpreter of modules' Ruby. A command loads it on first use. */
export function loadRuby(): typeof ruby {
  return ruby;
}
