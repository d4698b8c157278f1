import { type Deep, settle } from "@cairn/evaluation";
import { acceptsUndef } from "./print.js";
import { inBoth, RecursionGuard } from "./guard.js";
import { any, sameType, undef } from "./make.js";
import { arrayAccepts, collectionAccepts, hashAccepts, structAccepts, tupleAccepts } from "./assignable-collections.js";
import { enumAccepts, patternAccepts, rangeAccepts, stringAccepts, versionAccepts } from "./assignable-scalars.js";
import { isIterable, iterableType } from "./iterable.js";
import { initAccepts, uriAccepts } from "./special-accepts.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;

/** Whether every value of `other` is a value of `type`, by Puppet's rules. */
export function isAssignable(type: PuppetType, other: PuppetType): boolean {
  return settle(accepts(type, other, undefined));
}

/** `isAssignable` as a step of a bigger computation. */
export function* accepts(type: PuppetType, other: PuppetType, guard: RecursionGuard | undefined): Deep<boolean> {
  if (type.name === "Unit" || other.name === "Unit") return true;
  if (type.name === "Variant") return (yield variantAccepts(type, other, guard)) as boolean;
  if (type.name !== "TypeAlias" || !type.recursive) return (yield opens(type, other, guard)) as boolean;
  const watch = guard ?? new RecursionGuard();
  const entered = watch.enterThis(type);
  const result = watch.state === inBoth ? true : ((yield opens(type, other, watch)) as boolean);
  watch.leaveThis(type, entered);
  return result;
}

function* variantAccepts(type: Types.VariantType, other: PuppetType, guard: RecursionGuard | undefined): Deep<boolean> {
  if (other.name === "Undef" && type.types.length === 0) return false;
  if (other.name !== "Variant") return (yield opens(type, other, guard)) as boolean;
  if (type.types.length === 0) return true;
  return (yield all(type, other.types, guard)) as boolean;
}

function* all(type: PuppetType, others: readonly PuppetType[], guard: RecursionGuard | undefined): Deep<boolean> {
  for (const each of others) if (!((yield accepts(type, each, guard)) as boolean)) return false;
  return others.length > 0;
}

/** Opens what wraps other types, on the side of the other. */
function* opens(type: PuppetType, other: PuppetType, guard: RecursionGuard | undefined): Deep<boolean> {
  switch (other.name) {
    case "TypeAlias":
      return (yield opensAlias(type, other, guard)) as boolean;
    case "Variant":
      if (type.name === "Any") return true;
      if (type.name === "NotUndef" && other.types.length === 0) break;
      return (yield all(type, other.types, guard)) as boolean;
    case "Optional":
      if (!((yield accepts(type, undef, undefined)) as boolean)) return false;
      return !other.type || ((yield accepts(type, other.type, undefined)) as boolean);
    case "NotUndef":
      if (other.type && !acceptsUndef(other.type)) return (yield accepts(type, other.type, guard)) as boolean;
      break;
    default:
  }
  return (yield direct(type, other, guard)) as boolean;
}

function* opensAlias(type: PuppetType, other: Types.AliasType, guard: RecursionGuard | undefined): Deep<boolean> {
  if (!other.recursive) return (yield accepts(type, other.resolved, guard)) as boolean;
  const watch = guard ?? new RecursionGuard();
  // As in Puppet, the other side is never left again.
  watch.enterThat(other);
  return watch.state === inBoth ? true : ((yield accepts(type, other.resolved, watch)) as boolean);
}

/** Compares two types, of which the other one wraps nothing. */
function* direct(type: PuppetType, other: PuppetType, guard: RecursionGuard | undefined): Deep<boolean> {
  switch (type.name) {
    case "TypeAlias":
      return (yield accepts(type.resolved, other, guard)) as boolean;
    case "Variant":
      for (const each of type.types) if ((yield accepts(each, other, guard)) as boolean) return true;
      return false;
    case "Optional":
    case "NotUndef":
    case "Type":
    case "Iterable":
    case "Iterator":
    case "Sensitive":
      return (yield containingAccepts(type, other, guard)) as boolean;
    case "Collection":
      return collectionAccepts(type, other);
    case "Array":
      return (yield arrayAccepts(type, other, guard)) as boolean;
    case "Hash":
      return (yield hashAccepts(type, other, guard)) as boolean;
    case "Tuple":
      return (yield tupleAccepts(type, other, guard)) as boolean;
    case "Struct":
      return (yield structAccepts(type, other, guard)) as boolean;
    case "Callable":
      return (yield callableAccepts(type, other, guard)) as boolean;
    default:
      return leafAccepts(type, other);
  }
}

const scalarDataNames = ["ScalarData", "String", "Integer", "Float", "Numeric", "Boolean", "Enum", "Pattern"];
const scalarNames = [...scalarDataNames, "Scalar", "Regexp", "SemVer", "SemVerRange", "Timespan", "Timestamp"];

