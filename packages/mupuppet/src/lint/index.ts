/**
 * The rules of puppet-lint and of its plug-ins. They look at the text of a manifest, cut as puppet-lint cuts it
 * (`lexer.ts`), and keep their names there; its control comments and its configuration files are read, too.
 */
import { positionAt, type Diagnostic, type Source } from "@cairn/diagnostics";
import { parse } from "../parse/parse.js";
import { ignoredLines, isAmong } from "./control-comments.js";
import { LintedManifest } from "./manifest.js";
import type { LintOptions } from "./settings.js";

export { topScopeVariablesOf } from "./known-variables.js";
export { lintRules, rulesByName } from "./rules.js";
export { lintOptions, type LintOptions } from "./settings.js";

/**
 * What the rules find in a manifest, in source order, without what control comments switch off; of one that can't be
 * cut into tokens, its syntax errors.
 */
export function lint(source: Source, options: LintOptions): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const manifest = new LintedManifest(source);
  if (!manifest.isWhole) return parse(source).diagnostics;
  const ignored = source.text.includes("lint:") ? ignoredLines(manifest) : new Map<string, []>();
  for (const { declared, visit } of options.rules) {
    const lines = ignored.get(declared.name) ?? [];
    const report = (diagnostic: Diagnostic): void => {
      const line = lines.length === 0 ? 0 : positionAt(source, diagnostic.span.start).line;
      if (!isAmong(lines, line)) found.push(diagnostic);
    };
    visit.manifest?.(manifest, { settings: options, report });
  }
  return found.sort((left, right) => left.span.start - right.span.start);
}
