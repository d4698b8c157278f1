import { and, not, or, truthOf } from "./conditions.js";
import { anyOf, regexTerm } from "./regexes.js";
import { binary, interpolated, isTerm, nothing, truth, type Term, type Translation } from "./term.js";

/** Whether the given value is a string: only a string equals itself converted to one. */
export function isString(term: Term): Term {
  if (term.literal !== undefined) return truth(term.type === "string");
  switch (term.type) {
    case "string":
      return term.isNullable ? binary(term, "!=", nothing) : truth(true);
    case "raw":
      return binary(term, "==", interpolated([term]));
    default:
      return truth(false);
  }
}

/** `left =~ /…/`, which is nil in Ruby unless the value is a string. */
export function matches(term: Term, regex: Term): Translation {
  if (term.type === "unknown") return { why: "a match of a value whose kind isn't known", start: 0 };
  if (term.type === "symbol" || term.type === "flag") {
    const match = binary(term.type === "flag" ? interpolated([term]) : term, "=~", regex);
    return term.isNullable ? and(binary(term, "!=", nothing), match) : match;
  }
  return and(isString(term), binary(term, "=~", regex));
}

/** Ruby's `==`, under which a symbol never equals a string and case matters, unlike Puppet's. */
export function equal(left: Term, right: Term): Translation {
  if (left.isMatch || right.isMatch) return equalMatch(left, right);
  if (left.literal !== undefined && right.literal !== undefined) {
    return truth(left.literal === right.literal && left.type === right.type);
  }
  if (left.literal !== undefined) return equalLiteral(right, left);
  return right.literal === undefined ? equalComputed(left, right) : equalLiteral(left, right);
}

/** Only the existence of a match is tested: its position has no counterpart. */
function equalMatch(left: Term, right: Term): Translation {
  const [found, other] = left.isMatch ? [left, right] : [right, left];
  if (other.isMatch || other.literal !== null) return { why: "where a match was found", start: 0 };
  const { isMatch: _, ...condition } = found;
  return not(condition);
}

function equalComputed(left: Term, right: Term): Translation {
  if (left.type === "integer" && right.type === "integer") return binary(left, "==", right);
  if (left.type === "boolean" && right.type === "boolean") return binary(left, "==", right);
  if (left.type === "symbol" && right.type === "symbol" && !left.isFree && !right.isFree)
    return binary(left, "==", right);
  return { why: "two computed strings are compared, and `==` ignores case in Puppet", start: 0 };
}

function equalLiteral(term: Term, literal: Term): Translation {
  switch (literal.type) {
    case "nil":
      return isNeverNil(term) ? truth(false) : binary(term, "==", nothing);
    case "boolean":
      return equalBoolean(term, literal);
    case "symbol":
      return equalSymbol(term, literal);
    case "string":
      return equalString(term, literal);
    default:
      return term.type === "unknown" ? unknown : binary(term, "==", literal);
  }
}

const unknown = { why: "a comparison with a value whose kind isn't known", start: 0 };

function isNeverNil({ type, isNullable }: Term): boolean {
  return isNullable !== true && type !== "raw" && type !== "unknown" && type !== "nil";
}

function equalBoolean(term: Term, literal: Term): Translation {
  if (term.type === "boolean" && !term.isNullable) return literal.literal === true ? term : not(term);
  if (term.type === "raw" || term.type === "boolean") return binary(term, "==", literal);
  return term.type === "unknown" ? unknown : truth(false);
}

function equalSymbol(term: Term, literal: Term): Translation {
  if (term.type === "symbol" && term.isFree) return matches(term, regexTerm(anyOf([String(literal.literal)]))!);
  if (term.type === "symbol") return binary(term, "==", literal);
  if (term.type === "unknown") return unknown;
  if (term.type !== "flag") return truth(false);
  if (literal.literal !== "true" && literal.literal !== "false") return truth(false);
  return binary(term, "==", truth(literal.literal === "true"));
}

function equalString(term: Term, literal: Term): Translation {
  const wanted = literal.literal as string;
  if (term.type === "unknown") return unknown;
  if (term.type !== "string" && term.type !== "raw") return truth(false);
  if (!/\p{L}/u.test(wanted)) return binary(term, "==", literal);
  const regex = regexTerm(anyOf([wanted]))!;
  return term.isNullable ? binary(interpolated([term]), "=~", regex) : matches(term, regex);
}

/** `[a, b].include?(term)`, and the values of `when`: one of several values. */
export function oneOf(term: Term, values: readonly Term[]): Translation {
  const strings = values.flatMap(({ type, literal }) =>
    type === "string" && typeof literal === "string" ? [literal] : [],
  );
  const isText = term.type === "string" || term.type === "raw";
  const others = strings.length > 1 && isText ? values.filter(({ type }) => type !== "string") : values;
  const all: Translation[] = others.map((value) => caseEqual(term, value));
  if (others !== values) {
    const regex = regexTerm(anyOf(strings))!;
    all.push(
      term.isNullable && !strings.includes("") ? binary(interpolated([term]), "=~", regex) : matches(term, regex),
    );
  }
  let result: Term = truth(false);
  for (const each of all) {
    if (!isTerm(each)) return each;
    result = or(result, each);
  }
  return result;
}

/** Ruby's `===`: a pattern matches, a class tests for instances, anything else tests equality. */
export function caseEqual(term: Term, value: Term): Translation {
  if (value.isRegex) return matches(term, value);
  if (value.text.startsWith("class ")) return instanceOf(term, value.text.slice(6));
  return equal(term, value);
}

const digits = regexTerm("\\A-?\\d+\\z")!;

/** `value.is_a?(Class)`. */
export function instanceOf(term: Term, name: string): Translation {
  const short = name.replace(/^::/, "");
  if (term.type === "unknown") return { why: `whether it is a ${short}`, start: 0 };
  const isRaw = term.type === "raw";
  switch (short) {
    case "String":
      return isString(term);
    case "Symbol":
      return truth(term.type === "symbol" || term.type === "flag");
    case "TrueClass":
    case "FalseClass":
      return equal(term, truth(short === "TrueClass"));
    case "NilClass":
      return equal(term, nothing);
    case "Integer":
    case "Fixnum":
    case "Numeric":
      if (!isRaw) return truth(term.type === "integer");
      return and(not(isString(term)), binary(interpolated([term]), "=~", digits));
    case "Array":
    case "Hash":
      // Without a type list or hash the value is never one here.
      return truth(term.type === "list" && short === "Array");
    default:
      return { why: `whether it is a \`${short}\``, start: 0 };
  }
}

/** A value that is used as a condition. */
export function conditionOf(translation: Translation): Translation {
  return isTerm(translation) ? truthOf(translation) : translation;
}
