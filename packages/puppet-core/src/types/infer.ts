import { type Deep, Made, settle } from "@cairn/evaluation";
import { HashValue } from "../values/hash.js";
import { uriFields } from "../values/uri.js";
import { rangeBetween } from "../values/version-range.js";
import { isArray, type KindValue, type Value } from "../values/value.js";
import { commonType } from "./common.js";
import { generalize } from "./generalize.js";
import * as make from "./make.js";
import type { PuppetType } from "./type.js";

/** The type of a value, where an array has one type for all its elements: the narrowest that Puppet finds. */
export function infer(value: Value): PuppetType {
  return isContainer(value) ? settle(inferring(value, new Made())) : inferLeaf(value);
}

/** The type of a value with a type for each element: arrays are tuples, hashes with words as keys structs. */
export function inferDetailed(value: Value): PuppetType {
  return isContainer(value)
    ? settle(inferringDetailed(value, { plain: new Made(), detailed: new Made() }))
    : detailedLeaf(value);
}

/** The general type of a value, as many messages of Puppet show it. */
export function inferGeneral(value: Value): PuppetType {
  return generalize(infer(value));
}

type Container = readonly Value[] | Extract<Value, { kind: "hash" | "sensitive" }>;

function isContainer(value: Value): value is Container {
  if (typeof value !== "object" || value === null) return false;
  return isArray(value) || value.kind === "hash" || value.kind === "sensitive";
}

function* inferring(value: Value, made: Made<PuppetType>): Deep<PuppetType> {
  if (!isContainer(value)) return inferLeaf(value);
  return (yield made.of(value, () => inferringContainer(value, made))) as PuppetType;
}

function* inferringContainer(value: Container, made: Made<PuppetType>): Deep<PuppetType> {
  if (isArray(value)) {
    if (value.length === 0) return make.emptyArray;
    return make.arrayType((yield reducing(value, made)) as PuppetType, make.exactSize(value.length));
  }
  if (value.kind === "sensitive") {
    return make.containing("Sensitive", generalize((yield inferring(value.value, made)) as PuppetType));
  }
  if (value.size === 0) return make.emptyHash;
  const key = (yield reducing(value.keys(), made)) as PuppetType;
  return make.hashType(key, (yield reducing(value.values(), made)) as PuppetType, make.exactSize(value.size));
}

function* reducing(values: readonly Value[], made: Made<PuppetType>): Deep<PuppetType> {
  let common: PuppetType | undefined;
  for (const value of values) {
    const type = (yield inferring(value, made)) as PuppetType;
    common = common ? commonType(common, type) : type;
  }
  return common ?? make.undef;
}

/** The types of parts, for both kinds of inference: secrets have only a plain one. */
interface Both {
  readonly plain: Made<PuppetType>;
  readonly detailed: Made<PuppetType>;
}

function* inferringDetailed(value: Value, made: Both): Deep<PuppetType> {
  if (!isContainer(value)) return detailedLeaf(value);
  return (yield made.detailed.of(value, () => detailedContainer(value, made))) as PuppetType;
}

function* detailedContainer(value: Container, made: Both): Deep<PuppetType> {
  if (isArray(value)) {
    return value.length === 0 ? make.emptyArray : make.tupleType((yield detailedAll(value, made)) as PuppetType[]);
  }
  if (value.kind === "sensitive") return (yield inferring(value, made.plain)) as PuppetType;
  if (value.size === 0) return make.emptyHash;
  const keys = value.keys();
  const values = (yield detailedAll(value.values(), made)) as PuppetType[];
  if (keys.every((key) => typeof key === "string" && key !== "")) {
    const element = (key: Value, index: number) => ({ key: key as string, optional: false, value: values[index]! });
    return make.structType(keys.map(element));
  }
  const keyType = make.variantType((yield detailedAll(keys, made)) as PuppetType[]);
  return make.hashType(keyType, make.variantType(values), make.exactSize(value.size));
}

function* detailedAll(values: readonly Value[], made: Both): Deep<PuppetType[]> {
  const types: PuppetType[] = [];
  for (const value of values) {
    types.push(isContainer(value) ? ((yield inferringDetailed(value, made)) as PuppetType) : detailedLeaf(value));
  }
  return types;
}

/** Only a version has more to tell. */
function detailedLeaf(value: Exclude<Value, Container>): PuppetType {
  const isVersion = typeof value === "object" && value !== null && value.kind === "version";
  return isVersion ? { kind: "type", name: "SemVer", ranges: [rangeBetween(value, value)] } : inferLeaf(value);
}

function inferLeaf(value: Exclude<Value, Container>): PuppetType {
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
    case "iterator":
      return make.containing("Iterator", value.elementType);
  }
}
