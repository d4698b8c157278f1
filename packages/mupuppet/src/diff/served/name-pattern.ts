import { patternOf } from "@cairn/puppet-core/patterns";

/** Tests names against the patterns of `ignore`, as Ruby's `File.fnmatch` does. */
export function namePattern(patterns: readonly string[]): (name: string) => boolean {
  const compiled = patterns.map((each) => patternOf(regexpOf(each)));
  return (name) => compiled.some((each) => each.test(name));
}

function regexpOf(pattern: string): string {
  const source = pattern.replace(/\[[!^]?[^\]\\[]+\]|\\?[^]/gu, (part) => {
    if (part === "*") return ".*";
    if (part === "?") return ".";
    if (part.length > 2) return part.replace(/^\[!/, "[^");
    return (part.length === 2 && part.startsWith("\\") ? part.slice(1) : part).replace(/[\\^$.|?+()[\]{}*]/g, "\\$&");
  });
  // A wildcard at the beginning doesn't match hidden files.
  return `(?m)\\A${/^[*?[]/.test(pattern) ? "(?!\\.)" : ""}${source}\\z`;
}
