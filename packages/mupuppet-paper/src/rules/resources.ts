/** Section 3.2.3: resources of Puppet's types and of defined types. */
import { capitalize } from "@cairn/puppet-core/types";
import { HashValue } from "@cairn/puppet-core/values";
import { becomes, expressionStep, unmet, type Conclusion, type Inside, type Situation } from "../conclusion.js";
import { cons, reversed } from "../list.js";
import { assignment, attributesOf, sequence, skip } from "../make.js";
import { merge } from "../merge.js";
import type { DefineScope } from "../scopes.js";
import { shortValue } from "../text/value-text.js";
import type { Attributes, ClassDeclaration, DefinedResource, Resource, ValueTerm } from "../terms.js";

/** `t {e : H} → t {e′ : H′}`, where `e : H` steps by RESTitle in its title, by RESStepI or RESStepII in its attributes. */
export function ResStep(term: Resource): Conclusion {
  return titleStep(term) ?? attributesStep(term, ["RESStepI", "RESStepII"]);
}

/** `t {w : v_H} → skip` with `v_C ⊔ t {w : v_H}`, where the catalog has no such resource yet. */
export function ResDecl({ type, title, attributes, at }: Resource, { catalog }: Situation): Conclusion {
  if (title.kind !== "value" || attributes.left) return undefined;
  if (typeof title.value !== "string") return notTitle(title);
  const resource = { type: capitalize(type), title: title.value, parameters: hashOf(attributes), at };
  if (resource.parameters.size < reversed(attributes.done).length) return unmet("one of its attributes is there twice");
  const old = catalog.get(resource.type, resource.title);
  if (!old) return becomes(skip(at), { kind: "append", resource });
  const blame = { at: old.at, message: "it is declared here first" };
  return unmet(`the catalog has \`${resource.type}[${shortValue(title.value)}]\` already`, blame);
}

/** `u {e : H} → u {e′ : H′}`, as ResStep. */
export function DefStep(term: DefinedResource): Conclusion {
  return titleStep(term) ?? attributesStep(term, ["RESStepI", "RESStepII"]);
}

/**
 * `u {w : v_H} → scope (α def) {$title = w ⊔ s′ ⊔ s}` where `κ(u) = ResourceDef(ρ, s)` and `s′ = merge(ρ, v_H)`. In
 * addition to `$title` the body has `$name`, as in Puppet and in the paper's implementation.
 */
export function Def(term: DefinedResource, { kappa, scope }: Situation): Conclusion {
  const { type, title, attributes, at } = term;
  if (title.kind !== "value" || attributes.left) return undefined;
  if (typeof title.value !== "string") return notTitle(title);
  const definition = kappa.get(type);
  if (definition?.kind !== "define") return unmet(`κ has no defined type \`${type}\` here`);
  const assignments = merge(definition.parameters, attributes);
  if (typeof assignments === "string") return unmet(assignments, { at: definition.at, message: "it is defined here" });
  const names = ["title", "name"].map((name) => assignment(name, title, title.at));
  const inner: DefineScope = { kind: "define", within: scope };
  const body = sequence([...names, ...assignments, definition.body], at);
  return becomes({ kind: "scope", scope: inner, body, at });
}

function titleStep(term: Resource | DefinedResource): Inside | undefined {
  return expressionStep(term.title, (title) => ({ ...term, title }), ["RESTitle"]);
}

/**
 * A step in the first attribute that isn't a value: by the first of two rules if it is the first attribute, else by the
 * other.
 */
export function attributesStep(
  term: Resource | DefinedResource | ClassDeclaration,
  [first, behind]: readonly [string, string],
): Inside | undefined {
  const { done, left } = term.attributes;
  if (!left) return undefined;
  const { name, content } = left.first;
  const finish = (value: ValueTerm) => ({
    ...term,
    attributes: attributesOf(cons({ name, content: value }, done), left.rest),
  });
  return expressionStep(content, finish, [done ? behind : first]);
}

function hashOf({ done }: Attributes): HashValue {
  return new HashValue(reversed(done).map(({ name, content }) => [name, content.value] as const));
}

function notTitle(title: ValueTerm): Conclusion {
  return unmet(`the title is ${shortValue(title.value)}, and only a string is a title`);
}
