import { createSource, type Result, type Source } from "@cairn/diagnostics";
import { formatFolded } from "@cairn/puppet-core/format";
import { parse, tokenize } from "../parse.js";
import { markProgram } from "./mark-program.js";

/**
 * The text in its usual form, which is that of Puppet's style guide: lines of at most 100 characters where they can be broken. No value
 * where the text has a syntax error.
 */
export function format(source: Source): Result<string> {
  const { diagnostics, value: program } = parse(source);
  if (!program) return { diagnostics };
  return { value: formatFolded(source.text, tokenize(source), (points) => markProgram(points, program)), diagnostics };
}

/** The usual form of a text that Cairn has written. One that can't be read stays as it is. */
export function formatted(text: string): string {
  return format(createSource("written.pp", text)).value ?? text;
}
