import type { Diagnostic } from "./diagnostic.js";
import { outermost } from "./outermost.js";

/** What a check finds in a file and in all that it imports. */
export interface CheckedFile {
  /** As those that import it name it. */
  readonly name: string;
  /** The other files that were read for it. */
  readonly imported: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The diagnostics of files that belong together: one that another imports is checked as part of that one. */
export function diagnosticsOfOutermost(checked: readonly CheckedFile[]): readonly Diagnostic[] {
  const byName = new Map(checked.map((file) => [file.name, file]));
  const whole = outermost(checked, ({ imported }) => imported.flatMap((name) => byName.get(name) ?? []));
  return whole.flatMap(({ diagnostics }) => diagnostics);
}
