import { resultOf, type Deep } from "@cairn/evaluation";
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
    const result = yield* resultOf(change(type));
    changed ||= result !== type;
    results.push(result);
  }
  return changed ? results : types;
}

/** A Struct with transformed values. */
export function* changeStruct(type: Types.StructType, change: Change): Deep<PuppetType> {
  const values = type.elements.map((element) => element.value);
  const results = yield* resultOf(changeAll(values, change));
  if (results === values) return type;
  return structType(type.elements.map((element, index) => ({ ...element, value: results[index]! })));
}

export function* changeTuple(type: Types.TupleType, change: Change): Deep<Types.TupleType> {
  const types = yield* resultOf(changeAll(type.types, change));
  return types === type.types ? type : tupleType(types, type.size);
}

export function* changeCallable(type: Types.CallableType, change: Change): Deep<PuppetType> {
  const parameters = type.parameters && (yield* resultOf(changeTuple(type.parameters, change)));
  const block = type.block && (yield* resultOf(change(type.block)));
  const returns = type.returns && (yield* resultOf(change(type.returns)));
  const isSame = parameters === type.parameters && block === type.block && returns === type.returns;
  return isSame ? type : callableType(parameters, block, returns);
}

export function* changeContained(type: Types.ContainingType, change: Change): Deep<Types.ContainingType> {
  if (!type.type) return type;
  const inside = yield* resultOf(change(type.type));
  return inside === type.type ? type : containing(type.name, inside);
}

export function* changeArray(
  type: Types.ArrayType,
  size: Types.IntegerType | undefined,
  change: Change,
): Deep<PuppetType> {
  const element = yield* resultOf(change(type.element));
  return element === type.element && size === type.size ? type : arrayType(element, size);
}

export function* changeHash(
  type: Types.HashType,
  size: Types.IntegerType | undefined,
  change: Change,
): Deep<Types.HashType> {
  const key = yield* resultOf(change(type.key));
  const value = yield* resultOf(change(type.value));
  return key === type.key && value === type.value && size === type.size ? type : hashType(key, value, size);
}
