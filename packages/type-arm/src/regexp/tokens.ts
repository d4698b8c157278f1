/** A token of a pattern in Ruby's notation. */
export interface PatternToken {
  readonly kind: "open" | "close" | "bar" | "quantifier" | "atom" | "place" | "foreign";
  readonly text: string;
}

const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\}|\{,\d+\})[?+]?/y;
const open = /\((?:\?(?::|<[A-Za-z_]\w*>|'[A-Za-z_]\w*'))?/y;
const place = /\\[AzZbB]|[\^$]/y;
const escape =
  /\\(?:[pP]\{\^?\w+\}|x[0-9A-Fa-f]{1,2}|u[0-9A-Fa-f]{4}|u\{\s*[0-9A-Fa-f]{1,6}\s*\}|0[0-7]{0,2}|[dDhHsSwWtnrfvae]|[^\w\s]|\s)/y;

/**
 * Tokenises a pattern. Features that need Ruby's own matcher (backreferences, lookaround, inline options) are marked as
 * foreign.
 */
export function tokensOf(source: string): PatternToken[] {
  const tokens: PatternToken[] = [];
  let index = 0;
  while (index < source.length) {
    const token = tokenAt(source, index);
    tokens.push(token);
    index += token.text.length;
  }
  return tokens;
}

function tokenAt(source: string, index: number): PatternToken {
  const first = source.charAt(index);
  if (first === "[") return { kind: "atom", text: source.slice(index, classEnd(source, index)) };
  if (first === ")") return { kind: "close", text: ")" };
  if (first === "|") return { kind: "bar", text: "|" };
  if (first === "(") {
    const text = match(open, source, index)!;
    const isForeign = text === "(" && source.charAt(index + 1) === "?";
    return isForeign ? { kind: "foreign", text: "(" } : { kind: "open", text };
  }
  const repeated = match(quantifier, source, index);
  if (repeated !== undefined) return { kind: "quantifier", text: repeated };
  const where = match(place, source, index);
  if (where !== undefined) return { kind: "place", text: where };
  if (first !== "\\") return { kind: "atom", text: String.fromCodePoint(source.codePointAt(index)!) };
  const escaped = match(escape, source, index);
  return escaped === undefined
    ? { kind: "foreign", text: source.slice(index, index + 2) }
    : { kind: "atom", text: escaped };
}

function match(pattern: RegExp, source: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(source)?.[0];
}

/** The end of a character class; classes may nest. */
function classEnd(source: string, start: number): number {
  let depth = 0;
  for (let index = start; index < source.length; index++) {
    const character = source.charAt(index);
    if (character === "\\") index++;
    else if (character === "[") {
      depth++;
      if (source.charAt(index + 1) === "^") index++;
      if (source.charAt(index + 1) === "]") index++;
    } else if (character === "]" && --depth === 0) return index + 1;
  }
  return source.length;
}
