import type { LanguageRequest } from "@cairn/cli-kit";
import { joinPath, wildcardMatcher, type Diagnostic, type Source } from "@cairn/diagnostics";
import { siteVariables } from "./site-variables.js";
import { lint, lintOptions, rulesByName, type LintOptions } from "../lint/index.js";

/** What the rules of puppet-lint find in a manifest. */
export function linter(request: LanguageRequest): (source: Source) => readonly Diagnostic[] {
  const lines = [...configuredLines(request), ...askedLines(request)];
  const options = lintOptions(lines, request.host?.cwd, siteVariables(request));
  // As in Ruby's `File.fnmatch`, a `*` matches `/`, too.
  const patterns = options.ignoredPaths.map(wildcardMatcher);
  const isIgnored = (path: string): boolean => patterns.some((matches) => matches(path));
  return (source) => {
    request.onPhase("lint", source.name);
    return isIgnored(source.name) ? [] : lintSource(source, options);
  };
}

function lintSource(source: Source, options: LintOptions): readonly Diagnostic[] {
  const found = lint(source, options);
  return options.failsOnWarnings ? found.map((each) => ({ ...each, severity: "error" })) : found;
}

/** The lines of the user's configuration file of puppet-lint, and of that of the current folder. */
function configuredLines({ env = {}, host }: LanguageRequest): readonly string[] {
  const home = env["HOME"];
  const files = [...(home === undefined ? [] : [joinPath(home, ".puppet-lint.rc")]), ".puppet-lint.rc"];
  return files.flatMap((file) => {
    const content = host?.kindOf(file) === "file" ? host.read(file) : undefined;
    return content && "bytes" in content ? new TextDecoder().decode(content.bytes).split(/\r?\n/) : [];
  });
}

/** The same as the command line says it. */
function askedLines({ options }: LanguageRequest): readonly string[] {
  const { onlyChecks, withChecks } = options as Readonly<Record<string, string | undefined>>;
  const added = withChecks === "all" ? [...rulesByName.keys()] : (withChecks?.split(",") ?? []);
  return [
    ...added.map((name) => `--${name}-check`),
    ...(onlyChecks === undefined ? [] : [`--only-checks ${onlyChecks}`]),
  ];
}
