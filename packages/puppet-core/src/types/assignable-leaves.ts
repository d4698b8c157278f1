import {
  enumAccepts,
  patternAccepts,
  rangeAccepts,
  sizeAccepts,
  stringAccepts,
  versionAccepts,
} from "./assignable-scalars.js";
import { exactSize, sameType } from "./make.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;

const scalarDataNames = ["ScalarData", "String", "Integer", "Float", "Numeric", "Boolean", "Enum", "Pattern"];
const scalarNames = [...scalarDataNames, "Scalar", "Regexp", "SemVer", "SemVerRange", "Timespan", "Timestamp"];

/** A type that doesn't contain other types. */
type Leaf = Exclude<
  PuppetType,
  { readonly name: "TypeAlias" | "Variant" | Types.ContainingName | "URI" | "Init" | "Object" }
>;

/** Whether every value of `other`, which isn't a wrapper, is a value of a type that doesn't contain other types. */
export function leafAccepts(type: Leaf, other: PuppetType): boolean {
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
    case "Collection":
      return collectionAccepts(type, other);
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
    case "Runtime":
      return other.name === "Runtime" && (type.runtime === undefined || sameType(type, other));
    default:
      return type.name === other.name;
  }
}

function resourceAccepts(type: Types.ResourceType, other: Types.ResourceType): boolean {
  if (type.typeName === undefined) return true;
  if (type.typeName.toLowerCase() !== other.typeName?.toLowerCase()) return false;
  return type.title === undefined || type.title === other.title;
}

function collectionAccepts(type: Types.CollectionType, other: PuppetType): boolean {
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
