/**
 * Patterns for names, such as `*.conf`: the one matcher of all packages. Libraries compile patterns to
 * regular expressions, which backtrack for too long if a pattern has many `*`.
 */

/** What a part of a pattern matches: any characters, or one of some. */
type Sign = "any" | ((character: string) => boolean);

/** A predicate for names that match a pattern in which `*` stands for any characters, and `?` for one. */
export function wildcardMatcher(pattern: string): (name: string) => boolean {
  const signs = Array.from(pattern, signOf);
  return (name) => fits(Array.from(name), signs);
}

/**
 * A predicate for names that match a pattern as Ruby's `File.fnmatch` reads it: `*`, `?`, sets such as `[a-z]`, and `\`
 * before a literal character. A hidden name needs a pattern with an explicit dot.
 */
export function nameMatcher(pattern: string): (name: string) => boolean {
  const signs = signsOf(Array.from(pattern));
  if (!signs) return () => false;
  const seesHidden = /^\\?\./.test(pattern);
  return (name) => (seesHidden || !name.startsWith(".")) && fits(Array.from(name), signs);
}

function signOf(character: string): Sign {
  if (character === "*") return "any";
  return character === "?" ? () => true : (other) => other === character;
}

/** Undefined for a pattern with brackets that aren't closed. */
function signsOf(pattern: readonly string[]): Sign[] | undefined {
  const signs: Sign[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]!;
    if (sign === "[") {
      const set = setAt(pattern, at + 1);
      if (!set) return undefined;
      signs.push(set.has);
      at = set.end;
    } else if (sign === "\\" && at + 1 < pattern.length) {
      const literal = pattern[++at]!;
      signs.push((character) => character === literal);
    } else signs.push(signOf(sign));
  }
  return signs;
}

interface CharacterSet {
  readonly has: (character: string) => boolean;
  /** The position of the closing bracket. */
  readonly end: number;
}

function setAt(pattern: readonly string[], start: number): CharacterSet | undefined {
  const isNegated = pattern[start] === "!" || pattern[start] === "^";
  const ranges: (readonly [from: number, to: number])[] = [];
  let at = isNegated ? start + 1 : start;
  const next = (): number => {
    if (pattern[at] === "\\") at++;
    return pattern[at++]?.codePointAt(0) ?? -1;
  };
  while (pattern[at] !== "]") {
    const from = next();
    const isRange = pattern[at] === "-" && pattern[at + 1] !== "]";
    if (isRange) at++;
    const to = isRange ? next() : from;
    if (from < 0 || to < 0) return undefined;
    ranges.push([from, to]);
  }
  const has = (character: string): boolean => {
    const code = character.codePointAt(0)!;
    // The ends of a range count even if they are the wrong way round.
    return ranges.some(([from, to]) => code === from || code === to || (from < code && code < to)) !== isNegated;
  };
  return { has, end: at };
}

/**
 * Each `*` matches lazily: only the last one ever needs to backtrack, so that the time is at most the product of the two
 * lengths.
 */
function fits(name: readonly string[], signs: readonly Sign[]): boolean {
  let [at, read] = [0, 0];
  let star: { readonly at: number; read: number } | undefined;
  while (read < name.length) {
    const sign = signs[at];
    if (sign === "any") star = { at: ++at, read };
    else if (sign?.(name[read]!)) [at, read] = [at + 1, read + 1];
    else if (star) [at, read] = [star.at, ++star.read];
    else return false;
  }
  return signs.slice(at).every((sign) => sign === "any");
}
