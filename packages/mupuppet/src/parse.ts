import type { Result, Source } from "@cairn/diagnostics";
import type { ParseOptions, Tokens } from "@cairn/syntax";
import type { Program } from "./ast/index.js";
import { parser } from "./parser.js";

/** The tree of a manifest, or its syntax errors; never both. */
export function parse(source: Source, options: ParseOptions = {}): Result<Program> {
  const { value, diagnostics } = parser.parse(source, options);
  return value === undefined ? { diagnostics } : { value: value.program, diagnostics };
}

/** All tokens of a manifest, comments included. */
export function tokenize(source: Source): Tokens {
  return parser.tokenize(source);
}
