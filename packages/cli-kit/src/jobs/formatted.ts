import { hasErrors, type Diagnostic, type Result } from "@cairn/diagnostics";
import { hasByteOrderMark, keepLineEnds } from "../line-ends.js";

/** The name of the work that formats a file, which every language has. */
export const formatting = "format";

/** What became of a file. */
export interface FormatDone {
  readonly diagnostics: readonly Diagnostic[];
  /** The formatted text, with the original's line ends and byte order mark; undefined after an error. */
  readonly text: string | undefined;
  readonly changed: boolean;
}

/** The outcome of formatting a text whose file has these bytes. */
export function formattedAs(before: string, bytes: Uint8Array, { diagnostics, value }: Result<string>): FormatDone {
  if (value === undefined || hasErrors(diagnostics)) return { diagnostics, text: undefined, changed: false };
  const text = keepLineEnds(before, value);
  const mark = hasByteOrderMark(bytes) ? "\ufeff" : "";
  return { diagnostics, text: mark + text, changed: text !== before };
}
