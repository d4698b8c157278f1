import { toPattern } from "@cairn/puppet-core/patterns";
import { leastOf, mostOf } from "./cost.js";
import type { PatternToken } from "./tokens.js";

/** An instruction of the matcher. */
export type Instruction =
  | { readonly do: "character"; readonly text: string; readonly test: (point: number) => boolean }
  | { readonly do: "place"; readonly text: string }
  | { readonly do: "save"; readonly slot: number }
  /** Continues at `next`; `other` is tried only if that fails. */
  | { readonly do: "split"; next: number; other: number }
  | { readonly do: "jump"; next: number }
  | { readonly do: "found" };

export interface PatternProgram {
  readonly instructions: readonly Instruction[];
  readonly groups: number;
}

/** A part of a pattern. */
type Part =
  | { readonly kind: "one"; readonly instruction: Instruction }
  | { readonly kind: "all"; readonly parts: Part[] }
  | { readonly kind: "either"; readonly parts: Part[] }
  | { readonly kind: "group"; readonly number: number; readonly part: Part }
  | {
      readonly kind: "repeat";
      readonly part: Part;
      readonly least: number;
      readonly most: number;
      readonly isLazy: boolean;
    };

const mostInstructions = 20_000;
const deepest = 200;

/** Compiles a pattern for the matcher; undefined if it isn't regular, or too large. */
export function compilePattern(tokens: readonly PatternToken[]): PatternProgram | undefined {
  if (tokens.some(({ kind }) => kind === "foreign")) return undefined;
  const read = readPattern(tokens);
  if (!read) return undefined;
  const instructions: Instruction[] = [];
  if (!emit(read.part, instructions)) return undefined;
  instructions.push({ do: "found" });
  return { instructions, groups: read.groups };
}

interface Level {
  readonly options: Part[][];
  readonly number: number | undefined;
}

/** Parses the tokens with a stack of open groups. */
function readPattern(tokens: readonly PatternToken[]): { part: Part; groups: number } | undefined {
  const hasNames = tokens.some(({ kind, text }) => kind === "open" && /^\(\?[<']/.test(text));
  const levels: Level[] = [{ options: [[]], number: undefined }];
  let groups = 0;
  for (const { kind, text } of tokens) {
    const level = levels.at(-1)!;
    const parts = level.options.at(-1)!;
    if (kind === "open") {
      const captures = text !== "(?:" && (text !== "(" || !hasNames);
      if (levels.length >= deepest) return undefined;
      levels.push({ options: [[]], number: captures ? ++groups : undefined });
    } else if (kind === "close") {
      if (levels.length === 1) return undefined;
      levels.pop();
      levels.at(-1)!.options.at(-1)!.push(closed(level));
    } else if (kind === "bar") level.options.push([]);
    else if (kind === "quantifier") {
      if (!repeatLast(parts, text)) return undefined;
    } else if (kind === "place") parts.push({ kind: "one", instruction: { do: "place", text } });
    else parts.push({ kind: "one", instruction: { do: "character", text, test: characterTest(text) } });
  }
  return levels.length === 1 ? { part: closed(levels[0]!), groups } : undefined;
}

function closed({ options, number }: Level): Part {
  const [first] = options;
  const part: Part =
    options.length === 1
      ? { kind: "all", parts: first! }
      : { kind: "either", parts: options.map((parts) => ({ kind: "all", parts })) };
  return number === undefined ? part : { kind: "group", number, part };
}

function repeatLast(parts: Part[], text: string): boolean {
  const part = parts.pop();
  const suffix = /^(?:[*+?]|\{[^}]*\})([?+]?)$/.exec(text)?.[1];
  if (!part || suffix === "+") return false;
  parts.push({ kind: "repeat", part, least: leastOf(text), most: mostOf(text), isLazy: suffix === "?" });
  return true;
}

/** Recursion is bounded: groups nest at most `deepest` levels. */
function emit(part: Part, out: Instruction[]): boolean {
  if (out.length > mostInstructions) return false;
  switch (part.kind) {
    case "one":
      out.push(part.instruction);
      return true;
    case "all":
      return part.parts.every((each) => emit(each, out));
    case "group":
      out.push({ do: "save", slot: 2 * part.number });
      if (!emit(part.part, out)) return false;
      out.push({ do: "save", slot: 2 * part.number + 1 });
      return true;
    case "either":
      return emitEither(part.parts, out);
    default:
      return emitRepeat(part, out);
  }
}

function emitEither(parts: readonly Part[], out: Instruction[]): boolean {
  const jumps: { next: number }[] = [];
  for (const [index, part] of parts.entries()) {
    if (index === parts.length - 1) {
      if (!emit(part, out)) return false;
      continue;
    }
    const split: Instruction = { do: "split", next: out.length + 1, other: 0 };
    out.push(split);
    if (!emit(part, out)) return false;
    const jump: Instruction = { do: "jump", next: 0 };
    out.push(jump);
    jumps.push(jump);
    split.other = out.length;
  }
  for (const jump of jumps) jump.next = out.length;
  return true;
}

function emitRepeat({ part, least, most, isLazy }: Extract<Part, { kind: "repeat" }>, out: Instruction[]): boolean {
  for (let count = 0; count < least; count++) if (!emit(part, out)) return false;
  if (most === Infinity) {
    const split = pushSplit(out);
    if (!emit(part, out)) return false;
    out.push({ do: "jump", next: split.at });
    join(split.split, split.at + 1, out.length, isLazy);
    return true;
  }
  const splits = [];
  for (let count = least; count < most; count++) {
    splits.push(pushSplit(out));
    if (!emit(part, out)) return false;
  }
  for (const { at, split } of splits) join(split, at + 1, out.length, isLazy);
  return true;
}

type Split = Extract<Instruction, { do: "split" }>;

function pushSplit(out: Instruction[]): { at: number; split: Split } {
  const split: Split = { do: "split", next: 0, other: 0 };
  out.push(split);
  return { at: out.length - 1, split };
}

function join(split: Split, inside: number, behind: number, isLazy: boolean): void {
  split.next = isLazy ? behind : inside;
  split.other = isLazy ? inside : behind;
}

/** Whether an atom of Ruby's matches a character; memoised per character. */
function characterTest(atom: string): (point: number) => boolean {
  const pattern = toPattern(`\\A(?:${atom})\\z`);
  const known = new Map<number, boolean>();
  return (point) => {
    let answer = known.get(point);
    if (answer === undefined) known.set(point, (answer = pattern.test(String.fromCodePoint(point))));
    return answer;
  };
}
