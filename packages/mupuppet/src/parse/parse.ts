/**
 * From a manifest's text to its tree. The generated parser accepts or rejects; only for what it rejects is the second
 * stage loaded, which recovers, explains and goes on (`syntax-errors`). `build-ast` turns the parser's tree into ours.
 */
import type { Result, Source } from "@cairn/diagnostics";
import { parsedProgram } from "@cairn/puppet-core";
import type { ParseOptions, Tokens } from "@cairn/syntax";
import type { Program } from "@cairn/puppet-core/manifest";
import { inForeignTerms } from "./syntax-errors/foreign-forms.js";
import { parser } from "./parser.js";
import { describeProblem } from "./syntax-errors/problems.js";

/** The tree of a manifest, or its syntax errors; never both. */
export function parse(source: Source, options: ParseOptions = {}): Result<Program> {
  const parsed = parser.parse(source, options);
  return parsedProgram(parsed, (problem) => inForeignTerms(describeProblem(problem, source)), options.maxErrors);
}

/** All tokens of a manifest, comments included. */
export function tokenize(source: Source): Tokens {
  return parser.tokenize(source);
}
