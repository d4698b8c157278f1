import { Failure, growRewritten } from "@cairn/evaluation";
import { defineFunction } from "../../evaluate/index.js";
import { binaryOf, decode } from "../../values/binary.js";
import { isArray, type Value } from "../../values/index.js";
import { optional, required } from "../declare.js";
import { argument, named, struct, type } from "./numbers.js";

const byte = named("ByteInteger", type("Integer", 0n, 255n));
const format = named("Base64Format", type("Enum", "%b", "%u", "%B", "%s", "%r"));
const bytes = type("Array", byte);
const textHash = named("StringHash", struct({ value: type("String"), format: type("Optional", format) }));
const arrayHash = named("ArrayHash", struct({ value: bytes }));

/** `Binary(text, format)` and `Binary(bytes)`, or the hash of either's arguments. */
export const newBinary = defineFunction(
  "new_Binary",
  {
    parameters: [required("str", type("String")), optional("format", format)],
    run: (_call, text, wanted) => fromText(text as string, wanted),
  },
  { parameters: [required("byte_array", bytes)], run: (_call, given) => fromBytes(given as readonly bigint[]) },
  {
    parameters: [required("hash_args", named("BinaryArgsHash", type("Variant", textHash, arrayHash)))],
    run: (_call, hash) => {
      const value = argument(hash, "value")!;
      if (isArray(value)) return fromBytes(value as readonly bigint[]);
      return fromText(value as string, argument(hash, "format"));
    },
  },
);

function fromBytes(given: readonly bigint[]): Value {
  return binaryOf(given.map(Number));
}

function fromText(text: string, wanted: Value | undefined): Value {
  growRewritten(text.length);
  switch (wanted ?? "%B") {
    case "%b":
      return binaryOf(decode(text));
    case "%u":
      return fromUrlSafe(text);
    case "%B":
      return strict(text);
    default:
      return binaryOf(new TextEncoder().encode(text));
  }
}

function fromUrlSafe(text: string): Value {
  const plain = text.replaceAll("-", "+").replaceAll("_", "/");
  return strict(text.endsWith("=") ? plain : plain.padEnd(Math.ceil(plain.length / 4) * 4, "="));
}

/** Accepts only whole groups of four letters, with nothing between them. */
function strict(text: string): Value {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text) || text.endsWith("\n")) {
    throw new Failure("evaluation", "invalid base64");
  }
  const value = binaryOf(decode(text));
  // The unused bits after the last byte must be zero.
  if (value.base64 !== text) throw new Failure("evaluation", "invalid base64");
  return value;
}
