import { conditionOf } from "./comparisons.js";
import { and, choice, not, or } from "./conditions.js";
import { literalOf, type Bindings, type Literal } from "./literal.js";
import { regexTerm } from "./regexes.js";
import { childrenOfRuby, foldRuby, type RubyNode } from "./ruby.js";
import { atom, interpolated, isTerm, nothing, text, truth, type Term, type Translation } from "./term.js";
import { translateCall } from "./translate-call.js";

/** The context of a piece of Ruby. */
export interface Surroundings {
  readonly bindings: Bindings;
  /** Another feature of the same object, if the logic can see it. */
  feature(name: string): Term | undefined;
  /** Records a small difference from Ruby, for the report. */
  approximate(what: string, start: number): void;
}

/** The values of Ruby's local variables. */
export type Locals = ReadonlyMap<string, Translation>;

/** A Ruby expression in our logic, or the reason why it can't be expressed. */
export function translate(node: RubyNode, locals: Locals, around: Surroundings): Translation {
  const translation = foldRuby<Translation>(
    node,
    (each, children) => {
      const known = isTerm(children[0] ?? nothing) ? undefined : children[0];
      const made = combine(each, children, locals, around);
      return isTerm(made)
        ? made
        : { why: made.why, start: (known && !isTerm(known) && known.start) || made.start || each.start };
    },
    withoutBlocks,
  );
  return isTerm(translation) && translation.text.length > longest
    ? { why: "it becomes too long", start: node.start }
    : translation;
}

/** Logic that is longer than this is unreadable. */
const longest = 4000;

function withoutBlocks(node: RubyNode): readonly RubyNode[] {
  if (node.kind === "call" && node.block) return childrenOfRuby(node).slice(0, -1);
  return node.kind === "case" || node.kind === "method" || node.kind === "block" ? [] : childrenOfRuby(node);
}

function combine(node: RubyNode, children: readonly Translation[], locals: Locals, around: Surroundings): Translation {
  switch (node.kind) {
    case "local":
      return locals.get(node.name) ?? fromBindings(node, around);
    case "constant":
      return fromBindings(node, around);
    case "call": {
      const known = node.receiver ? undefined : locals.get(node.name);
      return known && node.arguments.length === 0 ? known : translateCall(node, children, around);
    }
    default:
      break;
  }
  const literal =
    node.kind === "interpolation" && node.of !== "regex" ? undefined : literalOfLeaf(node, around.bindings);
  if (literal) return termOf(literal, node.start);
  const bad = children.find((child) => !isTerm(child));
  if (bad) return bad;
  return combineTerms(node, children as readonly Term[]);
}

/** Statically known values of leaves; those of larger parts are computed from their children. */
function literalOfLeaf(node: RubyNode, bindings: Bindings): Literal | undefined {
  return childrenOfRuby(node).length === 0 || node.kind === "interpolation" ? literalOf(node, bindings) : undefined;
}

function combineTerms(node: RubyNode, children: readonly Term[]): Translation {
  const [first, second, third] = children;
  switch (node.kind) {
    case "statements":
      return children.length === 1 ? first! : { why: "several statements in one expression", start: node.start };
    case "array":
      return { text: `[${children.map((each) => each.text).join(", ")}]`, level: 5, type: "list", items: children };
    case "hash":
      return hashTerm(node.keys.length, children);
    case "interpolation":
      return node.of === "regex"
        ? { why: "a computed regular expression", start: node.start }
        : parts(node.of, children);
    case "not":
      return negated(first!);
    case "and":
    case "or":
      return joined(node.kind, first!, second!);
    case "if":
      return chosen(first!, second!, third ?? nothing);
    default:
      return { why: describe(node), start: node.start };
  }
}

function describe(node: RubyNode): string {
  if (node.kind === "instance") return `\`${node.name}\`, which belongs to the Ruby object`;
  return node.kind === "other"
    ? "a construct of Ruby that isn't translated"
    : `Ruby's \`${node.kind}\` inside an expression`;
}

function parts(of: "string" | "symbol", children: readonly Term[]): Term {
  const whole = interpolated(children);
  return of === "symbol" ? { ...whole, type: "symbol", isFree: true } : whole;
}

function hashTerm(count: number, children: readonly Term[]): Translation {
  const entries = new Map<string, Term>();
  for (let at = 0; at < count; at++) entries.set(String(children[at]!.literal), children[count + at]!);
  return { ...atom("{}", "unknown"), entries };
}

function negated(term: Term): Translation {
  const condition = conditionOf(term);
  return isTerm(condition) ? not(condition) : condition;
}

/** `a and b` as a condition; `a || b` also as a default value. */
function joined(kind: "and" | "or", left: Term, right: Term): Translation {
  const [a, b] = [conditionOf(left), conditionOf(right)];
  if (!isTerm(a)) return a;
  if (!isTerm(b)) return b;
  const made = kind === "and" ? and(a, b) : or(a, b);
  // In Ruby its value is one of the two, which is only true or false if it is a condition.
  return isBoolean(left) && isBoolean(right)
    ? made
    : { text: made.text, level: made.level, type: "unknown", condition: made };
}

function isBoolean({ isMatch, type }: Term): boolean {
  return type === "boolean" && !isMatch;
}

function chosen(test: Term, yes: Term, no: Term): Translation {
  const condition = conditionOf(test);
  return isTerm(condition) ? choice(condition, yes, no) : condition;
}

function fromBindings(node: RubyNode & { readonly name: string }, { bindings }: Surroundings): Translation {
  const value = bindings.get(node.name);
  if (value) return termOf(value, node.start);
  if (node.kind === "constant") return { ...atom(`class ${node.name}`, "unknown"), isRegex: false };
  return { why: `\`${node.name}\`, which isn't known`, start: node.start };
}

/** A known value as a term. */
export function termOf(value: Literal, start: number): Translation {
  switch (value.kind) {
    case "nil":
      return nothing;
    case "symbol":
    case "string":
      return text(value.value, value.kind);
    case "boolean":
      return truth(value.value);
    case "integer":
    case "float":
      return { ...atom(String(value.value), value.kind), literal: value.value, level: Number(value.value) < 0 ? 4 : 5 };
    case "regex":
      return regexTerm(value.pattern, value.options) ?? { why: "a regular expression that has no counterpart", start };
    case "list":
      return listTerm(value.items, start);
    case "hash":
      return { why: "a hash", start };
  }
}

function listTerm(values: readonly Literal[], start: number): Translation {
  const items: Term[] = [];
  for (const value of values) {
    const item = termOf(value, start);
    if (!isTerm(item)) return item;
    items.push(item);
  }
  return { text: `[${items.map((each) => each.text).join(", ")}]`, level: 5, type: "list", items };
}
