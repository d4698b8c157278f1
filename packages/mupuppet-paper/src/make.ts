import type { Located } from "@cairn/puppet-core";
import { resourceType } from "@cairn/puppet-core/types";
import { HashValue, type Value } from "@cairn/puppet-core/values";
import { cons, reversed, type List } from "./list.js";
import type * as Terms from "./terms.js";

/** A value as a term. */
export function valueTerm(value: Value, at: Located): Terms.ValueTerm {
  return { kind: "value", value, at };
}

/** The empty statement. */
export function skip(at: Located): Terms.Skip {
  return { kind: "skip", at };
}

/** `s₁ ⊔ … ⊔ sₙ`; `skip` if there are none. */
export function sequence(statements: readonly Terms.Statement[], at: Located): Terms.Statement {
  if (statements.length === 0) return skip(at);
  return statements.reduceRight((second, first) => ({ kind: "sequence", first, second, at }));
}

/** `$x = e` */
export function assignment(name: string, value: Terms.Expression, at: Located): Terms.Assignment {
  return { kind: "assignment", name, value, at };
}

/** An array; it is a value as soon as all its elements are. */
export function arrayTerm(
  done: List<Value>,
  left: List<Terms.Expression>,
  at: Located,
): Terms.ArrayTerm | Terms.ValueTerm {
  for (; left?.first.kind === "value"; left = left.rest) done = cons(left.first.value, done);
  return left ? { kind: "array", done, left, at } : valueTerm(reversed(done), at);
}

/** A hash, likewise. */
export function hashTerm(
  done: List<Terms.Entry<Value>>,
  left: List<Terms.Entry<Terms.Expression>>,
  at: Located,
): Terms.HashTerm | Terms.ValueTerm {
  for (; left?.first.content.kind === "value"; left = left.rest) {
    done = cons({ key: left.first.key, content: left.first.content.value }, done);
  }
  if (left) return { kind: "hash", done, left, at };
  return valueTerm(new HashValue(reversed(done).map(({ key, content }) => [key, content] as const)), at);
}

/** The attributes of a declaration; leading ones that are values count as done. */
export function attributesOf(
  done: List<Terms.Attribute<Terms.ValueTerm>>,
  left: List<Terms.Attribute<Terms.Expression>>,
): Terms.Attributes {
  for (; left?.first.content.kind === "value"; left = left.rest) {
    done = cons({ name: left.first.name, content: left.first.content }, done);
  }
  return { done, left };
}

/** `t[e]`; with a string for `e` it is a value. */
export function reference(type: string, title: Terms.Expression, at: Located): Terms.Reference | Terms.ValueTerm {
  if (title.kind === "value" && typeof title.value === "string") return valueTerm(resourceType(type, title.value), at);
  return { kind: "reference", type, title, at };
}
