import { createSource, createSpan, type Diagnostic, type Result, type Source, type Span } from "@cairn/diagnostics";
import type { ParseOptions } from "@cairn/syntax";
import type { Program } from "../ast/ast.js";
import { catalogue } from "../diagnostics/index.js";
import { typeFixes } from "../parse/syntax-errors/type-fixes.js";
import { parse, tokenize } from "../parse/parse.js";
import { findForeign, type Foreign } from "./find-foreign.js";

/**
 * The tree of a program, even if it contains constructs of manifests: each is reported, and the rest is parsed. If
 * there are other syntax errors, they are reported, too, and there is no tree.
 */
export function parseAround(source: Source, options: ParseOptions = {}): Result<Program> {
  const whole = parse(source, options);
  if (whole.value) return whole;
  const foreign = findForeign(tokenize(source));
  if (foreign.length === 0) return whole;
  const rest = parse(createSource(source.name, without(foreign, source.text)), options);
  const told = foreign.map((each) => describe(each, source));
  const all = [...told, ...rest.diagnostics.map((each) => movedTo(source, each))];
  const diagnostics = all.sort((one, other) => one.span.start - other.span.start).slice(0, options.maxErrors ?? 100);
  return rest.value ? { value: { ...rest.value, source }, diagnostics } : { diagnostics };
}

/** A source with parts of it blanked out; its line breaks are kept. */
function without(parts: readonly Foreign[], text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { end, start } of parts) {
    pieces.push(text.slice(done, start), text.slice(start, end).replace(/[^\r\n]/g, " "));
    done = end;
  }
  return pieces.join("") + text.slice(done);
}

function describe({ className, word, wordEnd, wordStart }: Foreign, source: Source): Diagnostic {
  const help =
    className === undefined
      ? undefined
      : `write \`type ${className} { … }\` for a type; classes belong in a Puppet manifest`;
  const span = createSpan(source, wordStart, wordEnd);
  const fixes = typeFixes(span);
  return catalogue.create["not-a-definition"](span, { word }, { help, fixes });
}

/** Translates a diagnostic of a blanked source to the original one. */
function movedTo(source: Source, diagnostic: Diagnostic): Diagnostic {
  const move = ({ end, start }: Span): Span => createSpan(source, start, end);
  return {
    ...diagnostic,
    span: move(diagnostic.span),
    labels: diagnostic.labels.map((label) => ({ ...label, span: move(label.span) })),
    fixes: diagnostic.fixes.map((fix) => ({
      ...fix,
      edits: fix.edits.map((edit) => ({ ...edit, span: move(edit.span) })),
    })),
  };
}
