import { defineFunction } from "../../evaluate/index.js";
import { infer, generalize, printType } from "../../types/index.js";
import { isArray, kindOf, type Value } from "../../values/index.js";
import { bytesOf } from "../../values/binary.js";
import { optional, required } from "../declare.js";
import { elementsOf } from "../iterators/iterate.js";
import { assertCountable, refuseCall, type } from "./numbers.js";

/** `Array(from, wrap)`: the elements of an iterable; with `wrap` an array that contains the value for anything else. */
export const newArray = defineFunction(
  "new_array",
  {
    parameters: [
      required("from", type("Variant", type("Array"), type("Hash"), type("Binary"), type("Iterable"))),
      optional("wrap", type("Boolean", false)),
    ],
    run: (_call, value) => toArray(value),
  },
  {
    parameters: [required("from", type("Any")), required("wrap", type("Boolean", true))],
    run: (_call, value) => (isArray(value) ? value : [value!]),
  },
  {
    parameters: [required("from", type("Any")), optional("wrap", type("Boolean"))],
    isRefusal: true,
    run: (call, value) => {
      const shown = printType(generalize(infer(value)));
      return refuseCall({ ...call, name: "new_array" }, `Value of type ${shown} cannot be converted to Array`);
    },
  },
);

function toArray(value: Value): readonly Value[] {
  if (kindOf(value) === "binary") return Array.from(bytesOf(value as { base64: string }), (byte) => BigInt(byte));
  assertCountable(value);
  return elementsOf(value) ?? [];
}
