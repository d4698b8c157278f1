import type * as ruby from "../ruby/find.js";

/** Loads what runs the Ruby of modules when a program calls a function of theirs. */
export function loadRuby(): typeof ruby {
  return require("../ruby/find.js") as typeof ruby;
}
