import { printFloat, toText, type HashValue, type KindValue, type Value } from "@cairn/puppet-core/values";
import { ObjectInstance } from "@cairn/puppet-core/types";
import { DeferredValue } from "../values/deferred.js";
import { quote } from "./quote.js";
import { richType } from "./rich-types.js";

/** One level of a value in JSON: a text, or its parts. */
export type Level = { readonly text: string } | Items | Members;

export interface Items {
  readonly items: readonly Part[];
}

export interface Members {
  readonly members: readonly (readonly [name: string, part: Part])[];
}

/** A part of a level: a value of the language, or something that is in JSON's terms already. */
export type Part = Value | Items | Members;

/** A value in Puppet's rich data: types that JSON lacks are objects with `__ptype`. */
export function levelOf(part: Part): Level {
  if (part === null) return { text: "null" };
  if (typeof part === "string") return { text: quote(part) };
  if (typeof part === "number") return { text: printFloat(part) };
  if (typeof part !== "object") return { text: String(part) };
  if ("items" in part || "members" in part) return part;
  if (Array.isArray(part)) return { items: part as readonly Value[] };
  return kindLevel(part as KindValue);
}

function kindLevel(value: KindValue): Level {
  switch (value.kind) {
    case "hash":
      return hashLevel(value);
    case "default":
      return rich("Default");
    case "regexp":
      return rich("Regexp", value.source);
    case "sensitive":
      return rich("Sensitive", value.value);
    case "timestamp":
    case "timespan":
      return rich(value.kind === "timestamp" ? "Timestamp" : "Timespan", toText(value));
    case "version":
      return rich("SemVer", value.text);
    case "versionRange":
      return rich("SemVerRange", value.text);
    case "binary":
      return rich("Binary", value.base64);
    case "symbol":
      return { text: quote(value.text) };
    case "uri":
      return rich("URI", value.text);
    case "type":
      return richType(value);
    case "object":
      if (value instanceof DeferredValue)
        return { members: [["__ptype", "Deferred"], ...(value.given.entries() as Iterable<[string, Value]>)] };
      if (value instanceof ObjectInstance)
        return { members: [["__ptype", value.objectType.definition?.name ?? "Object"], ...value.initial] };
      return { text: quote(toText(value)) };
    // Their types may be longer than any text, and Puppet has no notation for either.
    case "iterator":
      return { text: quote("Iterator-Value") };
    case "callable":
      return { text: quote("Callable") };
  }
}

/** An object if all keys are strings and none is the mark of rich data; else a list of alternating keys and values. */
function hashLevel(hash: HashValue): Level {
  const entries = [...hash.entries()];
  const isPlain = entries.every(([key]) => typeof key === "string" && key !== "__ptype");
  if (isPlain) return { members: entries as (readonly [string, Value])[] };
  return rich("Hash", { items: entries.flat() });
}

function rich(type: string, value?: Part): Members {
  return { members: [["__ptype", type], ...(value === undefined ? [] : [["__pvalue", value] as const])] };
}
