import type { PatternToken } from "./tokens.js";

/** The time of a backtracking search as a function of the string's length. */
export interface Cost {
  /** The number of adjacent unbounded repetitions: the exponent of the length. */
  readonly power: number;
  /** Whether the repeated part can itself match in several ways: then the time may double with each character. */
  readonly isExponential: boolean;
}

/** The worst-case cost of a pattern. */
export function costOf(tokens: readonly PatternToken[]): Cost {
  const variable = [false];
  let power = 0;
  let isExponential = false;
  let lastIsVariable = false;
  for (const { kind, text } of tokens) {
    if (kind === "open" || (kind === "foreign" && text === "(")) variable.push(false);
    else if (kind === "close") lastIsVariable = variable.length > 1 ? variable.pop()! : false;
    else if (kind === "bar") variable[variable.length - 1] = true;
    if (kind === "atom" || kind === "place") lastIsVariable = false;
    if (kind !== "quantifier") {
      if (kind === "close" && lastIsVariable) variable[variable.length - 1] = true;
      continue;
    }
    const most = mostOf(text);
    if (most > 1 && lastIsVariable) isExponential = true;
    if (most === Infinity || most > 20) power++;
    variable[variable.length - 1] = true;
    lastIsVariable = true;
  }
  return { power, isExponential };
}

/** The maximum count of a quantifier. */
export function mostOf(quantifier: string): number {
  if (/^[*+]/.test(quantifier)) return Infinity;
  if (quantifier.startsWith("?")) return 1;
  const [, least, comma, most] = /^\{(\d*)(,?)(\d*)\}/.exec(quantifier) ?? [];
  if (comma === "") return Number(least);
  return most === "" || most === undefined ? Infinity : Number(most);
}

/** The minimum count of a quantifier. */
export function leastOf(quantifier: string): number {
  if (quantifier.startsWith("+")) return 1;
  const [, least] = /^\{(\d+)/.exec(quantifier) ?? [];
  return least === undefined ? 0 : Number(least);
}
