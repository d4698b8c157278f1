import { growLooked, growLookups, resultOf, settle, type Deep } from "@cairn/evaluation";
import type { HashValue } from "../values/hash.js";
import { isArray, isType, isUndef, type Value } from "../values/value.js";
import { accepts, isAssignable } from "./assignable.js";
import { enumHas, lengthOf, patternMatches } from "./assignable-scalars.js";
import { inBoth, RecursionGuard } from "./guard.js";
import { infer } from "./infer.js";
import { initializationOf } from "./initialization.js";
import { behindAliases, isFinite } from "./iterable.js";
import { any } from "./make.js";
import { isInRange, isVersionInstance } from "./instance-scalars.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;
type Guard = RecursionGuard | undefined;

/** Whether the value belongs to the type. */
export function isInstance(type: PuppetType, value: Value): boolean {
  return plainlyHas(type, value) ?? settle(has(type, value, undefined)) > 0;
}

/** The answer if it doesn't require the contents of the value: the usual case. Undefined if it does. */
function plainlyHas(type: PuppetType, value: Value): boolean | undefined {
  const fits = leafHas(type, value);
  if (fits !== undefined || !(type.name === "Variant" || type.name === "Optional" || type.name === "TypeAlias"))
    return fits;
  let isSure = true;
  const waiting: PuppetType[] = [type];
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (each.name === "Variant") {
      growLooked(each.types.length);
      for (const part of each.types) waiting.push(part);
    } else if (each.name === "Optional") {
      if (isUndef(value)) return true;
      if (each.type) waiting.push(each.type);
    } else if (each.name === "TypeAlias" && !each.recursive) waiting.push(each.resolved);
    else {
      const answer = leafHas(each, value);
      if (answer) return true;
      isSure &&= answer === false;
    }
  }
  return isSure ? false : undefined;
}

/** 1 for yes, -1 for no and 0 if a recursive alias has led back to the same question. */
function* has(type: PuppetType, value: Value, guard: Guard): Deep<number> {
  if (type.name === "Variant") return yield* resultOf(variantHas(type, value, guard));
  if (type.name !== "TypeAlias") return (yield* resultOf(containsValue(type, value, guard))) ? 1 : -1;
  if (!type.recursive) return yield* resultOf(has(type.resolved, value, guard));
  const watch = guard ?? new RecursionGuard();
  const enteredThat = watch.enterThat(value);
  const enteredThis = watch.enterThis(type);
  const result = watch.state === inBoth ? 0 : yield* resultOf(has(type.resolved, value, watch));
  watch.leaveThis(type, enteredThis);
  watch.leaveThat(value, enteredThat);
  return result;
}

function* variantHas(type: Types.VariantType, value: Value, guard: Guard): Deep<number> {
  let best = -1;
  for (const each of type.types) {
    const answer = yield* resultOf(has(each, value, guard));
    if (answer > 0) return answer;
    if (answer > best) best = answer;
  }
  return best;
}

function* yes(type: PuppetType, value: Value, guard: Guard): Deep<boolean> {
  return plainlyHas(type, value) ?? (yield* resultOf(has(type, value, guard))) > 0;
}

function* allAre(type: PuppetType, values: readonly Value[], guard: Guard): Deep<boolean> {
  growLookups(values.length);
  for (const value of values) {
    if (!(plainlyHas(type, value) ?? (yield* resultOf(has(type, value, guard))) > 0)) return false;
  }
  return true;
}

/** Types that contain other types. */
function* containsValue(type: PuppetType, value: Value, guard: Guard): Deep<boolean> {
  switch (type.name) {
    case "Optional":
      return isUndef(value) || (!!type.type && (yield* resultOf(yes(type.type, value, guard))));
    case "NotUndef":
      return !isUndef(value) && (!type.type || (yield* resultOf(yes(type.type, value, guard))));
    case "Type":
      return isType(value) && (!type.type || (yield* resultOf(accepts(type.type, value, guard))));
    case "Sensitive":
      if (typeof value !== "object" || value === null || isArray(value) || value.kind !== "sensitive") return false;
      return !type.type || (yield* resultOf(yes(type.type, value.value, guard)));
    case "Array":
      if (!isArray(value) || !(yield* resultOf(allAre(type.element, value, guard)))) return false;
      return isSize(type.size, value.length);
    case "Hash":
      return isHashValue(value) && (yield* resultOf(hashHas(type, value, guard)));
    case "Tuple":
      return isArray(value) && (yield* resultOf(tupleHas(type, value, guard)));
    case "Struct":
      return isHashValue(value) && (yield* resultOf(structHas(type, value, guard)));
    case "Init":
      return yield* resultOf(initHas(type, value, guard));
    default:
      return leafHas(type, value) ?? false;
  }
}

