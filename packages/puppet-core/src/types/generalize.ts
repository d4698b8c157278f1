import { type Deep, settle } from "@cairn/evaluation";
import { lengthOf } from "./assignable-scalars.js";
import * as make from "./make.js";
import {
  changeAll,
  changeArray,
  changeCallable,
  changeContained,
  changeHash,
  changeStruct,
  changeTuple,
} from "./rebuild.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;

/** The type without the properties of single values: `Integer[1, 1]` becomes `Integer`. */
export function generalize(type: PuppetType): PuppetType {
  return settle(generalizing(type));
}

function* generalizing(type: PuppetType): Deep<PuppetType> {
  switch (type.name) {
    case "Integer":
      return make.anyInteger;
    case "Float":
      return make.anyFloat;
    case "String":
      return make.anyString;
    case "Boolean":
      return make.anyBoolean;
    case "Enum":
      return generalizeEnum(type);
    case "Collection":
    case "Timestamp":
    case "Timespan":
    case "URI":
      return { kind: "type", name: type.name };
    case "SemVer":
      return { kind: "type", name: "SemVer", ranges: [] };
    default:
      return (yield generalizeNested(type)) as PuppetType;
  }
}

function* generalizeNested(type: PuppetType): Deep<PuppetType> {
  switch (type.name) {
    case "Array":
      if (type.element.name === "Any") return make.anyArray;
      return (yield changeArray(type, undefined, generalizing)) as PuppetType;
    case "Hash":
      if (type.key.name === "Unit" && type.size) return type;
      return (yield changeHash(type, undefined, generalizing)) as PuppetType;
    case "Tuple":
      return (yield changeTuple(type, generalizing)) as PuppetType;
    case "Struct":
      return (yield changeStruct(type, generalizing)) as PuppetType;
    case "Callable":
      return (yield changeCallable(type, generalizing)) as PuppetType;
    case "Variant": {
      const types = (yield changeAll(type.types, generalizing)) as readonly PuppetType[];
      return types === type.types ? type : make.variantType(types);
    }
    case "Optional":
    case "NotUndef":
    case "Type":
    case "Iterable":
    case "Iterator":
    case "Sensitive":
      return (yield changeContained(type, generalizing)) as PuppetType;
    default:
      return type;
  }
}

function generalizeEnum(type: Types.EnumType): PuppetType {
  if (type.values.length === 0) return make.anyString;
  const sizes = type.values.map(lengthOf).sort((left, right) => left - right);
  return make.stringOfSize(make.sizeType(BigInt(sizes[0]!), BigInt(sizes[sizes.length - 1]!)));
}
