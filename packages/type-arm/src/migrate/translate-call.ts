import { equal, instanceOf, matches, oneOf } from "./comparisons.js";
import { not } from "./conditions.js";
import { literalPattern, regexTerm } from "./regexes.js";
import type { RubyCall } from "./ruby.js";
import { atom, binary, interpolated, isTerm, text, type Term, type Translation } from "./term.js";
import { formatted } from "./format-message.js";
import type { Surroundings } from "./translate.js";

/** A call of a method or an operator whose receiver and arguments are translated already. */
export function translateCall(node: RubyCall, children: readonly Translation[], around: Surroundings): Translation {
  const fail = (why: string): Translation => ({ why, start: node.start });
  const bad = children.find((child) => !isTerm(child));
  const own = ownCall(node, children, around);
  if (own) return own;
  if (bad) return bad;
  if (!node.receiver) return fail(`a call of \`${node.name}\``);
  if (node.block) return fail(`\`${node.name}\` with a block`);
  const [receiver, ...given] = children as readonly Term[];
  if (/^class /.test(receiver!.text))
    return ofClass(receiver!.text.slice(6), node, given, around) ?? fail(callText(node));
  const [argument] = given;
  const made =
    given.length === 0
      ? unary(node.name, receiver!)
      : given.length === 1
        ? withArgument(node.name, receiver!, argument!)
        : startsOrEnds(node.name, receiver!, given);
  return made ?? fail(callText(node));
}

function callText({ name, receiver }: RubyCall): string {
  const of = receiver?.kind === "constant" ? `${receiver.name}.` : "";
  return `a call of \`${of}${name}\``;
}

/** Calls that don't depend on their receiver: `self[:x]`, `resource[:x]`, `_("…")`, `Integer(x)`. */
function ownCall(node: RubyCall, children: readonly Translation[], around: Surroundings): Translation | undefined {
  const { name, receiver } = node;
  const last = children.at(-1);
  if (name === "[]" && isOwner(node) && node.arguments.length === 1) return featureOf(node, last!, around);
  if (receiver || !last || !isTerm(last) || children.length !== 1) return undefined;
  if (name === "_") return last;
  if (name === "absolute_path?") return absolutePath(last, node, around);
  if (name === "Integer" || name === "Float") return converted(name, last, node, around);
  return undefined;
}

/** Whether the receiver is the resource itself. */
function isOwner({ receiver }: RubyCall): boolean {
  if (receiver?.kind === "self") return true;
  if (receiver?.kind === "instance") return receiver.name === "@resource" || receiver.name === "@parameters";
  return receiver?.kind === "call" && receiver.name === "resource" && !receiver.receiver;
}

function featureOf(node: RubyCall, name: Translation, around: Surroundings): Translation {
  const known = isTerm(name) ? name.literal : undefined;
  if (typeof known !== "string") return { why: "an attribute whose name is computed", start: node.start };
  return around.feature(known) ?? { why: `the attribute \`${known}\`, which can't be seen here`, start: node.start };
}

function absolutePath(path: Term, { start }: RubyCall, { approximate }: Surroundings): Translation {
  approximate("what an absolute path is, is checked as on POSIX systems", start);
  return matches(path, regexTerm("^/")!);
}

function converted(
  name: "Integer" | "Float",
  value: Term,
  { start }: RubyCall,
  { approximate }: Surroundings,
): Translation {
  if (name === "Float") approximate("`Float` takes strings that ours doesn't, such as `.5` and `1_000`", start);
  if (value.type !== "raw" && value.type !== "string" && value.type !== "integer")
    return { why: `\`${name}\` of it`, start };
  // Puppet would convert true to 1; as a string it isn't a number.
  const given = value.type === "raw" ? interpolated([value]) : value;
  return atom(`${name}(${given.text})`, name === "Integer" ? "integer" : "float");
}

/** Methods of a class or a module. */
function ofClass(name: string, node: RubyCall, given: readonly Term[], around: Surroundings): Translation | undefined {
  if (node.name === "absolute_path?" && /Util$/.test(name) && given[0]) return absolutePath(given[0], node, around);
  if (node.name === "===" && given.length === 1) return instanceOf(given[0]!, name);
  return undefined;
}

const functions = new Set(["strip", "downcase", "upcase", "capitalize"]);

