import * as ruby from "../ruby/find.js";

/** What runs the Ruby of modules. A command has another module in place of this one. */
export function loadRuby(): typeof ruby {
  return ruby;
}
