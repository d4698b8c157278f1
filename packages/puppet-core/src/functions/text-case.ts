import { charactersOf } from "./iterators/iterate.js";
import { defineFunction, type PuppetFunction } from "../evaluate/index.js";
import { aliasType, anyString, arrayType, hashType, numeric, variantType } from "../types/index.js";
import { Made, resultOf, settle, type Deep } from "@cairn/evaluation";
import { HashValue, isArray, isHash, type Value } from "../values/index.js";
import { required } from "./declare.js";
import { eachText, grown } from "./text-trim.js";

const stringData = aliasType("StringData", (self) =>
  variantType([anyString, numeric, arrayType(self), hashType(self, self)]),
)!;

/** Functions that change letters to large or small ones. */
export const textCase: readonly PuppetFunction[] = [
  deepText("downcase", downcase),
  deepText("upcase", (text) => text.toUpperCase()),
  eachText("capitalize", capitalizeText),
  eachText("camelcase", (text) => text.split("_").map(capitalizeText).join("")),
];

/** Letter by letter: Ruby ignores a letter's context. */
function downcase(text: string): string {
  return text.includes("Σ")
    ? charactersOf(text)
        .map((letter) => letter.toLowerCase())
        .join("")
    : text.toLowerCase();
}

function capitalizeText(text: string): string {
  const [first = ""] = text;
  const large = Array.from(first.toUpperCase());
  return `${large[0] ?? ""}${large.slice(1).join("").toLowerCase()}${downcase(text.slice(first.length))}`;
}

/** Changes a string, or all strings in arrays and hashes. */
function deepText(name: string, change: (text: string) => string): PuppetFunction {
  const run = (_: unknown, value: Value | undefined) => settle(changing(value ?? null, change, new Made()));
  return defineFunction(
    name,
    { parameters: [required("arg", numeric)], run },
    { parameters: [required("arg", anyString)], run },
    { parameters: [required("arg", arrayType(stringData))], run },
    { parameters: [required("arg", hashType(stringData, stringData))], run },
  );
}

function* changing(value: Value, change: (text: string) => string, made: Made<Value>): Deep<Value> {
  if (typeof value === "string") return grown(change(value));
  if (!isArray(value) && !isHash(value)) return value;
  return yield* resultOf(made.of(value, () => changingContainer(value, change, made)));
}

function* changingContainer(
  value: readonly Value[] | HashValue,
  change: (text: string) => string,
  made: Made<Value>,
): Deep<Value> {
  if (isArray(value)) {
    const result: Value[] = [];
    for (const each of value) result.push(yield* resultOf(changing(each, change, made)));
    return result;
  }
  const entries: [Value, Value][] = [];
  for (const [key, each] of value.entries()) {
    entries.push([yield* resultOf(changing(key, change, made)), yield* resultOf(changing(each, change, made))]);
  }
  return new HashValue(entries);
}
