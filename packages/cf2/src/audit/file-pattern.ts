import { wildcardMatcher } from "@cairn/diagnostics";

/**
 * Compiles a pattern to a predicate on file paths: `*` matches any part of a name, `?` one character, `**` folders.
 * Undefined if no file can match.
 */
export function filePattern(pattern: string): ((file: string) => boolean) | undefined {
  const names = withoutDots(pattern);
  if (names === "" || names.endsWith("/")) return undefined;
  const parts = names.split("/").map((name) => (name === "**" ? undefined : wildcardMatcher(name)));
  return (file) => fits(parts, withoutDots(file).split("/"));
}

type NameMatcher = ((name: string) => boolean) | undefined;

/** Tracks the set of reachable positions in the pattern, so that matching takes linear time per position. */
function fits(parts: readonly NameMatcher[], names: readonly string[]): boolean {
  let reached = withSkipped(new Set([0]), parts);
  for (const name of names) {
    const next = new Set<number>();
    for (const at of reached) {
      if (at >= parts.length) continue;
      const part = parts[at];
      if (!part) next.add(at);
      else if (part(name)) next.add(at + 1);
    }
    reached = withSkipped(next, parts);
  }
  return reached.has(parts.length);
}

/** `**` also matches no folder. */
function withSkipped(reached: Set<number>, parts: readonly NameMatcher[]): Set<number> {
  for (const at of reached) if (at < parts.length && parts[at] === undefined) reached.add(at + 1);
  return reached;
}

function withoutDots(path: string): string {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}
