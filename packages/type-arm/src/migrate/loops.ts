import { literalOf, type Bindings, type Literal } from "./literal.js";
import type { RubyCall, RubyNode } from "./ruby.js";

/** One iteration of a loop: its body, and the values of its names. */
export interface Turn {
  readonly body: RubyNode;
  readonly bindings: Map<string, Literal>;
}

/** More iterations than a list of names has. */
const mostTurns = 1000;

/** The iterations of `list.each do |x| … end` if the list is known statically. */
export function unrolled(node: RubyCall, bindings: Bindings): readonly Turn[] | undefined {
  const { receiver, block, name } = node;
  if (!receiver || block?.kind !== "block" || !/^each(?:_pair|_with_index)?$/.test(name)) return undefined;
  const { parameters, body } = block;
  const items = itemsOf(literalOf(receiver, bindings), name === "each_with_index");
  if (!items || !parameters || items.length > mostTurns) return undefined;
  return items.map((values) => ({ body, bindings: turnBindings(bindings, parameters, values) }));
}

function itemsOf(list: Literal | undefined, hasIndex: boolean): readonly (readonly Literal[])[] | undefined {
  if (list?.kind === "hash") return list.entries;
  if (list?.kind !== "list") return undefined;
  if (hasIndex) return list.items.map((item, at) => [item, { kind: "integer", value: BigInt(at) }]);
  return list.items.map((item) => [item]);
}

function turnBindings(bindings: Bindings, names: readonly string[], values: readonly Literal[]): Map<string, Literal> {
  const inner = new Map(bindings);
  const [first] = values;
  const spread = names.length > 1 && values.length === 1 && first?.kind === "list" ? first.items : values;
  names.forEach((name, at) => inner.set(name, spread[at] ?? { kind: "nil" }));
  return inner;
}
