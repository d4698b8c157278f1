import type { Diagnostic } from "@cairn/diagnostics";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { withQuotes } from "../diagnostics/fixes.js";
import { spanOf } from "../diagnostics/said.js";
import { isNumber } from "../values/value.js";
import { uniqueLeaves } from "./unique-leaves.js";
import { plainDigits } from "./result-view.js";

const mostWarnings = 1000;

/** Warns of numbers whose leading zeros a format can't represent: `0644` is a file mode, and 644 is another one. */
export function lostZeros(compiled: Compiled, format: string): readonly Diagnostic[] {
  if (!holdsZeros(compiled)) return [];
  const warnings: Diagnostic[] = [];
  for (const { resource, value } of uniqueLeaves(compiled)) {
    if (!isNumber(value) || plainDigits(value) === value.digits) continue;
    const words = { path: resource.path.join("."), digits: value.digits, plain: plainDigits(value) };
    const span = spanOf(resource.place);
    warnings.push(catalogue.create["lost-zeros"](span, { ...words, format }, { fixes: withQuotes(resource.place) }));
    if (warnings.length >= mostWarnings) break;
  }
  return warnings;
}

/** A quick check, because most results contain none. */
function holdsZeros({ contents }: Compiled): boolean {
  for (const entries of contents.values())
    for (const { value } of entries) if (isNumber(value) && plainDigits(value) !== value.digits) return true;
  return false;
}
