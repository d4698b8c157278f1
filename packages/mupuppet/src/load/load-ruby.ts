import * as ruby from "../ruby/find.js";

/** The interpreter of modules' Ruby. A command has another module in place of this one. */
export function loadRuby(): typeof ruby {
  return ruby;
}
