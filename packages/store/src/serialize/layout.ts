import type { DataReference, Link } from "../value.js";

/** Containers at this depth are written on one line, so that indentation doesn't grow quadratically with the depth. */
export const deepestIndent = 64;

/** The position of an entry. */
export interface Place {
  /** How many containers enclose the container of the entry. */
  readonly depth: number;
  /** Whether the container is a component, whose entries have names. */
  readonly named: boolean;
  /** Whether the container is written on one line. */
  readonly inline: boolean;
  readonly first: boolean;
}

/** How a notation writes containers; the text of a container depends only on itself, its depth and `inline`. */
export interface Layout {
  open(place: Place): string;
  /** Everything before the entry's value. `block`: the value is a container on lines of its own. */
  before(place: Place, name: string, block: boolean): string;
  close(place: Place): string;
  /** An empty container that is enclosed by `depth` others. */
  empty(named: boolean, depth: number): string;
  /** The text after an entry's value, if the notation has any. */
  after?(place: Place, value: "scalar" | "vector" | "component"): string;
  /** The null value. */
  readonly null: string;
  /** A string as a value. */
  quote(text: string, inline: boolean): string;
  /** A number; its digits are in JSON's notation. */
  number(digits: string): string;
  /** A data reference, or a remaining link, in notations that have them; others print what the options say. */
  reference?(value: DataReference | Link): string;
}

const indents = Array.from({ length: deepestIndent + 2 }, (_, depth) => "  ".repeat(depth));

/** The blanks that begin a line inside `depth` containers. */
export function indentOf(depth: number): string {
  return indents[Math.min(depth, deepestIndent + 1)]!;
}

/** With more distinct names than this, repetitions are rare, and lookups cost more than they save. */
const mostNames = 1000;

/** Caches `quote`, because names are repeated often. */
export function nameCache(quote: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    if (known.size >= mostNames) return quote(name);
    let text = known.get(name);
    if (text === undefined) known.set(name, (text = quote(name)));
    return text;
  };
}