function unary(name: string, term: Term): Translation | undefined {
  switch (name) {
    case "to_s":
      return term.isNullable || term.type !== "string" ? interpolated([term]) : term;
    case "to_sym":
    case "intern":
      return symbolOf(term);
    case "nil?":
      return equal(term, { ...atom("undef", "nil"), literal: null });
    case "empty?":
      return isEmpty(term);
    case "inspect":
      return inspected(term);
    case "freeze":
    case "dup":
      return term;
    case "-@":
      return typeof term.literal === "bigint"
        ? { ...term, text: String(-term.literal), literal: -term.literal, level: 4 }
        : undefined;
    case "size":
    case "length":
      return term.type === "string" && !term.isNullable ? atom(`size(${term.text})`, "integer") : undefined;
    default:
      return functions.has(name) ? changed(name, term) : undefined;
  }
}

function symbolOf(term: Term): Translation | undefined {
  if (term.type === "symbol" || term.type === "flag") return term;
  if (typeof term.literal === "string") return text(term.literal, "symbol");
  return term.type === "string" ? { ...term, type: "symbol", isFree: true } : undefined;
}

function changed(name: string, term: Term): Translation | undefined {
  if (term.type !== "string" && term.type !== "raw" && term.type !== "symbol") return undefined;
  if (term.isNullable) return undefined;
  const made = atom(`${name}(${term.text})`, term.type === "raw" ? "string" : term.type);
  return term.isFree ? { ...made, isFree: true } : made;
}

function isEmpty(term: Term): Translation | undefined {
  if (term.type === "list") return atom(`empty(${term.text})`, "boolean");
  return term.type === "string" || term.type === "raw" ? binary(term, "==", text("")) : undefined;
}

/** The Ruby notation of a string, as a part of a message. */
function inspected(term: Term): Translation {
  return term.type === "string" || term.type === "raw"
    ? interpolated([text('"'), term, text('"')])
    : interpolated([term]);
}

function withArgument(name: string, term: Term, given: Term): Translation | undefined {
  switch (name) {
    case "==":
    case "eql?":
    case "equal?":
      return equal(term, given);
    case "!=":
      return opposite(equal(term, given));
    case "=~":
    case "match":
    case "match?":
    case "===":
    case "!~":
      return matched(name, term, given);
    case "is_a?":
    case "kind_of?":
    case "instance_of?":
      return given.text.startsWith("class ") ? instanceOf(term, given.text.slice(6)) : undefined;
    case "include?":
    case "member?":
      return included(term, given);
    case "+":
      return sum(term, given);
    case "%":
      return formatted(term, given);
    case "<":
    case ">":
    case "<=":
    case ">=":
      return ordered(name, term, given);
    default:
      return startsOrEnds(name, term, [given]);
  }
}

function opposite(translation: Translation): Translation {
  return isTerm(translation) ? not(translation) : translation;
}

function matched(name: string, term: Term, given: Term): Translation | undefined {
  // `match` also takes a pattern in quotes.
  const asked = name.startsWith("match") && typeof given.literal === "string" ? regexTerm(given.literal) : given;
  const [value, regex] = term.isRegex || !asked ? [given, term] : [term, asked];
  if (!regex.isRegex || value.isRegex) return undefined;
  const match = matches(value, regex);
  if (name === "!~") return opposite(match);
  const isFound = name === "=~" || name === "match";
  return isFound && isTerm(match) ? { ...match, isMatch: true } : match;
}

/** `list.include?(x)` of a known list, `text.include?("part")`. */
function included(term: Term, given: Term): Translation | undefined {
  if (term.items) return oneOf(given, term.items);
  if (typeof given.literal !== "string" || given.type !== "string") return undefined;
  if (term.type !== "string" && term.type !== "raw") return undefined;
  return matches(term, regexTerm(literalPattern(given.literal))!);
}

function startsOrEnds(name: string, term: Term, given: readonly Term[]): Translation | undefined {
  if ((name !== "start_with?" && name !== "end_with?") || (term.type !== "string" && term.type !== "raw"))
    return undefined;
  const strings = given.map(({ literal }) => literal);
  if (!strings.every((each) => typeof each === "string")) return undefined;
  const all = strings.map(literalPattern);
  const pattern = all.length === 1 ? all[0]! : `(?:${all.join("|")})`;
  return matches(term, regexTerm(name === "start_with?" ? `\\A${pattern}` : `${pattern}\\z`)!);
}

function sum(term: Term, given: Term): Translation | undefined {
  if (term.type === "string" && given.type === "string" && !term.isNullable && !given.isNullable)
    return interpolated([term, given]);
  return term.type === "integer" && given.type === "integer"
    ? { ...binary(term, "+", given), type: "integer" }
    : undefined;
}

function ordered(operator: string, term: Term, given: Term): Translation | undefined {
  const isNumber = ({ type, isNullable }: Term): boolean => (type === "integer" || type === "float") && !isNullable;
  return isNumber(term) && isNumber(given) ? binary(term, operator, given) : undefined;
}
