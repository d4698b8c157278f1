import { Made, resultOf, settle, type Deep } from "@cairn/evaluation";
import { rangeBetween } from "../values/version-range.js";
import { isArray, type Value } from "../values/value.js";
import { commonType } from "./common.js";
import { generalize } from "./generalize.js";
import { inferLeaf, isContainer, type Container } from "./infer-leaf.js";
import * as make from "./make.js";
import type { PuppetType } from "./type.js";

/** The type of a value, with one type for all elements of an array: the narrowest that Puppet finds. */
export function infer(value: Value): PuppetType {
  return isContainer(value) ? settle(inferring(value, new Made())) : inferLeaf(value);
}

/** The type of a value with a type for each element: arrays are tuples, hashes with strings as keys are structs. */
export function inferDetailed(value: Value): PuppetType {
  return isContainer(value)
    ? settle(inferringDetailed(value, { plain: new Made(), detailed: new Made() }))
    : detailedLeaf(value);
}

/** The general type of a value, as many messages of Puppet show it. */
export function inferGeneral(value: Value): PuppetType {
  return generalize(infer(value));
}

function* inferring(value: Value, made: Made<PuppetType>): Deep<PuppetType> {
  if (!isContainer(value)) return inferLeaf(value);
  return yield* resultOf(made.of(value, () => inferringContainer(value, made)));
}

function* inferringContainer(value: Container, made: Made<PuppetType>): Deep<PuppetType> {
  if (isArray(value)) {
    if (value.length === 0) return make.emptyArray;
    return make.arrayType(yield* resultOf(reducing(value, made)), make.exactSize(value.length));
  }
  if (value.kind === "sensitive") {
    return make.containing("Sensitive", generalize(yield* resultOf(inferring(value.value, made))));
  }
  if (value.size === 0) return make.emptyHash;
  const key = yield* resultOf(reducing(value.keys(), made));
  return make.hashType(key, yield* resultOf(reducing(value.values(), made)), make.exactSize(value.size));
}

function* reducing(values: readonly Value[], made: Made<PuppetType>): Deep<PuppetType> {
  let common: PuppetType | undefined;
  for (const value of values) {
    const type = yield* resultOf(inferring(value, made));
    common = common ? commonType(common, type) : type;
  }
  return common ?? make.undef;
}

/** The types of parts, for both kinds of inference: sensitive values have only a plain one. */
interface Both {
  readonly plain: Made<PuppetType>;
  readonly detailed: Made<PuppetType>;
}

function* inferringDetailed(value: Value, made: Both): Deep<PuppetType> {
  if (!isContainer(value)) return detailedLeaf(value);
  return yield* resultOf(made.detailed.of(value, () => detailedContainer(value, made)));
}

function* detailedContainer(value: Container, made: Both): Deep<PuppetType> {
  if (isArray(value)) {
    return value.length === 0 ? make.emptyArray : make.tupleType(yield* resultOf(detailedAll(value, made)));
  }
  if (value.kind === "sensitive") return yield* resultOf(inferring(value, made.plain));
  if (value.size === 0) return make.emptyHash;
  const keys = value.keys();
  const values = yield* resultOf(detailedAll(value.values(), made));
  if (keys.every((key) => typeof key === "string" && key !== "")) {
    const element = (key: Value, index: number) => ({ key: key as string, optional: false, value: values[index]! });
    return make.structType(keys.map(element));
  }
  const keyType = make.variantType(yield* resultOf(detailedAll(keys, made)));
  return make.hashType(keyType, make.variantType(values), make.exactSize(value.size));
}

function* detailedAll(values: readonly Value[], made: Both): Deep<PuppetType[]> {
  const types: PuppetType[] = [];
  for (const value of values) {
    types.push(isContainer(value) ? yield* resultOf(inferringDetailed(value, made)) : detailedLeaf(value));
  }
  return types;
}

/** Only a version has a more detailed type. */
function detailedLeaf(value: Exclude<Value, Container>): PuppetType {
  const isVersion = typeof value === "object" && value !== null && value.kind === "version";
  return isVersion ? { kind: "type", name: "SemVer", ranges: [rangeBetween(value, value)] } : inferLeaf(value);
}
