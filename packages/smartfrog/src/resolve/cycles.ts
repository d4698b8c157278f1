import type { Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";

const code = `${catalogue.language}/include-cycle`;

/** Drops an include cycle that was already reported from another of its files. */
export function onceEachCycle(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    if (diagnostic.code !== code) return true;
    const places = [diagnostic, ...diagnostic.labels].map(({ span }) => `${span.start} ${span.source.name}`);
    const cycle = JSON.stringify(places.sort());
    if (seen.has(cycle)) return false;
    seen.add(cycle);
    return true;
  });
}
