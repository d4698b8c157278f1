import type * as ruby from "../ruby/find.js";

/** Loads the interpreter of modules' Ruby when a program calls one of their functions. */
export function loadRuby(): typeof ruby {
  return require("../ruby/find.js") as typeof ruby;
}
