import type { Outcome } from "./part.js";

interface Text {
  readonly text: string;
}

interface Place {
  readonly source: Text;
  readonly start: number;
  readonly end: number;
}

interface Finding {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly span: Place;
  readonly labels: readonly { readonly span: Place }[];
  readonly fixes: readonly { readonly edits: readonly { readonly span: Place }[] }[];
}

interface Made<T> {
  readonly value?: T;
  readonly diagnostics: readonly Finding[];
}

/** The phases of a language that are run on every source; the adapters of the command line have exactly these. */
export interface Pipeline<S extends Text> {
  /**
   * Whether check analyses code that compile doesn't reach, so that it alone may find errors: always, or for some
   * sources.
   */
  readonly checkFindsMore?: boolean | ((source: S) => boolean);
  source(text: string): S;
  ast(source: S): Made<object>;
  check(source: S): readonly Finding[];
  compile(source: S): Made<CompiledText>;
  format(source: S): Made<string>;
}

export interface CompiledText {
  /** The result in every format; rejected with a diagnostic if it would be too large. */
  print(): readonly Made<Iterable<string>>[];
  /** The results of `explain` for some of its paths. */
  explain(): readonly Made<object>[];
}

/**
 * Feeds a source to all phases of a language: tree, check, compile, print, explain, format. Whatever the source, every
 * diagnostic must be inside a source, check must find errors if and only if compile does, and formatting must be
 * idempotent.
 */
export function feed<S extends Text>(pipeline: Pipeline<S>, text: string): Outcome {
  const source = pipeline.source(text);
  const problems = new Set<string>();
  const look = (findings: readonly Finding[]) => {
    for (const finding of findings)
      if (!standsInside(finding)) problems.add(`place: ${finding.code} stands outside its source`);
    return findings.some(({ severity }) => severity === "error");
  };

  const syntaxErrors = look(pipeline.ast(source).diagnostics);
  const checkErrors = look(pipeline.check(source));
  const compiled = pipeline.compile(source);
  const errors = look(compiled.diagnostics);
  if (errors !== checkErrors && !(checkErrors && checkMayFindMore(pipeline, source)))
    problems.add(`check: says ${checkErrors}, compile says ${errors}`);
  if (errors === (compiled.value !== undefined)) problems.add("compile: a value with errors, or neither");
  for (const printed of compiled.value?.print() ?? []) {
    look(printed.diagnostics);
    for (const chunk of printed.value ?? []) if (typeof chunk !== "string") problems.add("print: no text");
  }
  for (const explained of compiled.value?.explain() ?? []) {
    if (look(explained.diagnostics) || !explained.value) problems.add("explain: refused a path that is there");
  }
  if (!formatsOnce(pipeline, source, look, syntaxErrors)) problems.add("format: twice is not once");

  const [problem] = problems;
  const labels = compiled.diagnostics.map(({ code }) => code);
  return { ...(problem === undefined ? {} : { problem }), valid: !errors, labels };
}

function checkMayFindMore<S extends Text>({ checkFindsMore = false }: Pipeline<S>, source: S): boolean {
  return typeof checkFindsMore === "boolean" ? checkFindsMore : checkFindsMore(source);
}

function formatsOnce<S extends Text>(
  pipeline: Pipeline<S>,
  source: S,
  look: (findings: readonly Finding[]) => boolean,
  syntaxErrors: boolean,
): boolean {
  const once = pipeline.format(source);
  look(once.diagnostics);
  if (once.value === undefined) return syntaxErrors;
  return !syntaxErrors && pipeline.format(pipeline.source(once.value)).value === once.value;
}

function standsInside(finding: Finding): boolean {
  const edits = finding.fixes.flatMap(({ edits }) => edits);
  const places = [finding, ...finding.labels, ...edits].map(({ span }) => span);
  return (
    finding.message !== "" &&
    places.every(({ source, start, end }) => 0 <= start && start <= end && end <= source.text.length)
  );
}
