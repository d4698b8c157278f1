/**
 * The usual form of a text: the formatter of puppet-core, on the tokens of this language, with marks from the tree.
 */
import { createSource, type Result, type Source } from "@cairn/diagnostics";
import { formatFolded } from "@cairn/puppet-core/format";
import type { ParseOptions } from "@cairn/syntax";
import { parse, tokenize } from "../parse.js";
import { markProgram } from "./mark-program.js";

/**
 * The text in its usual form, which is that of Puppet's style guide: lines of at most 100 characters where they can be broken. No value
 * where the text has a syntax error.
 */
export function format(source: Source, { allowance }: ParseOptions = {}): Result<string> {
  const { diagnostics, value: program } = parse(source, { allowance });
  if (!program) return { diagnostics };
  return { value: formatFolded(source.text, tokenize(source), (points) => markProgram(points, program)), diagnostics };
}

/** The usual form of a text that Cairn has written. One that can't be read stays as it is. */
export function formatted(text: string): string {
  return format(createSource("written.pp", text)).value ?? text;
}
