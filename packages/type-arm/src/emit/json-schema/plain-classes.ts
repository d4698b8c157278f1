/**
 * A part of a character class: characters and escapes that are allowed between brackets, or a separate pattern that
 * matches one character.
 */
type Piece = { readonly signs: string } | { readonly pattern: string };

interface Open {
  /** The operands of an operator. */
  readonly sides: Piece[][];
  readonly operators: string[];
}

const any = "\\p{Any}";

/**
 * Converts a pattern in JavaScript's `v` notation to `u`, which JSON Schema uses: `u` has no nested classes and no set
 * operations, which become an alternation or a lookahead. Undefined if a class doesn't have the form that `toPattern`
 * writes.
 */
export function withPlainClasses(source: string): string | undefined {
  const open: Open[] = [];
  let made = "";
  for (const [token] of source.matchAll(
    /\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[\s\S])|--|&&|[\s\S]/gu,
  )) {
    const inner = open.at(-1);
    if (token === "[") open.push({ sides: [[]], operators: [] });
    else if (!inner) made += token;
    else if (token === "]") {
      const done = closed(open.pop()!);
      const around = open.at(-1);
      if (around) around.sides.at(-1)!.push(done);
      else made += patternOf(done);
    } else if (token === "--" || token === "&&") {
      inner.operators.push(token);
      inner.sides.push([]);
    } else inner.sides.at(-1)!.push({ signs: plain(token) });
    if (made.length > longest) return undefined;
  }
  return open.length === 0 ? made : undefined;
}

/** Nested classes may be duplicated at each level. */
const longest = 100_000;

/** Unescapes what only the `v` notation must escape. */
function plain(token: string): string {
  return /^\\[&!#%,:;<=>@`~'" ]$/.test(token) ? token.slice(1) : token;
}

function closed({ operators, sides }: Open): Piece {
  const [first, ...others] = sides.map(union);
  return others.reduce<Piece>((left, right, at) => {
    if (operators[at] === "&&") return { pattern: `(?:(?=${patternOf(right)})${patternOf(left)})` };
    if ("signs" in left && left.signs === any && "signs" in right) return { pattern: `[^${right.signs}]` };
    return { pattern: `(?:(?!${patternOf(right)})${patternOf(left)})` };
  }, first!);
}

/** An alternative of several parts: characters are merged into one class. */
function union(pieces: readonly Piece[]): Piece {
  const signs = pieces.map((piece) => ("signs" in piece ? piece.signs : "")).join("");
  const patterns = pieces.flatMap((piece) => ("pattern" in piece ? [piece.pattern] : []));
  if (patterns.length === 0) return { signs };
  if (signs === "" && patterns.length === 1) return { pattern: patterns[0]! };
  return { pattern: `(?:${[...(signs === "" ? [] : [`[${signs}]`]), ...patterns].join("|")})` };
}

function patternOf(piece: Piece): string {
  return "pattern" in piece ? piece.pattern : `[${piece.signs}]`;
}
