import { byteLength } from "../serialize/text.js";
import type { View } from "../serialize/view.js";
import { mostUnwritable, type OutputFormat, type Unwritable, type Written } from "./format.js";
import { scalarOf } from "./scalar.js";
import { leavesOf, namesOf, type Step } from "./walk-values.js";

/** How a format writes a value on a line of its own. */
export interface LineNotation {
  readonly name: string;
  readonly title: string;
  /** What a path is called. */
  key(path: readonly string[]): string;
  /** Why a key is impossible, and what to do instead. */
  problem?(key: string): Omit<Unwritable, "path"> | undefined;
  /** The line of a value, whose string is empty for null. */
  line(key: string, text: string): string;
}

/** A format with one line for each value: an empty container would leave none. */
export function lineFormat(notation: LineNotation): OutputFormat {
  const { name, title } = notation;
  return {
    name,
    title,
    keepsDigits: true,
    write: (value, view, maxBytes) => writeLines(value, view, notation, maxBytes),
  };
}

function writeLines(root: unknown, view: View, notation: LineNotation, maxBytes: number): Written {
  const unwritable: Unwritable[] = [];
  const steps = new Map<string, Step | undefined>();
  let bytes = 0;
  for (const { container, step, value } of leavesOf(root, view)) {
    const path = namesOf(step);
    const key = notation.key(path);
    const problem = container ? empty : (notation.problem?.(key) ?? sameKey(key, steps));
    if (problem) {
      unwritable.push({ path, ...problem });
      if (unwritable.length >= mostUnwritable) break;
      continue;
    }
    steps.set(key, step);
    bytes += byteLength(notation.line(key, scalarOf(value, view).text));
    if (maxBytes > 0 && bytes > maxBytes) return { tooLarge: bytes };
  }
  if (unwritable.length > 0) return { unwritable };
  return { chunks: { [Symbol.iterator]: () => linesOf(root, view, notation) } };
}

const empty = {
  reason: "nothing is in it, so it leaves no line",
  instead: "leave it out, or print JSON, YAML or TOML",
};

function sameKey(key: string, steps: ReadonlyMap<string, Step | undefined>): Omit<Unwritable, "path"> | undefined {
  if (!steps.has(key)) return undefined;
  const other = namesOf(steps.get(key)).join(".");
  return { reason: `\`${other}\` has the same name there, \`${key}\``, instead: "rename one of them" };
}

function* linesOf(root: unknown, view: View, { key, line }: LineNotation): Generator<string> {
  for (const { step, value } of leavesOf(root, view)) yield line(key(namesOf(step)), scalarOf(value, view).text);
}
