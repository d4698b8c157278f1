import type { FileChecks, LanguageRequest } from "@cairn/cli-kit";
import type { CheckedFile, Diagnostic, Source } from "@cairn/diagnostics";
import { ManifestChecks, type CheckedManifest } from "../library/manifest-checks.js";
import { linter } from "./lint-sources.js";
import { compileOptions } from "./settings.js";

/** What is found in a manifest, as far as that is asked for. */
interface Done extends CheckedFile {
  readonly checked: CheckedManifest | undefined;
  readonly style: readonly Diagnostic[];
}

/** `check`: errors, the rules of puppet-lint, or both. */
export function checksOf(request: LanguageRequest, names: readonly string[]): FileChecks {
  const { lint, onlyChecks, onlyLint, withChecks } = request.options;
  const isOnly = onlyLint === true || onlyChecks !== undefined;
  const checks = isOnly ? undefined : new ManifestChecks(names, compileOptions(request));
  const lints = isOnly || lint === true || withChecks !== undefined ? linter(request) : undefined;
  return {
    check: (source: Source): Done => ({
      name: source.name,
      imported: [],
      diagnostics: [],
      checked: checks?.check(source),
      style: lints?.(source) ?? [],
    }),
    merge(files) {
      const done = files as readonly Done[];
      const found = checks?.merge(done.flatMap(({ checked }) => checked ?? [])) ?? [];
      return [...found, ...done.flatMap(({ style }) => style)];
    },
  };
}
