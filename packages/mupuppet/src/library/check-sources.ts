import type { Diagnostic, Source } from "@cairn/diagnostics";
import { ManifestChecks } from "./manifest-checks.js";
import type { CompileOptions } from "./options.js";

/**
 * The errors of manifests: of each by itself, with the nodes that it names, with the modules and the environment around
 * them, and in Hiera's data.
 */
export function checkSources(sources: readonly Source[], options: CompileOptions): readonly Diagnostic[] {
  const names = sources.map(({ name }) => name);
  const checks = new ManifestChecks(names, options);
  return checks.merge(sources.map((source) => checks.check(source)));
}
