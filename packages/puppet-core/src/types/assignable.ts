import { resultOf, settle, type Deep } from "@cairn/evaluation";
import { equalValues } from "../values/compare.js";
import { acceptsUndef } from "../values/print-type.js";
import { kindOf, isType, type RegexpValue, type Value } from "../values/value.js";
import { patternOf } from "../patterns/pattern.js";
import { objectAccepts } from "./object-accepts.js";
import { leafAccepts } from "./assignable-leaves.js";
import { sizeAccepts } from "./assignable-scalars.js";
import { richData } from "./built-in.js";
import { generalize } from "./generalize.js";
import { inBoth, RecursionGuard } from "./guard.js";
import { inferLeaf, isContainer } from "./infer-leaf.js";
import { initializationOf } from "./initialization.js";
import { isIterable, iterableType } from "./iterable.js";
import { any, exactSize, sameType, stringOf, structSize, tupleSize, tupleType, undef } from "./make.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;
type Guard = RecursionGuard | undefined;

/** Whether every value of `other` is a value of `type`, by Puppet's rules. */
export function isAssignable(type: PuppetType, other: PuppetType): boolean {
  return settle(accepts(type, other, undefined));
}

/** `isAssignable` as a step of a larger computation. */
export function* accepts(type: PuppetType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (type.name === "Unit" || other.name === "Unit") return true;
  if (type.name === "Variant") return yield* resultOf(variantAccepts(type, other, guard));
  if (type.name !== "TypeAlias" || !type.recursive) return yield* resultOf(opens(type, other, guard));
  const watch = guard ?? new RecursionGuard();
  const entered = watch.enterThis(type);
  const result = watch.state === inBoth ? true : yield* resultOf(opens(type, other, watch));
  watch.leaveThis(type, entered);
  return result;
}

function* variantAccepts(type: Types.VariantType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name === "Undef" && type.types.length === 0) return false;
  if (other.name !== "Variant") return yield* resultOf(opens(type, other, guard));
  if (type.types.length === 0) return true;
  return yield* resultOf(all(type, other.types, guard));
}

function* all(type: PuppetType, others: readonly PuppetType[], guard: Guard): Deep<boolean> {
  for (const each of others) if (!(yield* resultOf(accepts(type, each, guard)))) return false;
  return others.length > 0;
}

/** Unwraps the other type. */
function* opens(type: PuppetType, other: PuppetType, guard: Guard): Deep<boolean> {
  switch (other.name) {
    case "TypeAlias":
      return yield* resultOf(opensAlias(type, other, guard));
    case "Variant":
      if (type.name === "Any") return true;
      if (type.name === "NotUndef" && other.types.length === 0) break;
      return yield* resultOf(all(type, other.types, guard));
    case "Optional":
      if (!(yield* resultOf(accepts(type, undef, undefined)))) return false;
      // Like Puppet, starts a new comparison, which affects some results. Inside of a recursive alias this would never end.
      return !other.type || (yield* resultOf(accepts(type, other.type, guard?.isWithinThat ? guard : undefined)));
    case "NotUndef":
      if (other.type && !acceptsUndef(other.type)) return yield* resultOf(accepts(type, other.type, guard));
      break;
    default:
  }
  return yield* resultOf(direct(type, other, guard));
}

function* opensAlias(type: PuppetType, other: Types.AliasType, guard: Guard): Deep<boolean> {
  if (!other.recursive) return yield* resultOf(accepts(type, other.resolved, guard));
  const watch = guard ?? new RecursionGuard();
  // As in Puppet, the other side is never left again.
  watch.enterThat(other);
  return watch.state === inBoth ? true : yield* resultOf(accepts(type, other.resolved, watch));
}

