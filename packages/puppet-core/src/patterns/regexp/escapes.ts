/**
 * All characters but some. `[^…]` is not used: with the flag `v`, V8 (11.3 to 12.4) goes wrong over it in repeated groups and finds
 * nothing for `/(?:a[^b])+/v` in "aa".
 */
export function allBut(inside: string): string {
  return `[\\p{Any}--[${inside}]]`;
}

/** Names of kinds of characters, as what stands in a class of JavaScript (flag `v`). They know Unicode, unlike `\w`. */
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

/** What a word is for `\b`. */
const word = `[${kinds["word"]!}]`;

/** `[:name:]`, as what stands in a class. */
export function posixKind(name: string, isNegated: boolean): string | undefined {
  const inside = kinds[name];
  return inside && (isNegated ? allBut(inside) : inside);
}

/** Kinds of characters that know ASCII only, as what stands in a class. */
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

/** An escape that was read: what it is in a class or outside of one, and how long it is in the source. */
export interface Escape {
  readonly length: number;
  /** One character. */
  readonly character?: string;
  /** What stands for a kind of characters in a class. */
  readonly kind?: string;
  /** What it is outside of classes: a place, or something of more than one character. */
  readonly whole?: string;
}

/** The escape that starts with the backslash at the start of `rest`; references to groups are none. */
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

/** `\p{…}`: one of Ruby's names, a property or a script of Unicode; nothing matches what neither knows. */
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

/** A character as itself, in a class or outside of one. */
export function literally(character: string): string {
  if (/^[\0-\x1f\x7f\u2028\u2029]$/.test(character))
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return /^[()[\]{}/\\|^$*+?.]$/.test(character) ? `\\${character}` : character;
}

/** The same where two of them beside each other could mean something. */
export function literallyInClass(character: string): string {
  return /^[-&!#%,:;<=>@`~]$/.test(character) ? `\\${character}` : literally(character);
}

/** A letter and its other case; nothing where there is none. */
export function otherCase(character: string): string | undefined {
  const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
  const other = character === lower ? upper : lower;
  return other !== character && [...other].length === 1 ? other : undefined;
}
