import type { Call, Node } from "@cairn/ruby-subset";
import { documentationOf, nameOf, placeOfName, stringCode, textOf } from "./ruby-text.js";
import type { RubyAttribute, RubyType } from "./ruby-type.js";
import { valuesOfType } from "./type-values.js";

type Pair = Extract<Node, { readonly kind: "pair" }>;

/** The name in `Puppet::ResourceApi.register_type(name: 'door', …)`. */
export function registeredName({ arguments: given }: Call): string | undefined {
  return nameOf(valueAt(pairsOf(given), "name"));
}

/** The parts of `Puppet::ResourceApi.register_type(…)`. */
export function readRegistered(
  { arguments: given }: Call,
  code: string,
): Pick<RubyType, "attributes" | "documentation"> {
  const definition = pairsOf(given);
  const attributes = valueAt(definition, "attributes");
  return {
    documentation: documentationAmong(definition, code),
    attributes: attributes ? pairsOf([attributes]).flatMap((pair) => attributeOf(pair, code) ?? []) : [],
  };
}

function attributeOf({ end, key, start, value }: Pair, code: string): RubyAttribute | undefined {
  const name = nameOf(key);
  if (name === undefined || !/^\w+$/.test(name)) return undefined;
  const options = pairsOf([value]);
  const type = textOf(valueAt(options, "type"), code)?.replace(/\s+/g, " ").trim();
  return {
    name: name.toLowerCase(),
    detail: type ?? "attribute",
    documentation: documentationAmong(options, code),
    values: type === undefined ? [] : valuesOfType(type).map(withoutQuotes),
    patterns: [],
    place: placeOfName(key, name, code),
    whole: { start, end },
  };
}

function withoutQuotes(value: string): string {
  return value.startsWith("'") ? stringCode(value.slice(1, -1)) : value;
}

/** `docs` is the name in early versions. */
function documentationAmong(pairs: readonly Pair[], code: string): string | undefined {
  return documentationOf(valueAt(pairs, "desc") ?? valueAt(pairs, "docs"), code);
}

/** The pairs of hashes, with braces or without; `{ … }.freeze` is the hash. */
function pairsOf(nodes: readonly Node[]): readonly Pair[] {
  return nodes.flatMap((node): readonly Pair[] => {
    if (node.kind === "pair") return [node];
    if (node.kind === "hash") return node.items.filter((each) => each.kind === "pair");
    const isFrozen = node.kind === "call" && node.name === "freeze" && node.receiver?.kind === "hash";
    return isFrozen ? pairsOf([node.receiver]) : [];
  });
}

function valueAt(pairs: readonly Pair[], key: string): Node | undefined {
  return pairs.find((pair) => nameOf(pair.key) === key)?.value;
}
