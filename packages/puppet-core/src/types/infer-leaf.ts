import { HashValue } from "../values/hash.js";
import { uriFields } from "../values/uri.js";
import { isArray, type KindValue, type Value } from "../values/value.js";
import * as make from "./make.js";
import type { PuppetType } from "./type.js";

/** A value that contains others. */
export type Container = readonly Value[] | Extract<Value, { kind: "hash" | "sensitive" }>;

export function isContainer(value: Value): value is Container {
  if (typeof value !== "object" || value === null) return false;
  return isArray(value) || value.kind === "hash" || value.kind === "sensitive";
}

/** The type of a value that doesn't contain others. */
export function inferLeaf(value: Exclude<Value, Container>): PuppetType {
  switch (typeof value) {
    case "string":
      return make.stringOf(value);
    case "bigint":
      return make.integerType(value, value);
    case "number":
      return {
        kind: "type",
        name: "Float",
        from: value === -Infinity ? undefined : value,
        to: value === Infinity ? undefined : value,
      };
    case "boolean":
      return { kind: "type", name: "Boolean", value };
    default:
      return value === null ? make.undef : inferObject(value);
  }
}

function inferObject(value: Exclude<KindValue, { kind: "hash" | "sensitive" }>): PuppetType {
  switch (value.kind) {
    case "default":
      return { kind: "type", name: "Default" };
    case "regexp":
      return { kind: "type", name: "Regexp", source: value.source };
    case "type":
      return make.containing("Type", value);
    case "timestamp":
    case "timespan": {
      const name = value.kind === "timestamp" ? "Timestamp" : "Timespan";
      return { kind: "type", name, from: value.nanoseconds, to: value.nanoseconds };
    }
    case "version":
      return { kind: "type", name: "SemVer", ranges: [] };
    case "versionRange":
      return { kind: "type", name: "SemVerRange" };
    case "binary":
      return { kind: "type", name: "Binary" };
    case "uri":
      return { kind: "type", name: "URI", parts: new HashValue(uriFields(value.text)) };
    case "callable":
      return value.type;
    case "object":
      return value.objectType;
    case "symbol":
      if (value.text === "undef") return { kind: "type", name: "Undef" };
      return { kind: "type", name: "Runtime", runtime: "ruby", typeName: "Symbol" };
    case "iterator":
      return make.containing("Iterator", value.elementType);
  }
}
