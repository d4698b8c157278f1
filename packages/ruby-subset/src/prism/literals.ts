import { resultOf, type Deep } from "@cairn/evaluation";
import type { Body, Node, Pair, Spread } from "../ast.js";
import type { PrismData } from "./prism-node.js";
import {
  each,
  flagsOf,
  member,
  members,
  nameOf,
  optional,
  refused,
  unescaped,
  isOfBytes,
  type Reader,
  type Shape,
} from "./reader.js";

/** Literals, and names. */
export const literals: Readonly<Record<string, Shape>> = {
  NilNode: (_data, at) => ({ kind: "literal", value: null, ...at }),
  TrueNode: (_data, at) => ({ kind: "literal", value: true, ...at }),
  FalseNode: (_data, at) => ({ kind: "literal", value: false, ...at }),
  SelfNode: (_data, at) => ({ kind: "self", ...at }),
  IntegerNode: (data, at) => ({ kind: "literal", value: BigInt(data["value"] as number | bigint), ...at }),
  FloatNode: (data, at) => ({ kind: "literal", value: data["value"] as number, ...at }),
  RationalNode: (data, at) => ({
    kind: "call",
    name: "Rational",
    at: at.start,
    ...plainCall,
    arguments: ["numerator", "denominator"].map((part) => ({
      kind: "literal",
      value: BigInt(data[part] as number | bigint),
      ...at,
    })),
    ...at,
  }),
  ImaginaryNode: refused("an imaginary number"),
  StringNode: (data, at) => ({
    kind: "literal",
    value: unescaped(data),
    isBytes: isOfBytes(data),
    isFrozen: (flagsOf(data) & 16) !== 0,
    ...at,
  }),
  SymbolNode: (data, at) => ({ kind: "symbol", name: unescaped(data), ...at }),
  XStringNode: refused("a command in backquotes"),
  InterpolatedXStringNode: refused("a command in backquotes"),
  RegularExpressionNode: (data, at) => ({ kind: "regexp", parts: [unescaped(data)], options: optionsOf(data), ...at }),
  MatchLastLineNode: refused("a pattern that is matched with the last line read"),
  InterpolatedMatchLastLineNode: refused("a pattern that is matched with the last line read"),
  *InterpolatedStringNode(data, at, reader) {
    return { kind: "interpolated", parts: yield* resultOf(parts(data, reader)), ...at };
  },
  *InterpolatedSymbolNode(data, at, reader) {
    const inside: Node = { kind: "interpolated", parts: yield* resultOf(parts(data, reader)), ...at };
    return { kind: "call", receiver: inside, name: "to_sym", at: at.start, ...plainCall, ...at };
  },
  *InterpolatedRegularExpressionNode(data, at, reader) {
    const inside = yield* resultOf(parts(data, reader));
    return { kind: "regexp", parts: inside, options: optionsOf(data), ...at };
  },
  *ArrayNode(data, at, reader) {
    return { kind: "array", items: yield* resultOf(each(members(data, "elements"), reader)), ...at };
  },
  *HashNode(data, at, reader) {
    return { kind: "hash", items: yield* resultOf(each(members(data, "elements"), reader)), ...at };
  },
  *AssocNode(data, at, reader): Deep<Pair> {
    const key = yield* resultOf(reader.node(member(data, "key")!));
    return { kind: "pair", key, value: yield* resultOf(reader.node(member(data, "value")!)), ...at };
  },
  *AssocSplatNode(data, at, reader): Deep<Spread> {
    const operand = yield* resultOf(optional(data, "value", reader));
    return { kind: "spread", operator: "**", operand: operand ?? { kind: "local", name: "**", ...at }, ...at };
  },
  *SplatNode(data, at, reader): Deep<Spread> {
    const operand = yield* resultOf(optional(data, "expression", reader));
    return { kind: "spread", operator: "*", operand: operand ?? { kind: "local", name: "*", ...at }, ...at };
  },
  *BlockArgumentNode(data, at, reader): Deep<Spread> {
    const operand = yield* resultOf(optional(data, "expression", reader));
    return { kind: "spread", operator: "&", operand: operand ?? { kind: "local", name: "&", ...at }, ...at };
  },
  *ImplicitNode(data, _at, reader) {
    return yield* resultOf(reader.node(member(data, "value")!));
  },
  *RangeNode(data, at, reader) {
    const nothing: Node = { kind: "literal", value: null, ...at };
    const from = (yield* resultOf(optional(data, "left", reader))) ?? nothing;
    const to = (yield* resultOf(optional(data, "right", reader))) ?? nothing;
    return { kind: "range", from, to, isExclusive: (flagsOf(data) & 4) !== 0, ...at };
  },
  LocalVariableReadNode: (data, at) => ({ kind: "local", name: nameOf(data), ...at }),
  ItLocalVariableReadNode: (_data, at) => ({ kind: "local", name: "it", ...at }),
  InstanceVariableReadNode: (data, at) => ({ kind: "instance", name: nameOf(data).slice(1), ...at }),
  ClassVariableReadNode: (data, at) => ({ kind: "class-variable", name: nameOf(data), ...at }),
  GlobalVariableReadNode: (data, at) => ({ kind: "global", name: nameOf(data), ...at }),
  BackReferenceReadNode: (data, at) => ({ kind: "global", name: nameOf(data), ...at }),
  NumberedReferenceReadNode: (data, at) => ({ kind: "global", name: `$${String(data["number"])}`, ...at }),
  ConstantReadNode: (data, at) => ({ kind: "constant", name: nameOf(data), ...at }),
  ConstantPathNode: constantPath,
  ConstantPathTargetNode: constantPath,
  SourceFileNode: (_data, at) => ({ kind: "call", name: "__FILE__", at: at.start, ...plainCall, ...at }),
  SourceLineNode: (_data, at) => ({ kind: "literal", value: 0n, ...at }),
  SourceEncodingNode: refused("`__ENCODING__`"),
};

