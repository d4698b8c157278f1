import { positionAt, type Diagnostic, type Source } from "@cairn/diagnostics";

/** A file with more syntax errors than this may not be CF2. */
const suspicious = 20;
const shown = 10;

/**
 * The syntax errors of a file; only the first ones if most of its lines have errors: then it is probably the wrong
 * file.
 */
export function condense(diagnostics: readonly Diagnostic[], source: Source): readonly Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length <= suspicious) return diagnostics;
  const wrong = new Set(errors.map(({ span }) => positionAt(source, span.start).line));
  const last = Math.max(...wrong);
  const lines = source.text.split("\n", last).filter((line) => line.trim() !== "");
  if (wrong.size * 2 < lines.length && wrong.size > 1) return diagnostics;
  const [first, ...others] = errors.slice(0, shown);
  const note = `most lines of \`${source.name}\` are not CF2, so only the first ${shown} errors are shown: is it the right file?`;
  return [{ ...first!, notes: [...first!.notes, note] }, ...others];
}
