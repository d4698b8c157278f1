import type { Handlers } from "./evaluator.js";

/** How each kind of expression of Puppet is evaluated. */
export const handlers: Handlers = {
  boolean: ({ value }) => value,
  undef: () => null,
};
