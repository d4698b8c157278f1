/** Section 3.2.2: `d[e]`, of arrays, hashes and references. */
import type { ResourceType } from "@cairn/puppet-core/types";
import { isArray, isHash, isType, type Value } from "@cairn/puppet-core/values";
import { becomes, expressionStep, unmet, type Conclusion, type Situation } from "../conclusion.js";
import { reference, valueTerm } from "../make.js";
import { shortValue } from "../text/value-text.js";
import type { Dereference, Reference } from "../terms.js";

/** `d[e] → d′[e]` */
export function DeRefExp(term: Dereference): Conclusion {
  return expressionStep(term.target, (target) => ({ ...term, target }));
}

/** `v[e] → v[e′]` */
export function DeRefIndex(term: Dereference): Conclusion {
  if (term.target.kind !== "value") return undefined;
  return expressionStep(term.index, (index) => ({ ...term, index }));
}

/** `[v₀, …, vₙ, …, vₘ][n] → vₙ` */
export function DeRefArray(term: Dereference): Conclusion {
  const pair = valuesOf(term);
  if (!pair) return undefined;
  const [array, index] = pair;
  if (!isArray(array)) return isTarget(array) ? undefined : unmet(`${shortValue(array)} isn't an array`);
  if (typeof index !== "bigint") return unmet(`${shortValue(index)} isn't an integer, and an array takes nothing else`);
  const element = index < 0n || index >= array.length ? undefined : array[Number(index)];
  if (element === undefined) return unmet(`there is no element ${index} among the ${array.length}, counted from 0`);
  return becomes(valueTerm(element, term.at));
}

/** `{k₁ = v₁, …, kₙ = vₙ, …, kₘ = vₘ}[k] → vₙ` where `k = kₙ`. */
export function DeRefHash(term: Dereference): Conclusion {
  const pair = valuesOf(term);
  if (!pair) return undefined;
  const [hash, key] = pair;
  if (!isHash(hash)) return isTarget(hash) ? undefined : unmet("it isn't a hash");
  const value = hash.get(key);
  return value === undefined ? unmet(`the hash has no key ${shortValue(key)}`) : becomes(valueTerm(value, term.at));
}

/** `t[e] → t[e′]` */
export function RefRes(term: Reference): Conclusion {
  if (term.title.kind === "value") return unmet(`${shortValue(term.title.value)} isn't a string, and so no title`);
  return expressionStep(term.title, (title) => reference(term.type, title, term.at));
}

/** `t[w][k] → v` where `lookup_C(v_C, t, w, k) = v`: only what is declared already can be read. */
export function DeRefRes(term: Dereference, { catalog }: Situation): Conclusion {
  const pair = valuesOf(term);
  if (!pair) return undefined;
  const [target, key] = pair;
  if (!isReference(target)) return isTarget(target) ? undefined : unmet("it isn't a reference to a resource");
  const resource = catalog.get(target.typeName!, target.title!);
  if (!resource) return unmet(`${shortValue(target)} is not in the catalog yet`);
  const value = resource.parameters.get(key);
  if (value !== undefined) return becomes(valueTerm(value, term.at));
  return unmet(`${shortValue(target)} has no parameter ${shortValue(key)}`, {
    at: resource.at,
    message: "it is declared here",
  });
}

/** Whether one of the three rules for `v[v]` covers a value. */
function isTarget(value: Value): boolean {
  return isArray(value) || isHash(value) || isReference(value);
}

function isReference(value: Value): value is ResourceType {
  return isType(value) && value.name === "Resource";
}

function valuesOf({ target, index }: Dereference): readonly [Value, Value] | undefined {
  return target.kind === "value" && index.kind === "value" ? [target.value, index.value] : undefined;
}
