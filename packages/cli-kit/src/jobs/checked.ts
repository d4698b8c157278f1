import type { CheckedFile, Spent } from "@cairn/diagnostics";

/** The name of the work that checks a file, of languages whose files can be checked one by one. */
export const checking = "check";

/** What a thread found in a file, and what of the run's allowance that took. */
export interface CheckDone {
  readonly file: CheckedFile;
  readonly spent: Spent;
}
