import * as make from "../make.js";
import type { PuppetType } from "../type.js";

const plain = (
  name: "Collection" | "Resource" | "Class" | "Timestamp" | "Timespan" | "Pattern" | "SemVer",
): PuppetType => {
  if (name === "Pattern") return { kind: "type", name, patterns: [] };
  return name === "SemVer" ? { kind: "type", name, ranges: [] } : { kind: "type", name };
};

const widest: Readonly<Record<string, PuppetType>> = {
  Integer: make.anyInteger,
  Float: make.anyFloat,
  String: make.anyString,
  Boolean: make.anyBoolean,
  Regexp: make.anyRegexp,
  Array: make.anyArray,
  Hash: make.anyHash,
  Tuple: make.anyTuple,
  Struct: make.anyStruct,
  Callable: make.anyCallable,
  Enum: make.enumType([]),
  Variant: make.variantType([]),
  Collection: plain("Collection"),
  Resource: plain("Resource"),
  Class: plain("Class"),
  Timestamp: plain("Timestamp"),
  Timespan: plain("Timespan"),
  Pattern: plain("Pattern"),
  SemVer: plain("SemVer"),
  Optional: make.containing("Optional"),
  NotUndef: make.containing("NotUndef"),
  Type: make.containing("Type"),
  Iterable: make.containing("Iterable"),
  Iterator: make.containing("Iterator"),
  Sensitive: make.containing("Sensitive"),
  Init: { kind: "type", name: "Init", parameters: [] },
};

/** The type of that name without parameters. */
export function widestOf(name: PuppetType["name"]): PuppetType | undefined {
  if (name === "TypeAlias" || name === "TypeReference") return undefined;
  return widest[name] ?? ({ kind: "type", name } as PuppetType);
}
