/** Strings, symbols and names in Ruby's syntax tree whose values don't depend on running it. */
import type { Node } from "@cairn/ruby-subset";
import type { Place } from "./ruby-type.js";

/** Methods that only change the white space at the ends of a string, or nothing. */
const trimming = new Set(["chomp", "dup", "freeze", "lstrip", "rstrip", "strip", "strip_heredoc", "to_s", "unindent"]);

/** A symbol, or a string without interpolation. */
export function nameOf(node: Node | undefined): string | undefined {
  if (node?.kind === "symbol") return node.name;
  return node?.kind === "literal" && typeof node.value === "string" ? node.value : undefined;
}

/** A string; Ruby code in it stays as it is written. */
export function textOf(node: Node | undefined, code: string): string | undefined {
  const parts: string[] = [];
  const pending = node ? [node] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === "literal" && typeof next.value === "string") parts.push(next.value);
    else if (next.kind === "interpolated")
      for (const part of next.parts)
        parts.push(typeof part === "string" ? part : `#{${code.slice(part.start, part.end)}}`);
    else if (next.kind === "binary" && next.operator === "+") pending.push(next.right, next.left);
    else if (next.kind === "call" && next.receiver && trimming.has(next.name)) pending.push(next.receiver);
    else return undefined;
  }
  return node && parts.join("");
}

/** Documentation without the indentation that its lines share, as Puppet shows it. */
export function documentationOf(node: Node | undefined, code: string): string | undefined {
  const text = textOf(node, code)?.trim();
  if (text === undefined || text === "") return undefined;
  const [first = "", ...others] = text.split("\n");
  const indents = others.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)![0].length);
  const indent = indents.reduce((least, each) => Math.min(least, each), Infinity);
  return [first, ...others.map((line) => line.slice(indent))].join("\n");
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
