import type { LintedManifest } from "./manifest.js";
import type { Token } from "./token.js";

type Lines = readonly (readonly [from: number, to: number])[];

/** The lines on which rules are switched off, by the names of the rules: in order, none twice. */
export type IgnoredLines = ReadonlyMap<string, Lines>;

/** Whether a line is among those, which may be very many. */
export function isAmong(lines: Lines, line: number): boolean {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]![1] < line) low = middle + 1;
    else high = middle;
  }
  return low < lines.length && lines[low]![0] <= line;
}

function joined(lines: Lines): Lines {
  const result: [number, number][] = [];
  for (const [from, to] of [...lines].sort(([left], [right]) => left - right)) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/**
 * puppet-lint's control comments: `# lint:ignore:rule` at the end of a line is about that line, and on a line of its
 * own about all lines up to `# lint:endignore`.
 */
export function ignoredLines(manifest: LintedManifest): IgnoredLines {
  const ignored = new Map<string, [number, number][]>();
  const add = (rule: string, from: number, to: number): void => {
    const known = ignored.get(rule);
    if (known) known.push([from, to]);
    else ignored.set(rule, [[from, to]]);
  };
  const open: { readonly line: number; readonly rules: readonly string[] }[] = [];
  for (const token of manifest.of("COMMENT", "MLCOMMENT", "SLASH_COMMENT")) {
    const begun: string[] = [];
    for (const word of controls(token)) {
      const [, command, rule] = word.split(":");
      if (command === "ignore" && rule !== undefined) {
        if (isAtEnd(token)) add(rule, token.line, token.line);
        else begun.push(rule);
      } else if (command === "endignore") {
        const { line, rules } = open.pop() ?? { line: 0, rules: [] };
        for (const each of rules) add(each, line, token.line);
      }
    }
    if (begun.length > 0) open.push({ line: token.line, rules: begun });
  }
  return new Map([...ignored].map(([rule, lines]) => [rule, joined(lines)]));
}

/** The directives of a comment: the words from its first one up to what is the reason. */
function controls({ value }: Token): readonly string[] {
  const text = value.trim();
  if (!/^lint:(?:ignore:\w+|endignore)/.test(text)) return [];
  const words = text.split(/\s+/);
  const reason = words.findIndex((word) => !/^lint:(?:ignore|endignore)/.test(word));
  return reason < 0 ? words : words.slice(0, reason);
}

function isAtEnd({ prev }: Token): boolean {
  return prev !== undefined && prev.type !== "NEWLINE" && prev.type !== "INDENT";
}
