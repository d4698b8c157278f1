import { isEmpty, rangeAt } from "./regexp/classes.js";

/** Patterns that have been checked and accepted: programs use the same few again and again. */
const accepted = new Set<string>();

/**
 * Why Ruby rejects a regular expression, in its words, as far as that is known here; undefined if it accepts it. An
 * accepted pattern may still need too much time: patterns are the user's, and neither Ruby nor JavaScript bounds their
 * search.
 */
export function patternProblem(source: string): string | undefined {
  if (accepted.has(source)) return undefined;
  const problem = problemOf(source);
  if (problem === undefined) {
    if (accepted.size >= 1000) accepted.clear();
    accepted.add(source);
  }
  return problem === undefined ? undefined : `${problem}: /${source.replace(/(?<!\\)\//g, "\\/")}/`;
}

const piece =
  /\\(?:[\s\S]|$)|\[|\(\?#[^)]*\)?|\((?:\?(?:[:=!>|~]|<[=!]|<([^>=!][^>]*)>|'([^']*)'|[mixadu]*(?:-[mix]*)?[:)]|\S?)?)?|\{\d{0,9},?\d{0,9}\}|[\s\S]/gy;

interface Search {
  open: number;
  groups: number;
  names: Set<string>;
  canRepeat: boolean;
}

function problemOf(source: string): string | undefined {
  const search: Search = { open: 0, groups: countGroups(source), names: namesOf(source), canRepeat: false };
  piece.lastIndex = 0;
  for (let match = piece.exec(source); match && match[0] !== ""; match = piece.exec(source)) {
    if (match[0] === "[") {
      const end = classEnd(source, match.index);
      if (typeof end === "string") return end;
      piece.lastIndex = end;
      search.canRepeat = true;
      continue;
    }
    const problem = pieceProblem(match, search, source);
    if (problem !== undefined) return problem;
  }
  return search.open > 0 ? "end pattern with unmatched parenthesis" : undefined;
}

function pieceProblem(match: RegExpExecArray, search: Search, source: string): string | undefined {
  const [text] = match;
  if (text.startsWith("\\")) return escapeProblem(text, source.slice(match.index), search);
  if (text.startsWith("(")) return groupProblem(text, match, search);
  if (text === ")") {
    search.canRepeat = true;
    return search.open-- === 0 ? "unmatched close parenthesis" : undefined;
  }
  if (/^[*+?]$/.test(text)) return search.canRepeat ? undefined : "target of repeat operator is not specified";
  const [, least, most] = /^\{(\d+),(\d+)\}$/.exec(text) ?? [];
  if (least !== undefined && search.canRepeat && Number(least) > Number(most)) {
    return "upper is smaller than lower in repeat range";
  }
  search.canRepeat = text !== "|";
  return undefined;
}

function groupProblem(text: string, match: RegExpExecArray, search: Search): string | undefined {
  if (text.startsWith("(?#")) return text.endsWith(")") ? undefined : "end pattern in group";
  const isOption = /^\(\?[mixadu]*(?:-[mix]*)?\)$/.test(text);
  if (!isOption) search.open++;
  search.canRepeat = false;
  if (text === "(") return undefined;
  if (text === "(?") return "end pattern in group";
  const name = match[1] ?? match[2];
  if (name !== undefined) return /^[A-Za-z_]\w*$/.test(name) ? undefined : `invalid group name <${name}>`;
  return /[:)=!>|~]$/.test(text) ? undefined : "undefined group option";
}

function escapeProblem(text: string, rest: string, search: Search): string | undefined {
  search.canRepeat = true;
  if (text === "\\") return "too short escape sequence";
  if (text === "\\x" && !/^\\x[0-9A-Fa-f]/.test(rest)) return "invalid hex escape";
  if (text === "\\u" && !/^\\u(?:[0-9A-Fa-f]{4}|\{\s*[0-9A-Fa-f]+)/.test(rest)) return "invalid Unicode escape";
  const [, reference] = /^\\k<([A-Za-z_]\w*)>/.exec(rest) ?? [];
  if (reference !== undefined && !search.names.has(reference)) return `undefined name <${reference}> reference`;
  if (/^\\[1-9]$/.test(text) && Number(text[1]) > search.groups) return "invalid backref number/name";
  return undefined;
}

function countGroups(source: string): number {
  return source.match(/(?<!\\)\((?!\?)|\(\?<[^=!]/g)?.length ?? 0;
}

function namesOf(source: string): Set<string> {
  return new Set(Array.from(source.matchAll(/\(\?[<']([A-Za-z_]\w*)[>']/g), ([, name]) => name!));
}

const classes = /^\[:\^?(?:alnum|alpha|ascii|blank|cntrl|digit|graph|lower|print|punct|space|upper|word|xdigit):\]/;

/** The end of the character class that starts at `start`, or what is wrong with it; classes may be nested. */
function classEnd(source: string, start: number): number | string {
  let depth = 0;
  let index = start;
  while (index < source.length) {
    const rest = source.slice(index, index + 40);
    const range = /^(?:[[\]]|&&)/.test(rest) ? undefined : rangeAt(rest);
    if (range && isEmpty(range)) return "empty range in char class";
    if (range) index += range.length;
    else if (rest.startsWith("\\")) index += 2;
    else if (depth > 0 && rest.startsWith("[:") && /^\[:\^?\w+:\]/.test(rest)) {
      if (!classes.test(rest)) return "invalid POSIX bracket type";
      index += rest.indexOf("]") + 1;
    } else if (rest.startsWith("[")) {
      depth++;
      index += /^\[\^/.test(rest) ? 2 : 1;
      if (source[index] !== "]") continue;
      if (!source.slice(index + 1).includes("]")) return "empty char-class";
      index++;
    } else {
      index++;
      if (rest.startsWith("]") && --depth === 0) return index;
    }
  }
  return "premature end of char-class";
}
