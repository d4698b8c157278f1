/** The formatter: that of puppet-core, on the tokens of this language, with break points from the tree. */
import { createSource, type Result, type Source } from "@cairn/diagnostics";
import { formatFolded } from "@cairn/puppet-core/format";
import type { ParseOptions } from "@cairn/syntax";
import { parse, tokenize } from "../parse/parse.js";
import { markProgram } from "./mark-program.js";

/**
 * The source formatted according to Puppet's style guide: lines of at most 100 characters if they can be broken. No
 * value if the source has a syntax error.
 */
export function format(source: Source, { allowance }: ParseOptions = {}): Result<string> {
  const { diagnostics, value: program } = parse(source, { allowance });
  if (!program) return { diagnostics };
  return { value: formatFolded(source.text, tokenize(source), (points) => markProgram(points, program)), diagnostics };
}

/** Formats generated source. Invalid source is returned unchanged. */
export function formatted(text: string): string {
  return format(createSource("written.pp", text)).value ?? text;
}
