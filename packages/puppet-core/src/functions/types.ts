import { Failure, resultOf, type Pending } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { any, anyString, containing, describeMismatch, enumType, infer, inferDetailed } from "../types/index.js";
import { inferGeneral, isInstance, type PuppetType } from "../types/index.js";
import type { Value } from "../values/index.js";
import { blockOf, blockTaking, optional, orNone, repeated, required } from "./declare.js";
import { callByName } from "./flow.js";
import { readType } from "./type-text.js";

const anyType = containing("Type");

const type = defineFunction(
  "type",
  {
    parameters: [required("value", any), optional("inference_method", enumType(["detailed"]))],
    run: (_, value) => inferDetailed(value ?? null),
  },
  {
    parameters: [required("value", any), required("inference_method", enumType(["reduced"]))],
    run: (_, value) => infer(value ?? null),
  },
  {
    parameters: [required("value", any), required("inference_method", enumType(["generalized"]))],
    run: (_, value) => inferGeneral(value ?? null),
  },
);

/** The value, if it is of the type; else the block's result. */
function asserted({ block }: FunctionCall, expected: PuppetType, value: Value): Pending<Value> {
  if (isInstance(expected, value)) return value;
  const actual = inferDetailed(value);
  if (block) return block.call([expected, actual]);
  throw new Failure("type-mismatch", describeMismatch("assert_type():", expected, actual));
}

const assertBlock = orNone(blockTaking(anyType, anyType));

const assertType = defineFunction(
  "assert_type",
  {
    parameters: [required("type", anyType), required("value", any)],
    block: assertBlock,
    run: (call, expected, value) => asserted(call, expected as PuppetType, value ?? null),
  },
  {
    parameters: [required("type_string", anyString), required("value", any)],
    block: assertBlock,
    run: (call, text, value) => asserted(call, readType(text as string, call), value ?? null),
  },
);

const convertTo = defineFunction("convert_to", {
  parameters: [required("value", any), required("type", anyType), repeated("args", any)],
  block: orNone(blockOf(1)),
  *run({ block, ...call }, value = null, wanted = null, ...rest) {
    const result = yield* resultOf(callByName(call, "new", [wanted, value, ...rest]));
    return block ? yield* resultOf(block.call([result])) : result;
  },
});

/** Functions that return, check or convert the type of a value. */
export const types: readonly PuppetFunction[] = [type, assertType, convertTo];
