/** The patterns of Ruby's `Dir.glob`: `{a,b}` stands for several patterns; `*`, `?` and `[a-z]` are in names. */

/** How many characters the patterns of one with braces may have together. */
const mostCharacters = 1_000_000;

/** The patterns that one with braces stands for; undefined if those are too many. */
export function expandBraces(pattern: string): readonly string[] | undefined {
  const patterns: string[] = [];
  const waiting = [pattern];
  for (let spent = 0; waiting.length > 0;) {
    const next = waiting.pop()!;
    spent += next.length;
    if (spent > mostCharacters) return undefined;
    const choices = choicesIn(next);
    if (choices) for (const each of choices.reverse()) waiting.push(each);
    else patterns.push(next);
  }
  return patterns;
}

/** The pattern once for each choice of its first braces; undefined if it has none. */
function choicesIn(pattern: string): string[] | undefined {
  const cuts: number[] = [];
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === "\\") at++;
    else if (sign === "{" && depth++ === 0) cuts.push(at);
    else if (sign === "," && depth === 1) cuts.push(at);
    else if (sign === "}" && depth > 0 && --depth === 0) return choicesBetween(pattern, [...cuts, at]);
  }
  return undefined;
}

function choicesBetween(pattern: string, cuts: readonly number[]): string[] {
  const [before, after] = [pattern.slice(0, cuts[0]), pattern.slice(cuts.at(-1)! + 1)];
  return cuts.slice(1).map((cut, index) => before + pattern.slice(cuts[index]! + 1, cut) + after);
}

/** What a part of a pattern matches: any characters, or one of some. */
type Sign = "any" | ((character: string) => boolean);

/** A predicate for names that match a pattern; hidden ones need a pattern with an explicit dot. */
export function nameMatcher(pattern: string): (name: string) => boolean {
  const signs = signsOf(Array.from(pattern));
  if (!signs) return () => false;
  const seesHidden = /^\\?\./.test(pattern);
  return (name) => (seesHidden || !name.startsWith(".")) && fits(Array.from(name), signs);
}

/** Undefined for a pattern with brackets that aren't closed. */
function signsOf(pattern: readonly string[]): Sign[] | undefined {
  const signs: Sign[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]!;
    if (sign === "*") {
      if (signs.at(-1) !== "any") signs.push("any");
    } else if (sign === "?") signs.push(() => true);
    else if (sign === "[") {
      const set = setAt(pattern, at + 1);
      if (!set) return undefined;
      signs.push(set.has);
      at = set.end;
    } else {
      const wanted = sign === "\\" && at + 1 < pattern.length ? pattern[++at] : sign;
      signs.push((character) => character === wanted);
    }
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

/** Each `*` matches lazily: only the last one ever needs to backtrack. */
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
