import { Failure } from "@cairn/evaluation";
import type { Segment } from "./data/data-file.js";

/** A parsed key: `module::name.part.0`; quotes protect dots. */
export class LookupKey {
  readonly text: string;
  /** The key in data files. */
  readonly root: string;
  /** The path into the value that is found. */
  readonly segments: readonly Segment[];
  /** The module whose data may have it. */
  readonly module: string | undefined;

  constructor(text: string) {
    this.text = text;
    const [root, ...segments] = splitKey(text, (problem) => `${problem} in key: '${text}'`);
    this.root = String(root);
    this.segments = segments;
    const cut = this.root.indexOf("::");
    this.module = cut < 0 ? undefined : this.root.slice(0, cut);
  }
}

const piece = /(\s*"[^"]+"\s*|\s*'[^']+'\s*|[^'".]+)/;

/** The parts of a dotted key; throws a Failure with the message of `wording` if it can't be parsed. */
export function splitKey(key: string, wording: (problem: string) => string): Segment[] {
  if (!/['".]/.test(key)) return [key];
  const pieces = key.split(piece);
  // Ruby drops empty parts at the end.
  while (pieces.at(-1) === "") pieces.pop();
  const first = pieces.shift();
  const kept = pieces.filter((each) => each !== ".");
  if (first !== "" || pieces.length === 0 || kept.length * 2 !== pieces.length + 1) {
    throw new Failure("lookup", wording("Syntax error"));
  }
  return kept.map((each): Segment => {
    const text = each.trim();
    if (/^["']/.test(text)) return text.slice(1, -1);
    return /^:?[+-]?[0-9]+$/.test(text) ? BigInt(/^[+-]?\d/.test(text) ? Number(text) : 0) : text;
  });
}
