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
