import { compareText } from "../values/fold-case.js";
import { typeIdentity } from "../values/print.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;

const simple = <Name extends Types.SimpleType["name"]>(name: Name) => ({ kind: "type", name }) as const;

/** The types without parameters, and the others in their widest form. */
export const any = simple("Any");
/** The type of nothing in particular: every value fits it, and it fits every type. */
export const unit = simple("Unit");
/** The type of `undef`. */
export const undef = simple("Undef");
/** Strings, numbers, booleans, regular expressions, times and versions. */
export const scalar = simple("Scalar");
/** The scalars that JSON has. */
export const scalarData = simple("ScalarData");
/** Integers and floats. */
export const numeric = simple("Numeric");
/** Every integer of 64 bits. */
export const anyInteger: Types.IntegerType = { kind: "type", name: "Integer" };
/** Every float. */
export const anyFloat: Types.FloatType = { kind: "type", name: "Float" };
/** Every string. */
export const anyString: Types.StringType = { kind: "type", name: "String" };
/** `true` and `false`. */
export const anyBoolean: Types.BooleanType = { kind: "type", name: "Boolean" };
/** Every regular expression. */
export const anyRegexp: Types.RegexpType = { kind: "type", name: "Regexp" };
/** Every array. */
export const anyArray: Types.ArrayType = { kind: "type", name: "Array", element: any };
/** Every hash. */
export const anyHash: Types.HashType = { kind: "type", name: "Hash", key: any, value: any };
/** Every array, as a Tuple without types. */
export const anyTuple: Types.TupleType = { kind: "type", name: "Tuple", types: [] };
/** Every hash of strings, as a Struct without entries. */
export const anyStruct: Types.StructType = { kind: "type", name: "Struct", elements: [] };
/** Everything that can be called. */
export const anyCallable: Types.CallableType = { kind: "type", name: "Callable" };
/** Every size: integers from 0. */
export const anySize: Types.IntegerType = { kind: "type", name: "Integer", from: 0n };

/** Integers in a range; a missing bound is open. */
export function integerType(from?: bigint, to?: bigint): Types.IntegerType {
  return { kind: "type", name: "Integer", from, to };
}

/** A size is never negative. */
export function sizeType(from?: bigint, to?: bigint): Types.IntegerType {
  if (from !== undefined && from >= 0n) return integerType(from, to);
  return integerType(0n, to !== undefined && to < 0n ? 0n : to);
}

/** Exactly this size. */
export function exactSize(size: number): Types.IntegerType {
  return integerType(BigInt(size), BigInt(size));
}

/** How many elements a Tuple has: its explicit size, or one for each type. */
export function tupleSize(tuple: Types.TupleType): Types.IntegerType {
  return tuple.size ?? (tuple.types.length === 0 ? anySize : exactSize(tuple.types.length));
}

/** How many entries a Struct has: at least those with required keys. */
export function structSize(struct: Types.StructType): Types.IntegerType {
  const required = struct.elements.filter((element) => !element.optional).length;
  return integerType(BigInt(required), BigInt(struct.elements.length));
}

/** Strings of this size. */
export function stringOfSize(size: Types.IntegerType): Types.StringType {
  return { kind: "type", name: "String", size };
}

/** The type of exactly one string. */
export function stringOf(value: string): Types.StringType {
  return { kind: "type", name: "String", value };
}

/** One of these strings. */
export function enumType(values: readonly string[], ignoresCase = false): Types.EnumType {
  return { kind: "type", name: "Enum", values: [...new Set(values)].sort(compareText), ignoresCase };
}

/** Array types; an array of no elements has elements of type Unit. */
export function arrayType(element: PuppetType, size?: Types.IntegerType): Types.ArrayType {
  return { kind: "type", name: "Array", element: isZero(size) ? unit : element, size: asSize(size) };
}

/** Hash types; a hash of no entries has keys and values of type Unit. */
export function hashType(key: PuppetType, value: PuppetType, size?: Types.IntegerType): Types.HashType {
  if (isZero(size)) return { kind: "type", name: "Hash", key: unit, value: unit, size };
  return { kind: "type", name: "Hash", key, value, size: asSize(size) };
}

function asSize(range: Types.IntegerType | undefined): Types.IntegerType | undefined {
  return range && (range.from === undefined || range.from < 0n) ? sizeType(range.from, range.to) : range;
}

function isZero(size: Types.IntegerType | undefined): boolean {
  return size !== undefined && size.from === 0n && size.to === 0n;
}

/** The type of `[]`. */
export const emptyArray: Types.ArrayType = arrayType(unit, exactSize(0));
/** The type of `{}`. */
export const emptyHash: Types.HashType = hashType(unit, unit, exactSize(0));

/** Arrays whose items have these types in order; the last type repeats as far as `size` allows. */
export function tupleType(types: readonly PuppetType[], size?: Types.IntegerType): Types.TupleType {
  return { kind: "type", name: "Tuple", types, size: asSize(size) };
}

/** Hashes with these entries and no others. */
export function structType(elements: readonly Types.StructElement[]): Types.StructType {
  return { kind: "type", name: "Struct", elements };
}

/** A type with one type parameter, such as `Optional[T]`. `Sensitive` only has the generalized type. */
export function containing(name: Types.ContainingName, type?: PuppetType): Types.ContainingType {
  const drops = name === "NotUndef" && type?.name === "Any";
  return { kind: "type", name, type: drops ? undefined : (type ?? (name === "Sensitive" ? any : undefined)) };
}

/** These types as a Variant as it is written: other variants are flattened, duplicates removed. */
export function variantType(types: readonly PuppetType[]): PuppetType {
  const unique = uniqueTypes(types.flatMap((type) => (type.name === "Variant" ? type.types : [type])));
  return unique.length === 1 ? unique[0]! : { kind: "type", name: "Variant", types: unique };
}

/** Each type once, in the order of their first occurrences. */
export function uniqueTypes(types: readonly PuppetType[]): PuppetType[] {
  const found = new Map<string, PuppetType>();
  for (const type of types) {
    const identity = typeIdentity(type);
    if (!found.has(identity)) found.set(identity, type);
  }
  return [...found.values()];
}

/** Whether two types are the same. */
export function sameType(left: PuppetType, right: PuppetType): boolean {
  if (left === right) return true;
  return left.name === right.name && typeIdentity(left) === typeIdentity(right);
}

/** The type of a callable: its parameter types, their number, its block and its result. */
export function callableType(
  parameters?: Types.TupleType,
  block?: PuppetType,
  returns?: PuppetType,
): Types.CallableType {
  return { kind: "type", name: "Callable", parameters, block, returns: returns?.name === "Any" ? undefined : returns };
}

/** A class, or any class. */
export function classType(className?: string): Types.ClassType {
  return { kind: "type", name: "Class", className };
}

/** A resource type, a resource, or any resource. */
export function resourceType(typeName?: string, title?: string): Types.ResourceType {
  return { kind: "type", name: "Resource", typeName, title };
}
