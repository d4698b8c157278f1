import { toPattern } from "@cairn/puppet-core/patterns";
import { compilePattern, type Instruction } from "../../regexp/program.js";
import { tokensOf } from "../../regexp/tokens.js";
import { luaString } from "./literals.js";

/** Whether the Lua runtime supports a pattern. */
export function isPortable(pattern: string): boolean {
  return compilePattern(tokensOf(withoutOption(pattern))) !== undefined;
}

/** Why the Lua runtime doesn't support a pattern: the first unsupported construct. */
export function whyNotPortable(pattern: string): string {
  const source = withoutOption(pattern);
  let index = 0;
  for (const { kind, text } of tokensOf(source)) {
    if (kind === "foreign") return whyForeign(source.slice(index));
    index += text.length;
  }
  return "is too large for its matcher";
}

function whyForeign(rest: string): string {
  const option = /^\(\?[a-z-]+[:)]/.exec(rest)?.[0];
  if (option !== undefined)
    return `sets options for a part of it (\`${option}\`): of options only a \`(?i)\` at the very beginning is carried`;
  if (/^\(\?(?:<?[=!])/.test(rest)) return "looks around, and only patterns that don't are carried";
  if (/^\\[1-9kg]/.test(rest)) return "refers back to what a group has found, and only patterns that don't are carried";
  return `has \`${/^\(\?.?|^\\?./su.exec(rest)![0]}\`, which its matcher doesn't know`;
}

export const ignoringCase = "(?i)";

/** A pattern that begins with `(?i)` is translated by extending its character sets. */
export function withoutOption(pattern: string): string {
  return pattern.startsWith(ignoringCase) ? pattern.slice(ignoringCase.length) : pattern;
}

/** The patterns of a module and the character sets in them, without duplicates. */
export class PatternPool {
  private readonly places = new Map<string, number>();
  private readonly sets = new Map<string, number>();

  /** The expression for a pattern. */
  add(pattern: string): string {
    const place = this.places.get(pattern) ?? this.places.size + 1;
    this.places.set(pattern, place);
    return `patterns[${place}]`;
  }

  /** All declarations; empty if there are none. */
  lines(): readonly string[] {
    if (this.places.size === 0) return [];
    const programs = Array.from(this.places.keys(), (pattern) => this.programText(pattern));
    const sets = Array.from(this.sets.keys(), (ranges) => `  { ${ranges} },`);
    return ["local sets = {", ...sets, "}", "local patterns = {", ...programs, "}", ""];
  }

  private programText(pattern: string): string {
    const program = compilePattern(tokensOf(withoutOption(pattern)));
    const option = pattern.startsWith(ignoringCase) ? ignoringCase : "";
    const instructions = (program?.instructions ?? []).map((each) => `    ${this.instructionText(each, option)},\n`);
    return `  rt.regexp(${luaString(pattern)}, {\n${instructions.join("")}  }),`;
  }

  /** Instructions are numbered from 1. */
  private instructionText(instruction: Instruction, option: string): string {
    switch (instruction.do) {
      case "character":
        return `{ "one", ${this.set(option + instruction.text)} }`;
      case "place":
        return /^\\[bB]$/.test(instruction.text)
          ? `{ "place", ${luaString(instruction.text)}, ${this.set("[[:word:]]")} }`
          : `{ "place", ${luaString(instruction.text)} }`;
      case "save":
        return `{ "save", ${instruction.slot} }`;
      case "split":
        return `{ "split", ${instruction.next + 1}, ${instruction.other + 1} }`;
      case "jump":
        return `{ "jump", ${instruction.next + 1} }`;
      case "found":
        return `{ "found" }`;
    }
  }

  private set(atom: string): string {
    const ranges = rangesOf(atom).join(", ");
    const place = this.sets.get(ranges) ?? this.sets.size + 1;
    this.sets.set(ranges, place);
    return `sets[${place}]`;
  }
}

const known = new Map<string, readonly number[]>();

/** The characters that an atom matches: first, last, first, last, … of their ranges. */
export function rangesOf(atom: string): readonly number[] {
  let ranges = known.get(atom);
  if (!ranges) {
    if (known.size > 1000) known.clear();
    known.set(atom, (ranges = isLiteral(atom) ? single(atom) : search(atom)));
  }
  return ranges;
}

/** A single literal character. */
function isLiteral(atom: string): boolean {
  return /^[^.\\[]$/u.test(atom) || /^\\[^\w\s]$/u.test(atom);
}

function single(atom: string): number[] {
  const point = atom.codePointAt(atom.startsWith("\\") ? 1 : 0)!;
  return [point, point];
}

const chunk = 0x1000;
const [firstSurrogate, lastSurrogate] = [0xd800, 0xdfff];

/** Tests all characters with JavaScript and collects ranges of matching ones. */
function search(atom: string): number[] {
  const { flags, source } = toPattern(atom);
  const runs = new RegExp(`(?:${source})+`, `${flags}g`);
  const ranges: number[] = [];
  for (let from = 0; from <= 0x10ffff; from += chunk) {
    const points = Array.from({ length: chunk }, (_, index) => from + index);
    const text = String.fromCodePoint(...points.filter((point) => point < firstSurrogate || point > lastSurrogate));
    for (const [run] of text.matchAll(runs)) addRun(ranges, run);
  }
  return ranges;
}

function addRun(ranges: number[], run: string): void {
  const first = run.codePointAt(0)!;
  const end = run.length;
  const isPair = /[\udc00-\udfff]/.test(run[end - 1]!) && end > 1;
  const last = run.codePointAt(isPair ? end - 2 : end - 1)!;
  if (ranges.at(-1) === first - 1) ranges[ranges.length - 1] = last;
  else ranges.push(first, last);
}
