import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { binaryOf, bytesOf, type Value } from "@cairn/puppet-core/values";
import { oldFunction, failEvaluation } from "../old-function.js";

function encode(text: string, method: Value): string {
  const { base64 } = binaryOf(new TextEncoder().encode(text));
  if (method === "strict") return base64;
  if (method === "urlsafe") return base64.replaceAll("+", "-").replaceAll("/", "_");
  return base64.replace(/.{1,60}/g, "$&\n");
}

function decode(text: string, method: Value): string {
  const isUrl = method === "urlsafe";
  const plain = isUrl ? text.replaceAll("-", "+").replaceAll("_", "/") : text;
  const padded = isUrl && !text.endsWith("=") ? plain.padEnd(Math.ceil(plain.length / 4) * 4, "=") : plain;
  const isStrict = method !== "default";
  const isRight = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(padded);
  if (isStrict && !isRight) failEvaluation("invalid base64");
  return new TextDecoder().decode(bytesOf({ base64: padded }));
}

const base64 = oldFunction("base64", -1, (_, ...values) => {
  if (values.length < 2) failEvaluation(`base64(): Wrong number of arguments (${values.length}; must be >= 2)`);
  const [action, text, method = "default"] = values as [Value, Value, Value?];
  if (action !== "encode" && action !== "decode") {
    failEvaluation("base64(): the first argument must be one of 'encode' or 'decode'");
  }
  if (typeof text !== "string") failEvaluation("base64(): the second argument must be a string to base64");
  if (method !== "default" && method !== "strict" && method !== "urlsafe") {
    failEvaluation("base64(): the third argument must be one of 'default', 'strict', or 'urlsafe'");
  }
  return action === "encode" ? encode(text, method) : decode(text, method);
});

/** Functions that encode and decode strings. */
export const encoded: readonly PuppetFunction[] = [base64];
