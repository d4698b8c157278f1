import { resultOf, settle, type Deep } from "@cairn/evaluation";
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
      return yield* resultOf(generalizeNested(type));
  }
}

function* generalizeNested(type: PuppetType): Deep<PuppetType> {
  switch (type.name) {
    case "Array":
      if (type.element.name === "Any") return make.anyArray;
      return yield* resultOf(changeArray(type, undefined, generalizing));
    case "Hash":
      if (type.key.name === "Unit" && type.size) return type;
      return yield* resultOf(changeHash(type, undefined, generalizing));
    case "Tuple":
      return yield* resultOf(changeTuple(type, generalizing));
    case "Struct":
      return yield* resultOf(changeStruct(type, generalizing));
    case "Callable":
      return yield* resultOf(changeCallable(type, generalizing));
    case "Variant": {
      const types = yield* resultOf(changeAll(type.types, generalizing));
      return types === type.types ? type : make.variantType(types);
    }
    case "Optional":
    case "NotUndef":
    case "Type":
    case "Iterable":
    case "Iterator":
    case "Sensitive":
      return yield* resultOf(changeContained(type, generalizing));
    case "Object":
      return type.parameters ? { kind: "type", name: "Object", definition: type.definition } : type;
    default:
      return type;
  }
}

function generalizeEnum(type: Types.EnumType): PuppetType {
  if (type.values.length === 0) return make.anyString;
  const sizes = type.values.map(lengthOf).sort((left, right) => left - right);
  return make.stringOfSize(make.sizeType(BigInt(sizes[0]!), BigInt(sizes[sizes.length - 1]!)));
}
