import { Failure, growList, growText, growWalk, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { rubyText } from "@cairn/puppet-core/evaluate";
import { HashValue, isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { masked } from "./secret.js";
import type { Invocation } from "./invocation.js";
import { lookUpInScope } from "./scope-lookup.js";

/** Looks up a key for `%{lookup('key')}`. */
export type LookUpBelow = (key: string, invocation: Invocation) => Pending<Value>;

/** Without `lookUp`, only variables may be interpolated. */
export interface Interpolation {
  readonly invocation: Invocation;
  readonly lookUp: LookUpBelow | undefined;
}

/** A value with every `%{…}` in its strings replaced. */
export function interpolate(value: Value, interpolation: Interpolation): Pending<Value> {
  if (typeof value === "string") {
    if (!value.includes("%{")) return value;
    const { invocation } = interpolation;
    const isHidden = (invocation.explainer?.hidden ?? 0) > 0;
    return invocation.within({ type: "interpolate", expression: isHidden ? masked : value }, () =>
      interpolateText(value, interpolation),
    );
  }
  if (isArray(value)) return interpolateArray(value, interpolation);
  return isHash(value) ? interpolateHash(value, interpolation) : value;
}

function* interpolateArray(array: readonly Value[], interpolation: Interpolation): Evaluation<Value> {
  growList(array.length);
  const values: Value[] = [];
  for (const each of array) values.push(yield* resultOf(interpolate(each, interpolation)));
  return values;
}

function* interpolateHash(hash: HashValue, interpolation: Interpolation): Evaluation<Value> {
  const entries: [Value, Value][] = [];
  for (const [key, value] of hash.entries()) {
    const newKey = yield* resultOf(interpolate(key, interpolation));
    entries.push([newKey, yield* resultOf(interpolate(value, interpolation))]);
  }
  return new HashValue(entries);
}

/** An unclosed one takes the rest of the string, so that none is searched for in it again. */
const expression = /%\{([^}]*)(?:\}|$)/g;

function* interpolateText(subject: string, interpolation: Interpolation): Evaluation<Value> {
  let result = "";
  let end = 0;
  for (const match of subject.matchAll(expression)) {
    if (!match[0].endsWith("}")) break;
    const replaced = yield* resultOf(replacement(match[1]!.trim(), match[0], subject, interpolation));
    if (replaced.isAlias) return replaced.value;
    const added = subject.slice(end, match.index) + rubyText(replaced.value);
    growWalk(1);
    growText(Math.min(added.length, result.length), result.length + added.length);
    result += added;
    end = match.index + match[0].length;
  }
  return result + subject.slice(end);
}

const nothing = new Set(["", "::", '""', "''", '"::"', "'::'"]);
const method = /^(\w+)\((?:"([^"]+)"|'([^']+)')\)$/;

interface Replacement {
  readonly value: Value;
  readonly isAlias: boolean;
}

function* replacement(
  text: string,
  whole: string,
  subject: string,
  interpolation: Interpolation,
): Evaluation<Replacement> {
  if (nothing.has(text)) return { value: null, isAlias: false };
  const { invocation, lookUp } = interpolation;
  const [called, name = "scope", double, single] = method.exec(text) ?? [];
  const key = called === undefined ? text : (double ?? single)!;
  if (called !== undefined && !lookUp) {
    throw new Failure("lookup", "Interpolation using method syntax is not allowed in this context");
  }
  const isAlias = name === "alias";
  if (isAlias && subject !== whole) {
    const message = "'alias' interpolation is only permitted if the expression is equal to the entire string";
    throw new Failure("lookup", message);
  }
  const value = yield* resultOf(valueOf(name, key, subject, interpolation));
  if (isAlias) return { value, isAlias };
  const again = (): Pending<Value> => interpolate(value, interpolation);
  const checked = yield* resultOf(invocation.once(name === "scope" ? `scope:${key}` : key, again));
  return { value: checked, isAlias };
}

function valueOf(name: string, key: string, subject: string, { invocation, lookUp }: Interpolation): Pending<Value> {
  switch (name) {
    case "scope":
      return lookUpInScope(key, invocation, subject);
    case "lookup":
    case "hiera":
    case "alias":
      return lookUp!(key, invocation);
    case "literal":
      return key;
    default:
      throw new Failure("lookup", `Unknown interpolation method '${name}'`);
  }
}
