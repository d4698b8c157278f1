import type { Diagnostic, Severity } from "./diagnostic.js";
import { positionAt, type Source } from "./source.js";
import { spanText, type Span } from "./span.js";

/** The levels that a user's configuration may assign to a lint. */
export type RuleLevel = Severity | "off";

/** Levels by code; a code may be written in full (`smartfrog/order-differs`) or without its language. */
export type Rules = Readonly<Record<string, RuleLevel>>;

/**
 * Assigns to every lint (warning or hint) the level in the user's configuration, and drops those that are turned off.
 * Errors stay errors. Comments come first: call `silenceByComments` before, so that a lint raised to an error can still
 * be silenced in place.
 */
export function applyRules(diagnostics: readonly Diagnostic[], rules: Rules): Diagnostic[] {
  const levels = new Map(Object.entries(rules));
  return diagnostics.flatMap((diagnostic) => {
    const level = levels.get(diagnostic.code) ?? levels.get(nameOf(diagnostic.code)) ?? diagnostic.severity;
    if (isFixed(diagnostic) || level === diagnostic.severity) return [diagnostic];
    return level === "off" ? [] : [{ ...diagnostic, severity: level }];
  });
}

/** The silenced codes by line. */
type SilencedLines = Map<number, Set<string>>;

/**
 * Drops every lint whose location begins on the line of a comment `cairn-ignore CODE`, or on the line after it. One
 * comment may name several codes, separated by spaces or commas. Errors can't be silenced.
 * `comments` are the spans of all comments, in any order and of any number of sources.
 */
export function silenceByComments(diagnostics: readonly Diagnostic[], comments: readonly Span[]): Diagnostic[] {
  const silenced = new Map<Source, SilencedLines>();
  for (const comment of comments) readComment(comment, silenced);
  if (silenced.size === 0) return [...diagnostics];
  return diagnostics.filter((diagnostic) => {
    const { code, span } = diagnostic;
    const lines = isFixed(diagnostic) ? undefined : silenced.get(span.source);
    const names = lines?.get(positionAt(span.source, span.start).line);
    return !names?.has(code) && !names?.has(nameOf(code));
  });
}

/** Whether a diagnostic is an error of the program: the user can't change that. */
function isFixed({ configurable, severity }: Diagnostic): boolean {
  return severity === "error" && configurable !== true;
}

function readComment(comment: Span, silenced: Map<Source, SilencedLines>): void {
  const text = spanText(comment).trimEnd();
  for (const match of text.matchAll(/(?<![\w-])cairn-ignore[ \t]+/g)) {
    const codes = readCodes(text, match.index + match[0].length);
    const lines = silenced.get(comment.source) ?? new Map<number, Set<string>>();
    silenced.set(comment.source, lines);
    const first = positionAt(comment.source, comment.start + match.index).line;
    const last = positionAt(comment.source, comment.start + text.length).line;
    // The directive is on one line of the comment; it applies after that line or after the whole comment.
    for (const line of [first, first + 1, last, last + 1]) silence(lines, line, codes);
  }
}

/** The codes in `text` from `index`, up to the first thing that isn't one. */
function readCodes(text: string, index: number): readonly string[] {
  const code = /([a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)?)(?:[ \t]*,[ \t]*|[ \t]+)?/y;
  code.lastIndex = index;
  const codes: string[] = [];
  for (let match = code.exec(text); match; match = code.exec(text)) codes.push(match[1]!);
  return codes;
}

function silence(lines: SilencedLines, line: number, codes: readonly string[]): void {
  const names = lines.get(line) ?? new Set();
  for (const code of codes) names.add(code);
  lines.set(line, names);
}

function nameOf(code: string): string {
  return code.slice(code.indexOf("/") + 1);
}
