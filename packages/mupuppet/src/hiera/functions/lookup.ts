import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { defineFunction, type FunctionCall } from "@cairn/puppet-core/evaluate";
import {
  aliasType,
  any,
  anyString,
  arrayType,
  callableType,
  containing,
  hashType,
  scalar,
  sizeType,
  stringOfSize,
  structType,
  tupleType,
  variantType,
  type PuppetType,
} from "@cairn/puppet-core/types";
import { isArray, isHash, type HashValue, type Value } from "@cairn/puppet-core/values";
import type { Wanted } from "@cairn/hiera";
import { lookUpByFunction } from "./look-up.js";

const alias = (name: string, type: PuppetType): PuppetType => aliasType(name, () => type)!;

const name = alias("NameType", variantType([anyString, arrayType(anyString)]));
const valueType = alias("ValueType", containing("Type"));
const defaultValue = alias("DefaultValueType", any);
const merge = alias("MergeType", variantType([stringOfSize(sizeType(1n)), hashType(anyString, scalar)]));
const block = { type: alias("BlockType", callableType(tupleType([name]))), name: "block" } as const;

const values = hashType(anyString, any);
const options = [
  { key: "value_type", optional: true, value: containing("Optional", valueType) },
  { key: "default_value", optional: true, value: defaultValue },
  { key: "override", optional: true, value: containing("Optional", values) },
  { key: "default_values_hash", optional: true, value: containing("Optional", values) },
  { key: "merge", optional: true, value: containing("Optional", merge) },
];
const withName = alias("OptionsWithName", structType([{ key: "name", optional: false, value: name }, ...options]));
const withoutName = alias("OptionsWithoutName", structType(options));

const parameters = [
  { name: "name", type: name },
  { name: "value_type", type: valueType, count: "optional" },
  { name: "merge", type: merge, count: "optional" },
] as const;

/** `lookup`: a value of Hiera's data. */
export const lookup = defineFunction(
  "lookup",
  { parameters, run: (call, ...given) => lookUp(call, wantedOf(given)) },
  {
    parameters: [
      { name: "name", type: name },
      { name: "value_type", type: containing("Optional", valueType) },
      { name: "merge", type: containing("Optional", merge) },
      { name: "default_value", type: defaultValue },
    ],
    run: (call, key, type = null, how = null, otherwise = null) =>
      lookUp(call, { ...wantedOf([key!, type, how]), otherwise }),
  },
  { parameters, block, run: (call, ...given) => lookUp(call, wantedOf(given)) },
  {
    parameters: [{ name: "options_hash", type: withName }],
    block: { ...block, optional: true },
    run: (call, given) => lookUp(call, fromOptions((given as HashValue).get("name") ?? null, given as HashValue)),
  },
  {
    parameters: [
      { name: "name", type: variantType([anyString, arrayType(anyString)]) },
      { name: "options_hash", type: withoutName },
    ],
    block: { ...block, optional: true },
    run: (call, key, given) => lookUp(call, fromOptions(key, given as HashValue)),
  },
);

function wantedOf([key = null, type = null, how = null]: readonly Value[]): Wanted {
  return { names: namesOf(key), name: key, type: type as PuppetType | null, merge: how };
}

function namesOf(key: Value): string[] {
  return (isArray(key) ? key : [key]).map(String);
}

function fromOptions(key: Value, given: HashValue): Wanted {
  const hashAt = (option: string): HashValue | undefined => {
    const value = given.get(option) ?? null;
    return isHash(value) ? value : undefined;
  };
  return {
    ...wantedOf([key, given.get("value_type") ?? null, given.get("merge") ?? null]),
    overrides: hashAt("override"),
    defaults: hashAt("default_values_hash"),
    ...(given.has("default_value") ? { otherwise: given.get("default_value") ?? null } : {}),
  };
}

function* lookUp(call: FunctionCall, wanted: Wanted): Evaluation<Value> {
  try {
    const value = yield* resultOf(lookUpByFunction(call, wanted));
    return value;
  } catch (error) {
    // Errors in the data are reported there; the note names the caller.
    if (
      error instanceof Failure &&
      error.span &&
      error.span.source !== call.span.source &&
      error.kind.startsWith("hiera")
    ) {
      error.notes.push({ message: `\`${call.name}\` is called here`, span: call.span });
    }
    throw error;
  }
}
