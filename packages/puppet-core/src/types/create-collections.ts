import { isArray, isHash, isType, type Value } from "../values/value.js";
import { isCallable } from "./assignable.js";
import type { Creation } from "./create.js";
import { notType, rubyClass, wrongCount, wrongKind } from "./create-problems.js";
import { isEnd, isProblem, sizeOf } from "./create-sizes.js";
import { inferGeneral } from "./infer.js";
import { acceptsUndef } from "../values/print-type.js";
import * as make from "./make.js";
import type { IntegerType, PuppetType, StructElement } from "./type.js";

/** Types of collections and calls. */
export function createCollection(name: string, parameters: readonly Value[]): Creation | undefined {
  switch (name) {
    case "Collection":
      return sized("Collection", parameters, 0, (size) => ({
        kind: "type",
        name: "Collection",
        size: size && make.sizeType(size.from, size.to),
      }));
    case "Array":
      return createArray(parameters);
    case "Hash":
      return createHash(parameters);
    case "Tuple":
      return createTuple(parameters);
    case "Struct":
      return createStruct(parameters);
    case "Callable":
      return createCallable(parameters);
    default:
      return undefined;
  }
}

function sized(
  name: string,
  parameters: readonly Value[],
  start: number,
  build: (size: IntegerType | undefined) => PuppetType,
): Creation {
  const ends = parameters.slice(start);
  if (ends.length === 0) return build(undefined);
  const size = sizeOf(name, ends, start);
  return isProblem(size) ? size : build(size);
}

function createArray(parameters: readonly Value[]): Creation {
  const [first] = parameters;
  if (parameters.length > 3) return wrongCount("Array", 1, 3, parameters.length);
  if (isType(first!)) return sized("Array", parameters, 1, (size) => make.arrayType(first, size));
  if (parameters.length !== 2) return notType("Array", 0, first!);
  return sized("Array", parameters, 0, (size) => make.arrayType(make.any, size));
}

function createHash(parameters: readonly Value[]): Creation {
  const [key, value] = parameters;
  if (parameters.length === 2 && typeof key === "bigint" && typeof value === "bigint") {
    return sized("Hash", parameters, 0, (size) => make.hashType(make.any, make.any, size));
  }
  if (key !== undefined && !isType(key)) return notType("Hash", 0, key);
  if (value !== undefined && !isType(value)) return notType("Hash", 1, value);
  if (key === undefined || value === undefined || parameters.length > 4)
    return wrongCount("Hash", 2, 4, parameters.length);
  return sized("Hash", parameters, 2, (size) => make.hashType(key, value, size));
}

/** How many of the last parameters are the bounds of a size. */
function endsAtEnd(parameters: readonly Value[]): number {
  const [last, before] = [parameters.at(-1), parameters.at(-2)];
  return isEnd(last) ? (isEnd(before) ? 2 : 1) : 0;
}

function createTuple(parameters: readonly Value[]): Creation {
  const count = parameters.length - endsAtEnd(parameters);
  const types = parameters.slice(0, count);
  if (count === 0) return wrongCount("Tuple", 1, Infinity, 0);
  const wrong = types.findIndex((type) => !isType(type));
  if (wrong >= 0) return wrongKind("Tuple", wrong, types[wrong]!, "Any-Type");
  return sized("Tuple", parameters, count, (size) => make.tupleType(types as PuppetType[], size));
}

function createStruct(parameters: readonly Value[]): Creation {
  const [hash] = parameters;
  if (parameters.length !== 1) return wrongCount("Struct", 1, 1, parameters.length);
  if (!isHash(hash!)) return wrongKind("Struct", 0, hash!, "Hash");
  const elements: StructElement[] = [];
  for (const [key, value] of hash.entries()) {
    const element = structElement(key, isType(value) ? value : inferGeneral(value));
    if (!element) return { problem: keyProblem(key), isRaised: true };
    elements.push(element);
  }
  return make.structType(elements);
}

function structElement(key: Value, value: PuppetType): StructElement | undefined {
  if (typeof key === "string") return key === "" ? undefined : { key, optional: acceptsUndef(value), value };
  if (!isType(key)) return undefined;
  const inside = key.name === "Optional" || key.name === "NotUndef" ? key.type : key;
  if (inside?.name !== "String" || !inside.value) return undefined;
  return { key: inside.value, optional: key.name === "Optional", value };
}

function keyProblem(key: Value): string {
  if (key === "") return "Struct element key cannot be an empty String";
  return `Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: ${rubyClass(key)}`;
}

/** `Callable[types, size, block]`, or `Callable[[those], result]`. */
function createCallable(parameters: readonly Value[]): Creation {
  const [first, returns] = parameters;
  if (first === undefined || !isArray(first)) return callable(parameters, undefined);
  if (parameters.length !== 2) return wrongCount("Callable", 2, 2, parameters.length);
  return isType(returns!) ? callable(first, returns) : wrongKind("Callable", 1, returns!, "Any-Type");
}

/** A string denotes the class of Ruby with that name, any other value its type. */
function typeMeant(value: Value): PuppetType {
  if (typeof value === "string") return { kind: "type", name: "Runtime", runtime: "ruby", typeName: value };
  return isType(value) ? value : inferGeneral(value);
}

function callable(given: readonly Value[], returns: PuppetType | undefined): Creation {
  const last = given.at(-1);
  const block = last !== undefined && isType(last) && isCallable(last) ? last : undefined;
  const rest = block ? given.slice(0, -1) : given;
  const count = rest.length - endsAtEnd(rest);
  const types = rest.slice(0, count);
  const all = types.map(typeMeant);
  return sized("Callable", rest.length > count ? rest : [], rest.length > count ? count : 0, (size) => {
    const needsUnit = all.length === 0 && !(size?.from === 0n && size.to === 0n) && size !== undefined;
    const tuple = make.tupleType(needsUnit ? [make.unit] : all, size);
    return make.callableType(tuple, block, returns);
  });
}
