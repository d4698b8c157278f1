import type { RubyLogic } from "./description.js";
import { foldRuby, type RubyNode } from "./ruby.js";

/** The classes of values that an attribute can't have here, or has by its type alone. */
const classes = new Set(
  "Array Enumerable FalseClass Fixnum Float Hash Integer Numeric Proc Range Set TrueClass".split(" "),
);

/**
 * The classes that a block tests its value for, except those of strings: whether a value can be one follows from the
 * attribute's type.
 */
export function askedClasses({ body }: RubyLogic): ReadonlySet<string> {
  const found = new Set<string>();
  visit(body, (node) => {
    const name = node.kind === "constant" ? node.name.replace(/^::/, "") : "";
    if (classes.has(name)) found.add(name);
  });
  return found;
}

/** Whether a block's behaviour depends on anything. */
export function hasBranches({ body }: RubyLogic): boolean {
  let isFound = false;
  visit(body, ({ kind }) => (isFound ||= kind === "if" || kind === "case" || kind === "and" || kind === "or"));
  return isFound;
}

function visit(root: RubyNode | undefined, see: (node: RubyNode) => void): void {
  if (root) foldRuby<undefined>(root, (node) => void see(node));
}
