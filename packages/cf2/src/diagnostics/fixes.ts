import { createSpan, removal, replacement, type Fix } from "@cairn/diagnostics";
import type { Place } from "../blocks/cell.js";

/** Longer sources of values aren't searched. */
const longest = 10_000;

/** Removes the definition of `name` in `place`, with or without its name, if it has its lines to itself. */
export function withoutDefinition(name: string, { source, start, end }: Place): Fix[] {
  const line = source.text.lastIndexOf("\n", start - 1) + 1;
  const before = source.text.slice(Math.max(line, start - longest), start);
  const [tail] = /^[ \t]*(?:\r?\n|$)/.exec(source.text.slice(end, end + longest)) ?? [];
  if (tail === undefined || !beginsDefinition(before, name)) return [];
  return [removal(createSpan(source, line, end + tail.length), `remove this \`${name}\``)];
}

function beginsDefinition(before: string, name: string): boolean {
  const words = before.trim().split(/\s+/);
  return words.every((word) => word === "" || word === "private" || word === name);
}

/** Writes another operator for the definition in `place`. */
export function withOperator({ source, start, end }: Place, from: string, to: string): Fix[] {
  const [head] = /^[\w\s.]*/.exec(source.text.slice(start, Math.min(end, start + longest)))!;
  const at = start + head.length;
  return source.text.startsWith(from, at) ? [replacement(createSpan(source, at, at + from.length), to)] : [];
}

/** Takes the quotes from the literal that `place` ends with. */
export function withoutQuotes(place: Place): Fix[] {
  const { end, source } = place;
  const [quoted] = /'(?:true|false|-?[0-9]+(?:\.[0-9]+)?)'$/.exec(textOf(place)) ?? [];
  return quoted === undefined ? [] : [replacement(createSpan(source, end - quoted.length, end), quoted.slice(1, -1))];
}

/** Puts the number that `place` ends with in quotes. */
export function withQuotes(place: Place): Fix[] {
  const { end, source } = place;
  const [digits] = /(?<![\w.$'-])[0-9]+(?:\.[0-9]+)?$/.exec(textOf(place)) ?? [];
  return digits === undefined ? [] : [replacement(createSpan(source, end - digits.length, end), `'${digits}'`)];
}

function textOf({ end, source, start }: Place): string {
  return source.text.slice(Math.max(start, end - longest), end);
}
