/**
 * Compiles a pattern to a predicate on file paths: `*` matches any part of a name, `?` one character, `**` folders.
 * Undefined if no file can match.
 */
export function filePattern(pattern: string): ((file: string) => boolean) | undefined {
  const names = withoutDots(pattern);
  if (names === "" || names.endsWith("/")) return undefined;
  const parts = names.split("/").map((name) => (name === "**" ? undefined : nameMatcher(name)));
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

/** Between two `*` a string is matched as far left as possible, which needs no backtracking. */
function nameMatcher(pattern: string): (name: string) => boolean {
  const [first = [], ...rest] = pattern.split(/\*+/).map((text) => [...text]);
  return (name) => {
    const characters = [...name];
    if (!standsAt(first, characters, 0)) return false;
    if (rest.length === 0) return characters.length === first.length;
    let from = first.length;
    for (const text of rest.slice(0, -1)) {
      while (from <= characters.length && !standsAt(text, characters, from)) from++;
      from += text.length;
    }
    const last = rest.at(-1)!;
    const end = characters.length - last.length;
    return end >= from && standsAt(last, characters, end);
  };
}

function standsAt(text: readonly string[], characters: readonly string[], from: number): boolean {
  return (
    from + text.length <= characters.length &&
    text.every((character, index) => character === "?" || character === characters[from + index])
  );
}

function withoutDots(path: string): string {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}
