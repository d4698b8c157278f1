/**
 * All characters except some. `[^…]` is not used: with the flag `v`, V8 (11.3 to 12.4) mishandles it in repeated groups
 * and finds nothing for `/(?:a[^b])+/v` in "aa".
 */
export function allBut(inside: string): string {
  return `[\\p{Any}--[${inside}]]`;
}

/** Names of kinds of characters, as members of a JavaScript class (flag `v`). They know Unicode, unlike `\w`. */
const kinds: Readonly<Record<string, string>> = {
  alnum: "\\p{Alphabetic}\\p{Nd}",
  alpha: "\\p{Alphabetic}",
  ascii: "\\x00-\\x7f",
  blank: "\\p{Zs}\\t",
  cntrl: "\\p{Cc}",
  digit: "\\p{Nd}",
  graph: "[\\p{Any}--[\\p{White_Space}\\p{Cc}\\p{Cn}\\p{Cs}]]",
  lower: "\\p{Lowercase}",
  print: "[\\p{Any}--[\\p{Cc}\\p{Cn}\\p{Cs}]]",
  punct: "\\p{P}$+<=>\\^\\`\\|~",
  space: "\\p{White_Space}",
  upper: "\\p{Uppercase}",
  xdigit: "0-9A-Fa-f",
  word: "\\p{L}\\p{M}\\p{N}\\p{Pc}",
};

/** The word characters of `\b`. */
const word = `[${kinds["word"]!}]`;

/** `[:name:]`, as a member of a class. */
export function posixKind(name: string, isNegated: boolean): string | undefined {
  const inside = kinds[name];
  return inside && (isNegated ? allBut(inside) : inside);
}

/** ASCII-only kinds of characters, as members of a class. */
const classEscapes: Readonly<Record<string, string>> = {
  d: "0-9",
  D: allBut("0-9"),
  h: "0-9A-Fa-f",
  H: allBut("0-9A-Fa-f"),
  s: "\\t-\\r ",
  S: allBut("\\t-\\r "),
  w: "0-9A-Z_a-z",
  W: allBut("0-9A-Z_a-z"),
};

const places: Readonly<Record<string, string>> = {
  A: "^",
  G: "^",
  z: "$",
  Z: "(?=\\n?$)",
  b: `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`,
  B: `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`,
  R: "(?:\\r\\n|[\\n-\\r\\u0085\\u2028\\u2029])",
  X: "(?:\\r\\n|\\P{M}\\p{M}*)",
};

const characters: Readonly<Record<string, string>> = {
  a: "\x07",
  e: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** A parsed escape: what it is inside or outside of a class, and its length in the source. */
export interface Escape {
  readonly length: number;
  /** One character. */
  readonly character?: string;
  /** The class members that express a kind of characters. */
  readonly kind?: string;
  /** What it is outside of classes: an assertion, or something of more than one character. */
  readonly whole?: string;
}

/** The escape that starts with the backslash at the start of `rest`; references to groups aren't escapes. */
export function readEscape(rest: string): Escape {
  const letter = rest.charAt(1);
  if (classEscapes[letter] !== undefined) return { length: 2, kind: classEscapes[letter] };
  const property = /^\\([pP])\{(\^?)([^}]*)\}/.exec(rest);
  if (property)
    return {
      length: property[0].length,
      kind: propertyKind(property[3]!, (property[1] === "P") !== (property[2] === "^")),
    };
  const code =
    /^\\(?:x\{?([0-9A-Fa-f]{1,2})\}?|u([0-9A-Fa-f]{4})|u\{\s*([0-9A-Fa-f]{1,6})\s*\}|(0[0-7]{0,2}|[1-7][0-7]{1,2}))/.exec(
      rest,
    );
  if (code) {
    const point = code[4] === undefined ? parseInt((code[1] ?? code[2] ?? code[3])!, 16) : parseInt(code[4], 8);
    return { length: code[0].length, character: String.fromCodePoint(Math.min(point, 0x10ffff)) };
  }
  const known = characters[letter];
  if (known !== undefined) return { length: 2, character: known };
  const place = places[letter];
  const character = String.fromCodePoint(rest.codePointAt(1) ?? 0x5c);
  return place === undefined
    ? { length: 1 + character.length, character }
    : { length: 2, whole: place, character: "\b" };
}

/** `\p{…}`: one of Ruby's names, a property or a script of Unicode; matches nothing if neither knows the name. */
function propertyKind(name: string, isNegated: boolean): string {
  const known = posixKind(name.toLowerCase(), isNegated);
  if (known !== undefined) return known;
  const letter = isNegated ? "P" : "p";
  for (const property of [name, `Script=${name}`]) {
    try {
      new RegExp(`\\${letter}{${property}}`, "v");
      return `\\${letter}{${property}}`;
    } catch {
      // Not known by this name.
    }
  }
  return isNegated ? "\\s\\S" : "[]";
}

/** A character as a literal, inside or outside of a class. */
export function literally(character: string): string {
  if (/^[\0-\x1f\x7f\u2028\u2029]$/.test(character))
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return /^[()[\]{}/\\|^$*+?.]$/.test(character) ? `\\${character}` : character;
}

/** The same if two of them next to each other could mean something. */
export function literallyInClass(character: string): string {
  return /^[-&!#%,:;<=>@`~]$/.test(character) ? `\\${character}` : literally(character);
}

/** A letter's other case; undefined if there is none. */
export function otherCase(character: string): string | undefined {
  const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
  const other = character === lower ? upper : lower;
  return other !== character && [...other].length === 1 ? other : undefined;
}
