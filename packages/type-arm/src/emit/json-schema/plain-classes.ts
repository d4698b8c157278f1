/** A piece of a class: signs and kinds that may stand between brackets, or a pattern of its own that matches one character. */
type Piece = { readonly signs: string } | { readonly pattern: string };

interface Open {
  /** What stands before each operator, and behind the last one. */
  readonly sides: Piece[][];
  readonly operators: string[];
}

const any = "\\p{Any}";

/**
 * A pattern of JavaScript's newest notation (`v`) in the one that JSON Schema has (`u`): there a class holds no other one and no
 * operation on sets, which become an alternative or what may not follow. Nothing where a class isn't as `toPattern` writes them.
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

/** A class in classes may be written twice for each that it stands in. */
const longest = 100_000;

/** An escape that only the newer notation has, as the sign alone. */
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

/** One of several pieces: signs come together in one class. */
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
