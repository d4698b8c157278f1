import { after, type Pending } from "@cairn/evaluation";
import { defineFunction } from "../evaluate/index.js";
import { isInstance, type PuppetType } from "../types/index.js";
import type { Value } from "../values/index.js";
import { convert } from "./conversions/convert.js";
import { type } from "./conversions/numbers.js";
import { anyBlock, orNone, repeated, required } from "./declare.js";

/** `new`, also called as `Type(…)` and `Type.new(…)`. The block gets the new value, unless no conversion was needed. */
export const newFunction = defineFunction("new", {
  parameters: [required("type", type("Type")), repeated("args", type("Any"))],
  block: orNone(anyBlock),
  run: (call, given, ...values): Pending<Value> => {
    const target = given as PuppetType;
    const made = convert(target, values, call);
    const { block } = call;
    const isMade = !(values.length === 1 && target.name !== "Init" && isInstance(target, values[0]!));
    return block && isMade ? after(made, (value: Value) => block.call([value])) : made;
  },
});
