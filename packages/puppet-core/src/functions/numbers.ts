import { Failure } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { anyString, numeric } from "../types/index.js";
import { printFloat, type Value } from "../values/index.js";
import { deprecated, required } from "./declare.js";
import { leadingFloat, leadingInteger, strictFloat } from "./ruby/numbers.js";

const number = required("val", numeric);
const text = required("val", anyString);

const abs = defineFunction(
  "abs",
  { parameters: [number], run: (_, value) => absolute(value as bigint | number) },
  { parameters: [text], run: (call, value) => absolute(decimal(call, value as string)) },
);

function absolute(value: bigint | number): Value {
  if (typeof value === "bigint") return value < 0n ? -value : value;
  return Math.abs(value);
}

function decimal(call: FunctionCall, digits: string): bigint | number {
  deprecated(call, conversionMessage("abs", "Numeric"));
  if (/^-?\d+\.\d+$/m.test(digits)) return leadingFloat(digits);
  if (/^-?\d+$/m.test(digits)) return leadingInteger(digits);
  const problem = "Requires float or integer to work with - was given non decimal string";
  throw new Failure("evaluation", `abs(): ${problem}`);
}

function conversionMessage(name: string, wanted: string): string {
  const advice = "is deprecated - change to convert input before calling";
  return `The ${name}() function's auto conversion of String to ${wanted} ${advice}`;
}

function rounding(name: string, round: (value: number) => number): PuppetFunction {
  return defineFunction(
    name,
    {
      parameters: [number],
      run: (_, value) => (typeof value === "number" ? toInteger(round(value)) : (value ?? null)),
    },
    {
      parameters: [text],
      run: (call, value) => {
        deprecated(call, conversionMessage(name, "Float"));
        const float = strictFloat(value as string);
        if (float !== undefined) return toInteger(round(float));
        throw new Failure("evaluation", `${name}(): cannot convert given value to a floating point value.`);
      },
    },
  );
}

/** Halves are rounded away from zero. It is computed with a float, as in Puppet. */
const round = defineFunction("round", {
  parameters: [number],
  run: (_, value) => toInteger(Math.trunc(Number(value) + (Number(value) > 0 ? 0.5 : -0.5))),
});

function toInteger(value: number): bigint {
  if (Number.isFinite(value)) return BigInt(value);
  throw new Failure("evaluation", printFloat(value));
}

/** Functions of single numbers. */
export const numbers: readonly PuppetFunction[] = [
  abs,
  rounding("ceiling", Math.ceil),
  rounding("floor", Math.floor),
  round,
];
