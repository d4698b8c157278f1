import type { Deep } from "@cairn/evaluation";
import { accepts, isAssignable } from "./assignable.js";
import { sizeAccepts } from "./assignable-scalars.js";
import { generalize } from "./generalize.js";
import type { RecursionGuard } from "./guard.js";
import { anySize, exactSize, integerType, sameType, stringOf } from "./make.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;
type Guard = RecursionGuard | undefined;

/** How many elements a Tuple has: what is written, or one for each type. */
export function tupleSize(tuple: Types.TupleType): Types.IntegerType {
  return tuple.size ?? (tuple.types.length === 0 ? anySize : exactSize(tuple.types.length));
}

/** How many entries a Struct has: at least those whose keys must be there. */
export function structSize(struct: Types.StructType): Types.IntegerType {
  const required = struct.elements.filter((element) => !element.optional).length;
  return integerType(BigInt(required), BigInt(struct.elements.length));
}

export function collectionAccepts(type: Types.CollectionType, other: PuppetType): boolean {
  switch (other.name) {
    case "Collection":
    case "Array":
    case "Hash":
      return sizeAccepts(type.size, other.size);
    case "Tuple":
      return sizeAccepts(type.size, other.size ?? exactSize(other.types.length));
    case "Struct":
      return sizeAccepts(type.size, exactSize(other.elements.length));
    default:
      return false;
  }
}

export function* arrayAccepts(type: Types.ArrayType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name === "Array") {
    return sizeAccepts(type.size, other.size) && ((yield accepts(type.element, other.element, guard)) as boolean);
  }
  if (other.name !== "Tuple" || !sizeAccepts(type.size, other.size ?? exactSize(other.types.length))) return false;
  for (const each of other.types) if (!((yield accepts(type.element, each, guard)) as boolean)) return false;
  return true;
}

export function* hashAccepts(type: Types.HashType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name === "Hash") {
    const isEmpty = other.key.name === "Unit" && other.size?.from === 0n && other.size.to === 0n;
    if (isEmpty && (!type.size || type.size.from === 0n)) return true;
    if (!((yield accepts(type.key, other.key, guard)) as boolean)) return false;
    if (!((yield accepts(type.value, other.value, guard)) as boolean)) return false;
    return sizeAccepts(type.size, other.size);
  }
  if (other.name !== "Struct" || !sizeAccepts(type.size, exactSize(other.elements.length))) return false;
  for (const element of other.elements) {
    if (!((yield accepts(type.key, stringOf(element.key), guard)) as boolean)) return false;
    if (!((yield accepts(type.value, element.value, guard)) as boolean)) return false;
  }
  return true;
}

export function* tupleAccepts(type: Types.TupleType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name !== "Tuple" && other.name !== "Array") return false;
  if (other.name === "Tuple" && sameType(type, other)) return true;
  const size = other.name === "Tuple" ? tupleSize(other) : other.size;
  if (!sizeAccepts(tupleSize(type), size)) return false;
  if (type.types.length === 0) return true;
  if (other.name === "Tuple" && other.types.length === 0) return tupleSize(type).from === 0n;
  const others = other.name === "Tuple" ? other.types : repeated(other, type.types.length);
  for (let index = 0; index < others.length; index++) {
    const expected = type.types[index] ?? type.types[type.types.length - 1]!;
    if (!((yield accepts(expected, others[index]!, guard)) as boolean)) return false;
  }
  return true;
}

function repeated(array: Types.ArrayType, most: number): PuppetType[] {
  const to = array.size?.to;
  const count = to !== undefined && to < BigInt(most) ? Number(to) : most;
  return new Array<PuppetType>(count).fill(array.element);
}

export function* structAccepts(type: Types.StructType, other: PuppetType, guard: Guard): Deep<boolean> {
  if (other.name === "Hash") return (yield structAcceptsHash(type, other, guard)) as boolean;
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
    if (!((yield accepts(element.value, found.value, guard)) as boolean)) return false;
  }
  return matched === given.size;
}

function* structAcceptsHash(type: Types.StructType, other: Types.HashType, guard: Guard): Deep<boolean> {
  for (const element of type.elements) {
    if (element.optional) continue;
    if (!((yield accepts(element.value, other.value, guard)) as boolean)) return false;
    if (!isAssignable(generalize(stringOf(element.key)), other.key)) return false;
  }
  return sizeAccepts(structSize(type), other.size);
}