type Leaf = Exclude<PuppetType, { readonly name: "TypeAlias" | "Variant" | Types.ContainingName | "Collection" }>;

/** Types without other types in them. */
function leafAccepts(type: Leaf, other: PuppetType): boolean {
  switch (type.name) {
    case "Any":
      return true;
    case "Scalar":
      return scalarNames.includes(other.name);
    case "ScalarData":
      return scalarDataNames.includes(other.name);
    case "Numeric":
      return ["Numeric", "Integer", "Float"].includes(other.name);
    case "Integer":
    case "Float":
    case "Timestamp":
    case "Timespan":
      return rangeAccepts(type, other);
    case "String":
      return stringAccepts(type, other);
    case "Boolean":
      return other.name === "Boolean" && (type.value === undefined || type.value === other.value);
    case "Enum":
      return enumAccepts(type, other);
    case "Pattern":
      return patternAccepts(type, other);
    case "Regexp":
      return other.name === "Regexp" && (type.source === undefined || type.source === other.source);
    case "SemVer":
      return versionAccepts(type, other);
    default:
      return referenceAccepts(type, other);
  }
}

function referenceAccepts(type: Leaf, other: PuppetType): boolean {
  switch (type.name) {
    case "CatalogEntry":
      return ["CatalogEntry", "Class", "Resource"].includes(other.name);
    case "Class":
      return other.name === "Class" && (type.className === undefined || type.className === other.className);
    case "Resource":
      return other.name === "Resource" && resourceAccepts(type, other);
    case "TypeReference":
      return sameType(type, other);
    case "URI":
      return other.name === "URI" && uriAccepts(type, other);
    case "Init":
      return other.name === "Init"
        ? !type.type || isAssignable(type.type, other.type ?? any)
        : initAccepts(type, other);
    case "Object":
      return other.name === "Object" && objectAccepts(type, other);
    case "Runtime":
      return other.name === "Runtime" && (type.runtime === undefined || sameType(type, other));
    default:
      return type.name === other.name;
  }
}

function objectAccepts(type: Types.ObjectType, other: Types.ObjectType): boolean {
  let above = other.definition;
  while (above && above !== type.definition) above = above.parent;
  return above === type.definition;
}

function resourceAccepts(type: Types.ResourceType, other: Types.ResourceType): boolean {
  if (type.typeName === undefined) return true;
  if (type.typeName.toLowerCase() !== other.typeName?.toLowerCase()) return false;
  return type.title === undefined || type.title === other.title;
}

function* containingAccepts(
  type: Types.ContainingType,
  other: PuppetType,
  guard: RecursionGuard | undefined,
): Deep<boolean> {
  const inside = type.type;
  switch (type.name) {
    case "Optional":
      return other.name === "Undef" || !inside || ((yield accepts(inside, other, guard)) as boolean);
    case "NotUndef":
      if ((yield accepts(other, undef, guard)) as boolean) return false;
      return !inside || ((yield accepts(inside, other, guard)) as boolean);
    case "Iterable":
      return (yield iterableAccepts(inside, other, guard)) as boolean;
    default:
      if (other.name !== type.name) return false;
      if (!inside) return true;
      return !!other.type && ((yield accepts(inside, other.type, guard)) as boolean);
  }
}

function* iterableAccepts(
  inside: PuppetType | undefined,
  other: PuppetType,
  guard: RecursionGuard | undefined,
): Deep<boolean> {
  if (!inside || isAssignable(inside, any)) return isIterable(other);
  const element = iterableType(other);
  return !!element && ((yield accepts(inside, element, guard)) as boolean);
}

function* callableAccepts(
  type: Types.CallableType,
  other: PuppetType,
  guard: RecursionGuard | undefined,
): Deep<boolean> {
  if (other.name !== "Callable") return false;
  const returned = other.returns ?? any;
  if (type.returns && !((yield accepts(type.returns, returned, guard)) as boolean)) return false;
  if (!type.parameters) return true;
  // Parameters and blocks go the other way: the other must accept what this one is given.
  if (!other.parameters || !((yield accepts(other.parameters, type.parameters, guard)) as boolean)) return false;
  return (yield accepts(other.block ?? undef, type.block ?? undef, guard)) as boolean;
}

/** Whether values of the type can be called, in calls and as blocks. */
export function isCallable(type: PuppetType, mayBeOptional = true): boolean {
  if (type.name === "Callable" || type.name === "Unit") return type.name === "Callable";
  if (type.name === "Optional") return mayBeOptional && !!type.type && isCallable(type.type, mayBeOptional);
  if (type.name === "Variant") return type.types.every((each) => isCallable(each, mayBeOptional));
  if (type.name === "TypeAlias") return !type.recursive && isCallable(type.resolved, mayBeOptional);
  return false;
}
