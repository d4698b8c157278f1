import { Pattern } from "./pattern.js";
import { inspect, printFloat, toText } from "./text.js";
import { Hash, isList, pushReversed, type Value } from "./values.js";

type Piece = { readonly text: string } | { readonly value: Value };

/** A value as some of Puppet's messages show it, and `join` does: `["a", nil]`, `{"a"=>1}`. */
export function rubyText(value: Value): string {
  if (value instanceof Pattern) return `(?-mix:${value.source.replace(/(?<!\\)\//g, "\\/")})`;
  if (!isList(value) && !(value instanceof Hash)) return toText(value);
  const pieces: string[] = [];
  const waiting: Piece[] = [{ value }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    if ("text" in piece) pieces.push(piece.text);
    else if (isList(piece.value)) pushReversed(waiting, listParts(piece.value));
    else if (piece.value instanceof Hash) pushReversed(waiting, hashParts(piece.value));
    else pieces.push(inspectLeaf(piece.value));
  }
  return pieces.join("");
}

function listParts(list: readonly Value[]): Piece[] {
  const items = list.flatMap((value, index): Piece[] => [{ text: index > 0 ? ", " : "" }, { value }]);
  return [{ text: "[" }, ...items, { text: "]" }];
}

function hashParts(hash: Hash): Piece[] {
  const items = hash.entries().flatMap(([key, value], index): Piece[] => {
    return [{ text: index > 0 ? ", " : "" }, { value: key }, { text: "=>" }, { value }];
  });
  return [{ text: "{" }, ...items, { text: "}" }];
}

const escapes: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\t": "\\t",
  "\r": "\\r",
  "\x1b": "\\e",
  "\x07": "\\a",
  "\b": "\\b",
  "\v": "\\v",
  "\f": "\\f",
  '"': '\\"',
  "\\": "\\\\",
};

function inspectLeaf(value: Value): string {
  if (value === null) return "nil";
  if (typeof value === "string") return quoteForRuby(value);
  if (typeof value === "number") return printFloat(value);
  return typeof value === "object" ? inspect(value) : String(value);
}

/** A string as Ruby writes it. */
export function quoteForRuby(text: string): string {
  const inside = text.replace(/[\0-\x1f"\\\x7f]|#(?=[{$@])/g, (character) => {
    if (character === "#") return "\\#";
    return escapes[character] ?? `\\x${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
  });
  return `"${inside}"`;
}