function isHashValue(value: Value): value is HashValue {
  return typeof value === "object" && value !== null && !isArray(value) && value.kind === "hash";
}

function isSize(size: Types.IntegerType | undefined, length: number): boolean {
  return !size || isInRange(size, BigInt(length));
}

function* hashHas(type: Types.HashType, value: HashValue, guard: Guard): Deep<boolean> {
  if (!(yield* resultOf(allAre(type.key, value.keys(), guard)))) return false;
  return (yield* resultOf(allAre(type.value, value.values(), guard))) && isSize(type.size, value.size);
}

function* tupleHas(type: Types.TupleType, value: readonly Value[], guard: Guard): Deep<boolean> {
  const { types, size } = type;
  if (size ? !isSize(size, value.length) : types.length > 0 && types.length !== value.length) return false;
  if (types.length === 0) return true;
  growLookups(value.length);
  for (let index = 0; index < value.length; index++) {
    const expected = types[index] ?? types[types.length - 1]!;
    if (!(yield* resultOf(yes(expected, value[index]!, guard)))) return false;
  }
  return true;
}

function* structHas(type: Types.StructType, value: HashValue, guard: Guard): Deep<boolean> {
  let matched = 0;
  growLookups(type.elements.length);
  for (const element of type.elements) {
    const found = value.get(element.key);
    if (found === undefined) {
      if (!element.optional) return false;
      continue;
    }
    matched++;
    if (!(yield* resultOf(yes(element.value, found, guard)))) return false;
  }
  return matched === value.size;
}

/** Whether `new` takes the value, or the array with its arguments. */
function* initHas(type: Types.InitType, value: Value, guard: Guard): Deep<boolean> {
  const made = initializationOf(type);
  if (!made) return !!type.type && (yield* resultOf(yes(type.type, value, guard)));
  const { list, single, takesFirst } = made;
  if (yield* resultOf(yes(single, value, guard))) return true;
  if (!list) return false;
  return (yield* resultOf(yes(list, value, guard))) || (takesFirst && (yield* resultOf(yes(list, [value], guard))));
}

/** The answer of types that never depend on the contents of a value; undefined for the others. */
function leafHas(type: PuppetType, value: Value): boolean | undefined {
  switch (type.name) {
    case "Any":
    case "Unit":
      return true;
    case "String":
      if (typeof value !== "string") return false;
      return type.value === undefined ? !type.size || isSize(type.size, lengthOf(value)) : value === type.value;
    case "Boolean":
      return typeof value === "boolean" && (type.value === undefined || type.value === value);
    case "Integer":
      return typeof value === "bigint" && isInRange(type, value);
    case "Float":
      return typeof value === "number" && isInRange(type, value);
    case "Undef":
      return isUndef(value);
    case "Enum":
      return typeof value === "string" && enumHas(type, value);
    case "Pattern":
      return typeof value === "string" && patternMatches(type, value);
    default:
      return rareLeafHas(type, value);
  }
}

function rareLeafHas(type: PuppetType, value: Value): boolean | undefined {
  switch (type.name) {
    case "Numeric":
      return typeof value === "bigint" || typeof value === "number";
    case "ScalarData":
      return ["bigint", "number", "string", "boolean"].includes(typeof value);
    case "Scalar":
      return (
        !isArray(value) && !isHashValue(value) && !isType(value) && value !== null && isAssignable(type, infer(value))
      );
    case "Collection":
      return (
        (isArray(value) && isSize(type.size, value.length)) || (isHashValue(value) && isSize(type.size, value.size))
      );
    case "SemVer":
      return isVersionInstance(type, value);
    case "Init":
      return type.type ? undefined : isAssignable(type, infer(value));
    case "Iterable":
      return iterableHas(type, value);
    default:
      if (inferred.has(type.name)) return !isContainer(value) && isAssignable(type, infer(value));
      return nothings.has(type.name) ? false : undefined;
  }
}

/** Types whose values are recognised by their inferred types. */
const inferred = new Set<string>([
  ...["Iterator", "Default", "Regexp", "Callable", "CatalogEntry", "Class", "Resource", "Timestamp", "Timespan"],
  ...["SemVerRange", "Binary", "URI", "Object", "Runtime"],
]);

/** Types that have no values here. */
const nothings = new Set<string>(["TypeReference", "TypeSet"]);

function isContainer(value: Value): boolean {
  return isArray(value) || isHashValue(value);
}

function iterableHas(type: Types.ContainingType, value: Value): boolean {
  if (type.type && !isAssignable(type.type, any)) return isAssignable(type, infer(value));
  if (typeof value === "bigint") return value >= 0n;
  if (isType(value)) return isFinite(behindAliases(value));
  return (
    isContainer(value) ||
    typeof value === "string" ||
    (typeof value === "object" && value !== null && "elementType" in value)
  );
}
