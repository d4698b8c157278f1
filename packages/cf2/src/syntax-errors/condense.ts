import { positionAt, type Diagnostic, type Source } from "@cairn/diagnostics";

/** A file with more syntax errors than this may be no CF2 at all. */
const suspicious = 20;
const shown = 10;

/** The syntax errors of a file; only the first ones where most of its lines are wrong: then the file is, and the rest only follows from that. */
export function condense(diagnostics: readonly Diagnostic[], source: Source): readonly Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length <= suspicious) return diagnostics;
  const wrong = new Set(errors.map(({ span }) => positionAt(source, span.start).line));
  const last = Math.max(...wrong);
  const lines = source.text.split("\n", last).filter((line) => line.trim() !== "");
  if (wrong.size * 2 < lines.length && wrong.size > 1) return diagnostics;
  const [first, ...others] = errors.slice(0, shown);
  const note = `most lines of \`${source.name}\` are no CF2, so only the first ${shown} mistakes are shown: is it the right file?`;
  return [{ ...first!, notes: [...first!.notes, note] }, ...others];
}
