import { Failure, growText } from "@cairn/evaluation";
import { defineFunction, type PuppetFunction } from "../evaluate/index.js";
import { anyString, containing, numeric, variantType } from "../types/index.js";
import { isType, type Value } from "../values/index.js";
import { required } from "./declare.js";
import { iterate } from "./iterators/iterate.js";
import { noMethod } from "./ruby/class-name.js";

const strings = containing("Iterable", variantType([anyString, numeric]));

/** Functions that remove something from the ends of strings. */
export const textTrim: readonly PuppetFunction[] = [
  eachText("chomp", (text) => text.replace(/(?:\r\n|\n|\r)$/, "")),
  eachText("chop", (text) => text.replace(/(?:\r\n|[^])$/u, "")),
  eachText("lstrip", lstrip),
  eachText("rstrip", rstrip),
  eachText("strip", (text) => rstrip(lstrip(text))),
];

function lstrip(text: string): string {
  return text.replace(/^[\0\t-\r ]+/, "");
}

function rstrip(text: string): string {
  let end = text.length;
  while (end > 0 && /[\0\t-\r ]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** A function that changes a string, or each string of an iterable; numbers stay as they are. */
export function eachText(name: string, change: (text: string) => string): PuppetFunction {
  const changed = (value: Value) => (typeof value === "string" ? grown(change(value)) : value);
  return defineFunction(
    name,
    { parameters: [required("arg", numeric)], run: (_, number) => number ?? null },
    { parameters: [required("arg", anyString)], run: (_, text) => change(text as string) },
    { parameters: [required("arg", strings)], run: (_, all) => Array.from(listOf(all ?? null), changed) },
  );
}

/** Puppet iterates over types elsewhere, but not here. */
function listOf(value: Value): Iterable<Value> {
  const iterator = iterate(value);
  if (iterator && !isType(value)) return iterator.elements();
  throw new Failure("evaluation", noMethod("map", value));
}

/** A new string, after it has been counted. */
export function grown(text: string): string {
  growText(text.length);
  return text;
}
