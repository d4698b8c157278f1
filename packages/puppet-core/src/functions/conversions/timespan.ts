import { defineFunction } from "../../evaluate/index.js";
import { optional, required } from "../declare.js";
import { fromUnits, nanosecondsOf, parseTimespan, timespanFromHash, units } from "../../values/time/parse-timespan.js";
import { argument, named, struct, type } from "./numbers.js";

export const formats = named("Formats", type("Variant", type("String", 2n), type("Array", type("String", 2n), 1n)));
const text = type("String", 1n);
const integer = type("Integer");
const fields = struct({
  "?negative": type("Boolean"),
  ...Object.fromEntries(units.map((unit) => [`?${unit}`, integer])),
});

/** `Timespan(seconds)`, `Timespan(text, formats)`, `Timespan(days, hours, …)`, or the hash of either's arguments. */
export const newTimespan = defineFunction(
  "new_timespan",
  {
    parameters: [required("seconds", type("Variant", integer, type("Float")))],
    run: (_call, seconds) => ({ kind: "timespan", nanoseconds: nanosecondsOf(seconds as bigint | number) }),
  },
  {
    parameters: [required("string", text), optional("format", formats)],
    run: (_call, given, format) => parseTimespan(given as string, format),
  },
  {
    parameters: units.map((unit, index) => (index < 4 ? required(unit, integer) : optional(unit, integer))),
    run: (_call, ...values) => fromUnits(values as bigint[]),
  },
  {
    parameters: [required("hash_arg", struct({ string: text, "?format": formats }))],
    run: (_call, hash) => parseTimespan(argument(hash, "string") as string, argument(hash, "format")),
  },
  { parameters: [required("hash_arg", fields)], run: (_call, hash) => timespanFromHash(hash) },
);
