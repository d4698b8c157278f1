import type { DataReference, Link } from "../value.js";

/** From this depth on a container stands on one line, so that indentation doesn't grow with the square of the depth. */
export const deepestIndent = 64;

/** Where an entry stands. */
export interface Place {
  /** How many containers lie around the container of the entry. */
  readonly depth: number;
  /** Whether the container is a component, whose entries have names. */
  readonly named: boolean;
  /** Whether the container stands on one line. */
  readonly inline: boolean;
  readonly first: boolean;
}

/** How a notation writes containers; the text of a container depends on nothing but itself, its depth and `inline`. */
export interface Layout {
  open(place: Place): string;
  /** All that stands before the entry's value. `block`: the value is a container that takes lines of its own. */
  before(place: Place, name: string, block: boolean): string;
  close(place: Place): string;
  /** A container without entries that lies in `depth` others. */
  empty(named: boolean, depth: number): string;
  /** What stands behind an entry's value, where the notation has something there. */
  after?(place: Place, value: "scalar" | "vector" | "component"): string;
  /** The value that is no value. */
  readonly null: string;
  /** A string as a value. */
  quote(text: string, inline: boolean): string;
  /** A number's digits, which are JSON's. */
  number(digits: string): string;
  /** A data reference, or a link that is still there, in notations that have them; others print what the options say. */
  reference?(value: DataReference | Link): string;
}

const indents = Array.from({ length: deepestIndent + 2 }, (_, depth) => "  ".repeat(depth));

/** The blanks that begin a line inside `depth` containers. */
export function indentOf(depth: number): string {
  return indents[Math.min(depth, deepestIndent + 1)]!;
}

/** Who has so many different names seldom meets one again: then looking them up costs more than it saves. */
const mostNames = 1000;

/** A cache over `quote`: names come again and again. */
export function nameCache(quote: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    if (known.size >= mostNames) return quote(name);
    let text = known.get(name);
    if (text === undefined) known.set(name, (text = quote(name)));
    return text;
  };
}
