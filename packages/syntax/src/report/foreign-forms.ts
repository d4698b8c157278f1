import {
  createSpan,
  replacement,
  type Details,
  type Diagnostic,
  type Fix,
  type Source,
  type Span,
} from "@cairn/diagnostics";

/**
 * Something that is written so in another language, with what it is here. In `problem`, `help` and `fix`, `$1` to `$9` are
 * the groups of the match.
 */
export interface ForeignForm {
  /** With the flag `g`; matches within one line, in time linear in its length. */
  readonly pattern: RegExp;
  readonly problem: string;
  readonly help: string;
  /** What replaces the match. */
  readonly fix?: string;
}

/** A language's foreign forms, and how it reports one. */
export interface ForeignForms {
  readonly forms: readonly ForeignForm[];
  /** The codes of the diagnostics that a form may replace: those that don't know what was meant. */
  readonly codes: ReadonlySet<string>;
  readonly create: (span: Span, words: { problem: string }, details: Details) => Diagnostic;
}

/** So much of a line is looked at, before and after a mistake. */
const reach = 200;

/**
 * The diagnostics in order, with those at a foreign form replaced by one that names it; each form is reported once, and
 * what else is wrong inside it not at all.
 */
export function nameForeignForms(
  diagnostics: readonly Diagnostic[],
  language: ForeignForms | undefined,
): readonly Diagnostic[] {
  if (!language) return diagnostics;
  const named = diagnostics.map((each) => nameForeignForm(each, language));
  const sorted = named
    .map((diagnostic, index) => ({ diagnostic, isForm: diagnostic !== diagnostics[index] }))
    .sort((a, b) => a.diagnostic.span.start - b.diagnostic.span.start || Number(b.isForm) - Number(a.isForm));
  let covered = -1;
  return sorted.flatMap(({ diagnostic, isForm }) => {
    if (diagnostic.span.start < covered) return [];
    if (isForm) covered = diagnostic.span.end;
    return [diagnostic];
  });
}

/** The diagnostic for the foreign form at the place of `diagnostic`; that itself if there is none. */
export function nameForeignForm(diagnostic: Diagnostic, { forms, codes, create }: ForeignForms): Diagnostic {
  if (!codes.has(diagnostic.code.slice(diagnostic.code.indexOf("/") + 1))) return diagnostic;
  const { source, start } = diagnostic.span;
  const line = lineAround(source, start);
  for (const form of forms) {
    const match = matchAt(form.pattern, line.text, start - line.start);
    if (!match) continue;
    const span = createSpan(source, line.start + match.index, line.start + match.index + match[0].length);
    const fixes = fixesOf(form, match, span);
    return create(span, { problem: filled(form.problem, match) }, { help: filled(form.help, match), fixes });
  }
  return diagnostic;
}

function fixesOf({ fix }: ForeignForm, match: RegExpExecArray, span: Span): Fix[] {
  if (fix === undefined) return [];
  const text = filled(fix, match);
  return [
    text.trim() === "" ? replacement(span, text, "remove it") : replacement(span, text, `write \`${text.trim()}\``),
  ];
}

function lineAround({ text }: Source, at: number): { text: string; start: number } {
  const before = text.slice(Math.max(0, at - reach), at);
  const start = at - before.length + before.lastIndexOf("\n") + 1;
  const [after = ""] = /^[^\r\n]*/.exec(text.slice(at, at + reach)) ?? [];
  return { text: text.slice(start, at) + after, start };
}

/** The match of a pattern that contains an offset, or ends there. */
function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | undefined {
  for (const match of text.matchAll(pattern)) {
    if (match.index > offset) return undefined;
    if (offset <= match.index + match[0].length && match[0] !== "") return match;
  }
  return undefined;
}

function filled(template: string, match: RegExpExecArray): string {
  return template.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
}
