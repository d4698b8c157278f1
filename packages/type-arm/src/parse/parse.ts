/**
 * From a program's text to its tree. The generated parser accepts or rejects; only for what it rejects is the second
 * stage run, which recovers, explains and goes on (`syntax-errors`). `build-ast` turns the parser's tree into ours.
 */
import { createSpan, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { fixesOf, parsedProgram, type Problem } from "@cairn/puppet-core";
import { quote, type ParseOptions, type Tokens } from "@cairn/syntax";
import type { Program } from "../ast/ast.js";
import { catalogue } from "../diagnostics/index.js";
import { withoutConsequences } from "./syntax-errors/outside-type.js";
import { parser } from "./parser.js";

/** The tree of a program, or its syntax errors; never both. */
export function parse(source: Source, options: ParseOptions = {}): Result<Program> {
  const parsed = parser.parse(source, options);
  const known = { ...parsed, diagnostics: withoutConsequences(parsed.diagnostics) };
  return parsedProgram(known, (problem) => describeProblem(problem, source), options.maxErrors);
}

/** All tokens of a program, including comments. */
export function tokenize(source: Source): Tokens {
  return parser.tokenize(source);
}

/** Describes a syntax error that the grammar accepts. */
function describeProblem(problem: Problem, source: Source): Diagnostic {
  const { kind, start, end, subject } = problem;
  const fixes = fixesOf(problem, source);
  const span = createSpan(source, start, end);
  if (kind === "arguments-without-function") return catalogue.create[kind](span, {}, { fixes });
  return catalogue.create.unexpected(span, { what: quote(subject) }, { fixes });
}