/** Compares two types, of which the other one isn't a wrapper. */
function* direct(type: PuppetType, other: PuppetType, guard: Guard): Deep<boolean> {
  switch (type.name) {
    case "TypeAlias":
      return yield* resultOf(accepts(type.resolved, other, guard));
    case "Variant":
      for (const each of type.types) if (yield* resultOf(accepts(each, other, guard))) return true;
      return false;
    case "Optional":
    case "NotUndef":
    case "Type":
    case "Iterable":
    case "Iterator":
    case "Sensitive":
      return yield* resultOf(containingAccepts(type, other, guard));
    case "Array":
      return yield* resultOf(arrayAccepts(type, other, guard));
    case "Hash":
      return yield* resultOf(hashAccepts(type, other, guard));
    case "Tuple":
      return yield* resultOf(tupleAccepts(type, other, guard));
    case "Struct":
      return yield* resultOf(structAccepts(type, other, guard));
    case "Callable":
      return yield* resultOf(callableAccepts(type, other, guard));
    case "URI":
      return other.name === "URI" && uriAccepts(type, other);
    case "Init":
      return yield* resultOf(initAccepts(type, other, guard));
    default:
      return type.name === "Object" ? objectAccepts(type, other, isAssignable) : leafAccepts(type, other);
  }
}

function* containingAccepts(type: Types.ContainingType, other: PuppetType, guard: Guard): Deep<boolean> {
  const inside = type.type;
  switch (type.name) {
    case "Optional":
      return other.name === "Undef" || !inside || (yield* resultOf(accepts(inside, other, guard)));
    case "NotUndef":
      if (yield* resultOf(accepts(other, undef, guard))) return false;
      return !inside || (yield* resultOf(accepts(inside, other, guard)));
    case "Iterable":
      return yield* resultOf(iterableAccepts(inside, other, guard));
    default:
      if (other.name !== type.name) return false;
      if (!inside) return true;
      return !!other.type && (yield* resultOf(accepts(inside, other.type, guard)));
  }
}

function* iterableAccepts(inside: PuppetType | undefined, other: PuppetType, guard: Guard): Deep<boolean> {
  if (!inside || isAssignable(inside, any)) return isIterable(other);
  const element = iterableType(other);
  return !!element && (yield* resultOf(accepts(inside, element, guard)));
}

function* callableAccepts(type: Types.CallableType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name !== "Callable") return false;
  const returned = other.returns ?? any;
  if (type.returns && !(yield* resultOf(accepts(type.returns, returned, guard)))) return false;
  if (!type.parameters) return true;
  // Parameters and blocks are contravariant.
  if (!other.parameters || !(yield* resultOf(accepts(other.parameters, type.parameters, guard)))) return false;
  return yield* resultOf(accepts(other.block ?? undef, type.block ?? undef, guard));
}

function* arrayAccepts(type: Types.ArrayType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name === "Array") {
    return sizeAccepts(type.size, other.size) && (yield* resultOf(accepts(type.element, other.element, guard)));
  }
  if (other.name !== "Tuple" || !sizeAccepts(type.size, other.size ?? exactSize(other.types.length))) return false;
  for (const each of other.types) if (!(yield* resultOf(accepts(type.element, each, guard)))) return false;
  return true;
}

function* hashAccepts(type: Types.HashType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name === "Hash") {
    const isEmpty = other.key.name === "Unit" && other.size?.from === 0n && other.size.to === 0n;
    if (isEmpty && (!type.size || type.size.from === 0n)) return true;
    if (!(yield* resultOf(accepts(type.key, other.key, guard)))) return false;
    if (!(yield* resultOf(accepts(type.value, other.value, guard)))) return false;
    return sizeAccepts(type.size, other.size);
  }
  if (other.name !== "Struct" || !sizeAccepts(type.size, exactSize(other.elements.length))) return false;
  for (const element of other.elements) {
    if (!(yield* resultOf(accepts(type.key, stringOf(element.key), guard)))) return false;
    if (!(yield* resultOf(accepts(type.value, element.value, guard)))) return false;
  }
  return true;
}

