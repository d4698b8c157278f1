import { Failure } from "@cairn/evaluation";
import { defineFunction, Jump, type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { untilReturn } from "../evaluate/until-break.js";
import { aliasType, any, anyString, containing, createType, type PuppetType } from "../types/index.js";
import type { Value } from "../values/index.js";
import { anyBlock, blockOf, optional, orNone, repeated, required } from "./declare.js";
import { defineLegacy, legacyText } from "./legacy.js";

function jump(name: Jump["kind"]): PuppetFunction {
  return defineFunction(name, {
    parameters: name === "break" ? [] : [optional("value", any)],
    run: ({ span }, value = null): Value => {
      throw new Jump(name, value, span);
    },
  });
}

const fail = defineLegacy("fail", -1, (_, ...values): Value => {
  throw new Failure("failed", values.map(legacyText).join(" "));
});

const withValues = defineFunction("with", {
  parameters: [repeated("arg", any)],
  block: anyBlock,
  run: ({ block }, ...values) => block!.call(values),
});

const then = defineFunction("then", {
  parameters: [required("arg", any)],
  block: blockOf(1),
  run: ({ block }, value = null) => (value === null ? null : block!.call([value])),
});

const lest = defineFunction("lest", {
  parameters: [required("arg", any)],
  block: blockOf(0),
  run: ({ block }, value = null) => value ?? block!.call([]),
});

const unwrapping = ({ block }: FunctionCall, value: Value) => (block ? block.call([value]) : value);

const unwrap = defineFunction(
  "unwrap",
  {
    parameters: [required("arg", containing("Sensitive"))],
    block: orNone(anyBlock),
    run: (call, sensitive) => unwrapping(call, (sensitive as { value?: Value }).value ?? null),
  },
  {
    parameters: [required("arg", any)],
    block: orNone(anyBlock),
    run: (call, value) => unwrapping(call, value ?? null),
  },
);

/** Calls a function by its name, in the scope of the call; a `return` in its block ends only the call, as in Puppet. */
export function callByName(call: FunctionCall, name: string, values: readonly Value[]) {
  const found = call.evaluator.options.findFunction(name.replace(/^::/, ""), call.scope);
  if (found) return untilReturn(() => found.call({ ...call, name, values }));
  throw new Failure("unknown-function", `Unknown function '${name}'`);
}

const deferred = aliasType("Deferred", () => createType("Object") as PuppetType, true)!;

const call = defineFunction(
  "call",
  {
    parameters: [required("function_name", anyString), repeated("arguments", any)],
    block: orNone(anyBlock),
    run: (outer, name, ...values) => callByName(outer, name as string, values),
  },
  { parameters: [required("deferred", deferred)], run: (_, value) => value ?? null },
);

/** Functions that control the evaluation. */
export const flow: readonly PuppetFunction[] = [
  jump("break"),
  jump("next"),
  jump("return"),
  fail,
  withValues,
  then,
  lest,
  unwrap,
  call,
];
