import type { Deep } from "@cairn/evaluation";
import { arrayType, callableType, containing, hashType, structType, tupleType } from "./make.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;

/** The transformation of each type inside another. */
export type Change = (type: PuppetType) => Deep<PuppetType>;

/** The transformed types, or the same array if none of them changed. */
export function* changeAll(types: readonly PuppetType[], change: Change): Deep<readonly PuppetType[]> {
  let changed = false;
  const results: PuppetType[] = [];
  for (const type of types) {
    const result = (yield change(type)) as PuppetType;
    changed ||= result !== type;
    results.push(result);
  }
  return changed ? results : types;
}

/** A Struct with transformed values. */
export function* changeStruct(type: Types.StructType, change: Change): Deep<PuppetType> {
  const values = type.elements.map((element) => element.value);
  const results = (yield changeAll(values, change)) as readonly PuppetType[];
  if (results === values) return type;
  return structType(type.elements.map((element, index) => ({ ...element, value: results[index]! })));
}

export function* changeTuple(type: Types.TupleType, change: Change): Deep<Types.TupleType> {
  const types = (yield changeAll(type.types, change)) as readonly PuppetType[];
  return types === type.types ? type : tupleType(types, type.size);
}

export function* changeCallable(type: Types.CallableType, change: Change): Deep<PuppetType> {
  const parameters = type.parameters && ((yield changeTuple(type.parameters, change)) as Types.TupleType);
  const block = type.block && ((yield change(type.block)) as PuppetType);
  const returns = type.returns && ((yield change(type.returns)) as PuppetType);
  const isSame = parameters === type.parameters && block === type.block && returns === type.returns;
  return isSame ? type : callableType(parameters, block, returns);
}

export function* changeContained(type: Types.ContainingType, change: Change): Deep<Types.ContainingType> {
  if (!type.type) return type;
  const inside = (yield change(type.type)) as PuppetType;
  return inside === type.type ? type : containing(type.name, inside);
}

export function* changeArray(
  type: Types.ArrayType,
  size: Types.IntegerType | undefined,
  change: Change,
): Deep<PuppetType> {
  const element = (yield change(type.element)) as PuppetType;
  return element === type.element && size === type.size ? type : arrayType(element, size);
}

export function* changeHash(
  type: Types.HashType,
  size: Types.IntegerType | undefined,
  change: Change,
): Deep<PuppetType> {
  const key = (yield change(type.key)) as PuppetType;
  const value = (yield change(type.value)) as PuppetType;
  return key === type.key && value === type.value && size === type.size ? type : hashType(key, value, size);
}
