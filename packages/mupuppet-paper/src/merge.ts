import { itemsOf } from "./list.js";
import { assignment } from "./make.js";
import type { Assignment, Attributes, Parameter, ValueTerm } from "./terms.js";

/**
 * What Puppet allows on every resource, including those of defined types; they aren't parameters of the type itself.
 */
const metaparameters: ReadonlySet<string> = new Set([
  ...["alias", "audit", "before", "consume", "export", "loglevel", "noop", "notify", "require", "schedule", "stage"],
  ...["subscribe", "tag"],
]);

/**
 * `merge(ρ, v_H)`: an assignment for each parameter of ρ, to its value in `v_H` or to its default. It is undefined (and
 * says why) if a parameter has neither, if `v_H` has a name that isn't a parameter, or if it has one twice.
 */
export function merge(parameters: readonly Parameter[], given: Attributes): readonly Assignment[] | string {
  const values = new Map<string, ValueTerm>();
  for (const { name, content } of itemsOf(given.done)) {
    if (values.has(name)) return `\`${name}\` is given twice`;
    values.set(name, content);
  }
  const assignments: Assignment[] = [];
  for (const { name, initial, at } of parameters) {
    const value = values.get(name) ?? initial;
    if (!value) return `the parameter \`$${name}\` has neither a value nor a default`;
    assignments.push(assignment(name, value, values.has(name) ? value.at : at));
    values.delete(name);
  }
  const [unknown] = [...values.keys()].filter((name) => !metaparameters.has(name)).reverse();
  return unknown === undefined ? assignments : `there is no parameter \`$${unknown}\``;
}

/** `ε` in place of `v_H`. */
export const noAttributes: Attributes = { done: undefined, left: undefined };
