import type { LintedManifest } from "./manifest.js";
import type { Token } from "./token.js";

/** The lines on which rules are switched off, by the names of the rules. */
export type IgnoredLines = ReadonlyMap<string, readonly (readonly [from: number, to: number])[]>;

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
  return ignored;
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
