import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import type { Container } from "@cairn/ruby-subset";
import type { Compilation } from "../evaluate/compilation.js";

/** The variables that Puppet freezes with all that they contain; facts are variables of their own besides. */
const names = ["facts", "trusted", "server_facts"];

/** Whether a list or hash is part of what is known about the node, which Ruby must not change. */
export function frozenFacts({ node, top }: Compilation): (value: Container) => boolean {
  let frozen: ReadonlySet<Value> | undefined;
  const values = (): Value[] => (node.factsAreUnknown ? [] : names.map((name) => top.find(name)?.value ?? null));
  return (value) => (frozen ??= containersIn(values())).has(value);
}

function containersIn(values: readonly Value[]): ReadonlySet<Value> {
  const found = new Set<Value>();
  const open = [...values];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (!(isArray(each) || isHash(each)) || found.has(each)) continue;
    found.add(each);
    for (const part of isArray(each) ? each : each.values()) open.push(part);
  }
  return found;
}