const plainCall = { arguments: [], isComplete: true, isSafe: false } as const;

function optionsOf(data: PrismData): string {
  const flags = flagsOf(data);
  return (flags & 16 ? "m" : "") + (flags & 4 ? "i" : "") + (flags & 8 ? "x" : "");
}

/** The pieces of an interpolation. */
function* parts(data: PrismData, reader: Reader): Deep<(string | Body)[]> {
  const read: (string | Body)[] = [];
  for (const part of members(data, "parts")) {
    const inside = part.toJSON();
    if (inside.type === "StringNode") read.push(unescaped(inside));
    else {
      const node = yield* resultOf(reader.node(part));
      if (node.kind === "interpolated") read.push(...node.parts);
      else read.push(node.kind === "body" ? node : { kind: "body", items: [node], start: node.start, end: node.end });
    }
  }
  return read;
}

/** `A::B` is a name, parsed in a loop; anything else before `::` is evaluated first. */
function* constantPath(data: PrismData, at: { start: number; end: number }, reader: Reader): Deep<Node> {
  const names: string[] = [];
  let current: PrismData | undefined = data;
  while (current?.type.startsWith("ConstantPath")) {
    names.unshift(nameOf(current));
    current = member(current, "parent")?.toJSON();
  }
  if (!current) return { kind: "constant", name: `::${names.join("::")}`, ...at };
  if (current.type === "ConstantReadNode")
    return { kind: "constant", name: [nameOf(current), ...names].join("::"), ...at };
  let inner: PrismData = data;
  while (member(inner, "parent")!.toJSON().type.startsWith("ConstantPath")) inner = member(inner, "parent")!.toJSON();
  let parent = yield* resultOf(reader.node(member(inner, "parent")!));
  for (const name of names) parent = { kind: "constant-of", parent, name, ...at };
  return parent;
}
