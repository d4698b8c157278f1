import { exitCodes } from "./exit-codes.js";
import { inputFailed } from "./user-rules.js";
import type { Session } from "./session.js";

/** Writes a command's result to `--output` or standard output, unless the input has errors. Returns the exit code. */
export function writeResult(session: Session, chunks: Iterable<string>, styled?: "styled"): number {
  if (inputFailed(session)) return exitCodes.inputErrors;
  return session.write(session.options["output"] as string | undefined, chunks, { styled });
}

/** Ensures that a text ends with a line break. */
export function endWithLine(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}
