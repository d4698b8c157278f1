import { integerType, sizeType, stringOfSize, tupleType, variantType, unit } from "./make.js";
import type { PuppetType } from "./type.js";

const character = stringOfSize(sizeType(1n, 1n));
const pairSize = sizeType(2n, 2n);

/** The type that aliases denote; undefined if one only leads to itself. */
export function behindAliases(type: PuppetType): PuppetType | undefined {
  const seen = new Set<PuppetType>();
  let current = type;
  while (current.name === "TypeAlias") {
    if (seen.has(current)) return undefined;
    seen.add(current);
    current = current.resolved;
  }
  return current;
}

/** Whether values of the type can be iterated over. */
export function isIterable(type: PuppetType): boolean {
  const real = behindAliases(type);
  switch (real?.name) {
    case "Enum":
    case "Integer":
    case "String":
    case "Collection":
    case "Array":
    case "Hash":
    case "Tuple":
    case "Struct":
    case "Iterable":
    case "Iterator":
      return true;
    case "Type":
      return isFinite(real.type);
    default:
      return false;
  }
}

/** Whether the type itself can be iterated over: it has a finite number of values, which are enumerated in order. */
export function isFinite(type: PuppetType | undefined): boolean {
  if (type?.name === "Enum") return true;
  return type?.name === "Integer" && type.from !== undefined && type.to !== undefined;
}

/** The type of the elements of an iterable type; undefined if that isn't known. */
export function iterableType(type: PuppetType): PuppetType | undefined {
  const real = behindAliases(type);
  switch (real?.name) {
    case "Enum":
    case "String":
      return character;
    case "Integer":
      return integerType();
    case "Array":
      return real.element.name === "Any" ? undefined : real.element;
    case "Tuple":
      return variantType(real.types);
    case "Hash":
      return pairs(real.key.name === "Any" ? unit : real.key, real.value.name === "Any" ? unit : real.value);
    case "Struct":
      if (real.elements.length === 0) return pairs(unit, unit);
      return pairs(variantType(real.elements.map(keyType)), variantType(real.elements.map((element) => element.value)));
    case "Iterable":
    case "Iterator":
      return real.type;
    case "Type":
      return isFinite(real.type) ? real.type : undefined;
    default:
      return undefined;
  }
}

/** The type of a Struct's key. */
export function keyType(element: { readonly key: string; readonly optional: boolean }): PuppetType {
  const exact: PuppetType = { kind: "type", name: "String", value: element.key };
  return element.optional ? { kind: "type", name: "Optional", type: exact } : exact;
}

function pairs(key: PuppetType, value: PuppetType): PuppetType {
  return tupleType([key, value], pairSize);
}
