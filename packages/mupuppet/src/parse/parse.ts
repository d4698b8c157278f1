/**
 * From a manifest's text to its tree. The generated parser accepts or rejects; only for what it rejects is the second
 * stage loaded, which recovers, explains and goes on (`syntax-errors`). `build-ast` turns the parser's tree into ours.
 */
import type { Result, Source } from "@cairn/diagnostics";
import type { ParseOptions, Tokens } from "@cairn/syntax";
import type { Program } from "@cairn/puppet-core/manifest";
import { inForeignTerms } from "./syntax-errors/foreign-forms.js";
import { parser } from "./parser.js";
import { describeProblem } from "./syntax-errors/problems.js";

/** The tree of a manifest, or its syntax errors; never both. */
export function parse(source: Source, options: ParseOptions = {}): Result<Program> {
  const { value, diagnostics } = parser.parse(source, options);
  if (value === undefined) return { diagnostics };
  const { program, problems } = value;
  if (problems.length === 0) return { value: program, diagnostics };
  const inOrder = [...problems].sort((a, b) => a.start - b.start).slice(0, Math.max(1, options.maxErrors ?? 100));
  return { diagnostics: inOrder.map((problem) => inForeignTerms(describeProblem(problem, source))) };
}

/** All tokens of a manifest, comments included. */
export function tokenize(source: Source): Tokens {
  return parser.tokenize(source);
}