function* tupleAccepts(type: Types.TupleType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name !== "Tuple" && other.name !== "Array") return false;
  if (other.name === "Tuple" && sameType(type, other)) return true;
  const size = other.name === "Tuple" ? tupleSize(other) : other.size;
  if (!sizeAccepts(tupleSize(type), size)) return false;
  if (type.types.length === 0) return true;
  if (other.name === "Tuple" && other.types.length === 0) return tupleSize(type).from === 0n;
  const others = other.name === "Tuple" ? other.types : repeated(other, type.types.length);
  for (let index = 0; index < others.length; index++) {
    const expected = type.types[index] ?? type.types[type.types.length - 1]!;
    if (!(yield* resultOf(accepts(expected, others[index]!, guard)))) return false;
  }
  return true;
}

function repeated(array: Types.ArrayType, most: number): PuppetType[] {
  const to = array.size?.to;
  const count = to !== undefined && to < BigInt(most) ? Number(to) : most;
  return new Array<PuppetType>(count).fill(array.element);
}

function* structAccepts(type: Types.StructType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name === "Hash") return yield* resultOf(structAcceptsHash(type, other, guard));
  if (other.name !== "Struct") return false;
  const given = new Map(other.elements.map((element) => [element.key, element]));
  let matched = 0;
  for (const element of type.elements) {
    const found = given.get(element.key);
    if (!found) {
      if (!element.optional) return false;
      continue;
    }
    matched++;
    if (found.optional && !element.optional) return false;
    if (!(yield* resultOf(accepts(element.value, found.value, guard)))) return false;
  }
  return matched === given.size;
}

function* structAcceptsHash(type: Types.StructType, other: Types.HashType, guard: Guard): Deep<boolean> {
  for (const element of type.elements) {
    if (element.optional) continue;
    if (!(yield* resultOf(accepts(element.value, other.value, guard)))) return false;
    if (!isAssignable(generalize(stringOf(element.key)), other.key)) return false;
  }
  return sizeAccepts(structSize(type), other.size);
}

/** Whether URIs of one type are all of another: each of the parts that it specifies must match. */
function uriAccepts(type: Types.UriType, other: Types.UriType): boolean {
  return [...(type.parts?.entries() ?? [])].every(([key, wanted]) => {
    const given = other.parts?.get(key);
    return given !== undefined && partMatches(wanted, given);
  });
}

function partMatches(wanted: Value, given: Value): boolean {
  if (kindOf(wanted) === "regexp")
    return typeof given === "string" && patternOf((wanted as RegexpValue).source).test(given);
  if (isType(wanted)) return isAssignable(wanted, isType(given) ? given : isContainer(given) ? any : inferLeaf(given));
  return equalValues(typeof wanted === "bigint" ? String(wanted) : wanted, given);
}

/** Whether a value can be created from each value of a type. */
function* initAccepts(init: Types.InitType, other: PuppetType, guard: Guard): Deep<boolean> {
  const { type } = init;
  const made = initializationOf(init);
  if (other.name === "Init") return !type || (yield* resultOf(accepts(type, other.type ?? any, guard)));
  if (!made) return yield* resultOf(accepts(type ?? richData(), other, guard));
  const { list, single, takesFirst } = made;
  if (yield* resultOf(accepts(single, other, guard))) return true;
  if (!list) return false;
  return (
    (yield* resultOf(accepts(list, other, guard))) ||
    (takesFirst && (yield* resultOf(accepts(list, tupleType([other]), guard))))
  );
}

/** Whether values of the type can be called, in calls and as blocks. */
export function isCallable(type: PuppetType, mayBeOptional = true): boolean {
  if (type.name === "Callable" || type.name === "Unit") return type.name === "Callable";
  if (type.name === "Optional") return mayBeOptional && !!type.type && isCallable(type.type, mayBeOptional);
  if (type.name === "Variant") return type.types.every((each) => isCallable(each, mayBeOptional));
  if (type.name === "TypeAlias") return !type.recursive && isCallable(type.resolved, mayBeOptional);
  return false;
}
