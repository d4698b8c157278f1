/** Strings, symbols and names in Ruby's syntax tree whose values don't depend on running it. */
import type { Body, Node } from "@cairn/ruby-subset";
import type { Place } from "./ruby-type.js";

/** The items of literal lists that variables of blocks stand for. */
export type Bindings = ReadonlyMap<string, Node>;

/** Methods that only change the white space at the ends of a string, or nothing. */
const trimming = new Set(["chomp", "dup", "freeze", "lstrip", "rstrip", "strip", "strip_heredoc", "to_s", "unindent"]);

/** The literal that a node means: it may be a bound variable, and be turned into a symbol or a string. */
export function literalOf(node: Node | undefined, bindings: Bindings): Node | undefined {
  let inner = node;
  while (inner?.kind === "call" && inner.receiver && (inner.name === "to_sym" || inner.name === "to_s"))
    inner = inner.receiver;
  return inner?.kind === "local" ? bindings.get(inner.name) : inner;
}

/** A symbol, or a string without interpolation. */
export function nameOf(node: Node | undefined, bindings: Bindings = new Map()): string | undefined {
  const literal = literalOf(node, bindings);
  if (literal?.kind === "symbol") return literal.name;
  return literal?.kind === "literal" && typeof literal.value === "string" ? literal.value : undefined;
}

/** A string; Ruby code in it stays as it is written, except for bound variables. */
export function textOf(node: Node | undefined, code: string, bindings: Bindings = new Map()): string | undefined {
  const parts: string[] = [];
  const pending = node ? [node] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === "literal" && typeof next.value === "string") parts.push(next.value);
    else if (next.kind === "interpolated")
      for (const part of next.parts) parts.push(typeof part === "string" ? part : interpolation(part, code, bindings));
    else if (next.kind === "binary" && next.operator === "+") pending.push(next.right, next.left);
    else if (next.kind === "call" && next.receiver && trimming.has(next.name)) pending.push(next.receiver);
    else return undefined;
  }
  return node && parts.join("");
}

function interpolation({ end, items, start }: Body, code: string, bindings: Bindings): string {
  const name = items.length === 1 ? nameOf(items[0], bindings) : undefined;
  return name ?? `#{${code.slice(start, end)}}`;
}

/** Documentation without the indentation that its lines share. */
export function documentationOf(node: Node | undefined, code: string, bindings?: Bindings): string | undefined {
  const text = textOf(node, code, bindings);
  if (text === undefined || text.trim() === "") return undefined;
  const lines = text.split(/\r?\n/);
  // The first line of a heredoc is indented like the others; of a string it never is.
  const indented = /^[ \t]/.test(text) ? lines : lines.slice(1);
  const indents = indented.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)![0].length);
  const indent = indents.reduce((least, each) => Math.min(least, each), Infinity);
  return lines
    .map((line, index) => (index > 0 || indented === lines ? line.slice(indent) : line))
    .join("\n")
    .trim();
}

/** The name inside of a symbol or string: `door` of `:door` and of `'door'`. */
export function placeOfName({ end, start }: Place, name: string, code: string): Place {
  const at = code.slice(start, end).indexOf(name);
  return at < 0 ? { start, end } : { start: start + at, end: start + at + name.length };
}

const reserved = new Set(
  (
    "and application attr case class consumes default define else elsif false function if import in inherits node or private " +
    "produces site true type undef unless"
  ).split(" "),
);

/** A string as Puppet code: without quotes if it may do without. */
export function stringCode(text: string): string {
  const isBare = /^[a-z][\w-]*$/.test(text) && /\w$/.test(text) && !reserved.has(text);
  return isBare ? text : `'${text.replace(/[\\']/g, "\\$&")}'`;
}
