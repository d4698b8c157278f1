/** The type of a value, as far as it is known statically. */
export type TermType =
  /** The given value, of any type; never a symbol in Ruby. */
  | "raw"
  | "string"
  /** A symbol in Ruby, a string in our logic. */
  | "symbol"
  /** `:true` or `:false` in Ruby, a Boolean in our logic. */
  | "flag"
  | "boolean"
  | "integer"
  | "float"
  | "list"
  | "nil"
  /** Anything: comparing it could go wrong. */
  | "unknown";

/** A piece of our logic as source, with what is needed to embed it. */
export interface Term {
  readonly text: string;
  /** The precedence of its outermost operator: see `levels`. */
  readonly level: number;
  readonly type: TermType;
  /** Whether it may be undef. */
  readonly isNullable?: boolean;
  /** Whether a symbol was created from arbitrary text, so that comparisons are case-sensitive. */
  readonly isFree?: boolean;
  /** Its value, if it is known statically. */
  readonly literal?: string | bigint | number | boolean | null;
  /** The values of a list, if they are known statically. */
  readonly items?: readonly Term[];
  /** The parts of a comparison, so that it can be negated. */
  readonly comparison?: { readonly left: Term; readonly operator: string; readonly right: Term };
  /** Its form as a condition, if that differs. */
  readonly condition?: Term;
  /** Whether its value in Ruby is a match or nil, not a boolean: `text.match(/x/)`. */
  readonly isMatch?: boolean;
  /** A regular expression. */
  readonly isRegex?: boolean;
  /** The entries of a hash, by name, if they are known statically. */
  readonly entries?: ReadonlyMap<string, Term>;
}

/** Why a piece of Ruby can't be expressed in our logic, and its location. */
export interface Untranslated {
  readonly why: string;
  readonly start: number;
}

export type Translation = Term | Untranslated;

export const levels = { choice: 0, or: 1, and: 2, binary: 3, not: 4, atom: 5 } as const;

export function isTerm(translation: Translation): translation is Term {
  return "text" in translation;
}

/** The source of a term within an operator of precedence `level`. */
export function inside(term: Term, level: number): string {
  return term.level >= level ? term.text : `(${term.text})`;
}

export function atom(text: string, type: TermType): Term {
  return { text, level: levels.atom, type };
}

export function binary(left: Term, operator: string, right: Term): Term {
  const text = `${inside(left, levels.not)} ${operator} ${inside(right, levels.not)}`;
  return { text, level: levels.binary, type: "boolean", comparison: { left, operator, right } };
}

export const nothing: Term = { text: "undef", level: levels.atom, type: "nil", literal: null };

export function truth(value: boolean): Term {
  return { text: String(value), level: levels.atom, type: "boolean", literal: value };
}

/** A string in double quotes. */
export function text(value: string, type: "string" | "symbol" = "string"): Term {
  return { text: `"${escaped(value)}"`, level: levels.atom, type, literal: value };
}

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  $: "\\$",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** A string escaped for double quotes. */
export function escaped(value: string): string {
  return value.replace(
    /[\\"$\n\r\t\x00-\x1f\x7f]/g,
    (each) => escapes[each] ?? `\\u{${each.codePointAt(0)!.toString(16)}}`,
  );
}

/** A string with interpolations: `to_s` of each part. */
export function interpolated(parts: readonly Term[]): Term {
  if (parts.every(({ literal }) => literal !== undefined)) return text(parts.map(literalText).join(""));
  const inner = parts.map((part) => (part.literal === undefined ? embedded(part) : escaped(literalText(part))));
  return atom(`"${inner.join("")}"`, "string");
}

/** A part of a string; one that is itself a quoted string with interpolations needs no braces around it. */
function embedded(part: Term): string {
  if (part.type === "string" && /^".*"$/s.test(part.text) && part.level === levels.atom) return part.text.slice(1, -1);
  return `\${${/^\$\w+$/.test(part.text) ? part.text.slice(1) : part.text}}`;
}

function literalText({ literal }: Term): string {
  return literal === null || literal === undefined ? "" : String(literal);
}
