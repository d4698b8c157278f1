import type { Diagnostic, Result } from "@cairn/diagnostics";
import type { Problem } from "./problem.js";

/** What a parser has built: a program, and the syntax errors that its grammar doesn't detect. */
export interface Parsed<Program> {
  readonly program: Program;
  readonly problems: readonly Problem[];
}

/** The program of a parser's result, or its syntax errors in source order, at most `maxErrors` of them; never both. */
export function parsedProgram<Program>(
  { diagnostics, value }: Result<Parsed<Program>>,
  describe: (problem: Problem) => Diagnostic,
  maxErrors = 100,
): Result<Program> {
  if (value === undefined) return { diagnostics };
  const { program, problems } = value;
  if (problems.length === 0) return { value: program, diagnostics };
  const inOrder = [...problems].sort((a, b) => a.start - b.start).slice(0, Math.max(1, maxErrors));
  return { diagnostics: inOrder.map(describe) };
}
