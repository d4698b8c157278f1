import { foldRuby, type RubyCall, type RubyNode } from "./ruby.js";

/** A statically known value. */
export type Literal =
  | { readonly kind: "nil" }
  | { readonly kind: "symbol" | "string"; readonly value: string }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "integer"; readonly value: bigint }
  | { readonly kind: "float"; readonly value: number }
  | { readonly kind: "regex"; readonly pattern: string; readonly options: string }
  | { readonly kind: "list"; readonly items: readonly Literal[] }
  | { readonly kind: "hash"; readonly entries: readonly (readonly [Literal, Literal])[] };

/** The names with a known value: of constants, and of the parameters of unrolled loops. */
export type Bindings = ReadonlyMap<string, Literal>;

/** The value of an expression, if it is known statically. */
export function literalOf(node: RubyNode, bindings: Bindings): Literal | undefined {
  return foldRuby<Literal | undefined>(node, (each, children) => valueOf(each, children, bindings));
}

function valueOf(node: RubyNode, children: readonly (Literal | undefined)[], bindings: Bindings): Literal | undefined {
  switch (node.kind) {
    case "nil":
      return { kind: "nil" };
    case "true":
    case "false":
      return { kind: "boolean", value: node.kind === "true" };
    case "symbol":
    case "string":
      return { kind: node.kind, value: node.value };
    case "integer":
      return { kind: "integer", value: node.value };
    case "float":
      return { kind: "float", value: node.value };
    case "regex":
      return { kind: "regex", pattern: node.pattern, options: node.options };
    case "statements":
      return node.body.length === 1 ? children[0] : undefined;
    case "array":
      return children.every(isKnown) ? { kind: "list", items: children } : undefined;
    case "hash":
      return hashOf(node.keys.length, children);
    case "local":
    case "constant":
      return bindings.get(node.name);
    case "interpolation":
      return joined(node.of, children);
    case "call":
      return callOf(node, children, bindings);
    default:
      return undefined;
  }
}

function isKnown(value: Literal | undefined): value is Literal {
  return value !== undefined;
}

function hashOf(count: number, children: readonly (Literal | undefined)[]): Literal | undefined {
  if (!children.every(isKnown)) return undefined;
  const known = children;
  return { kind: "hash", entries: known.slice(0, count).map((key, at) => [key, known[count + at]!] as const) };
}

function joined(of: "string" | "symbol" | "regex", parts: readonly (Literal | undefined)[]): Literal | undefined {
  const strings = parts.map((part) => part && textOf(part));
  if (of === "regex" || strings.some((text) => text === undefined)) return undefined;
  return { kind: of, value: strings.join("") };
}

/** The result of `to_s`. */
export function textOf(value: Literal): string | undefined {
  switch (value.kind) {
    case "nil":
      return "";
    case "list":
    case "hash":
    case "regex":
      return undefined;
    default:
      return String(value.value);
  }
}

function callOf(node: RubyCall, children: readonly (Literal | undefined)[], bindings: Bindings): Literal | undefined {
  const { receiver, name } = node;
  if (!receiver) return name === "_" && node.arguments.length === 1 ? children[0] : bindings.get(name);
  const [value, argument] = children;
  if (/(?:^|::)Docs$/.test(receiver.kind === "constant" ? receiver.name : "") && name === "scrub") return argument;
  if (!value || node.block) return undefined;
  if (node.arguments.length === 0) return withoutArguments(value, name);
  return argument && node.arguments.length === 1 ? sum(value, name, argument) : undefined;
}

function withoutArguments(value: Literal, name: string): Literal | undefined {
  if (name === "freeze" || name === "dup") return value;
  const text = textOf(value);
  if (value.kind === "hash")
    return name === "keys" ? { kind: "list", items: value.entries.map(([key]) => key) } : undefined;
  if (text === undefined) return undefined;
  if (name === "to_sym" || name === "intern") return { kind: "symbol", value: text };
  if (name === "to_s") return { kind: "string", value: text };
  if (name === "-@" && value.kind === "integer") return { ...value, value: -value.value };
  if (value.kind !== "string") return undefined;
  if (name === "strip") return { kind: "string", value: text.trim() };
  return name === "downcase" ? { kind: "string", value: text.toLowerCase() } : undefined;
}

function sum(value: Literal, name: string, argument: Literal): Literal | undefined {
  if (name !== "+") return undefined;
  if (value.kind === "list" && argument.kind === "list")
    return { kind: "list", items: [...value.items, ...argument.items] };
  if (value.kind !== "string" || argument.kind !== "string") return undefined;
  return { kind: "string", value: value.value + argument.value };
}
