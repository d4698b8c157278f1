import { Failure } from "@cairn/evaluation";
import { defineFunction } from "../../evaluate/index.js";
import { rangeBetween, readRange, readVersion, type Value, type VersionValue } from "../../values/index.js";
import { optional, required } from "../declare.js";
import { argument, named, refuseCall, struct, type } from "./numbers.js";

const words = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const versionPattern = `\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-(${words}))?(?:\\+(${words}))?\\Z`;
const shownQualifier = "\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z";
const number = named("PositiveInteger", type("Integer", 0n));
const qualifier = named("SemVerQualifier", type("Pattern", shownQualifier));
const version = named("SemVerPattern", type("Pattern", versionPattern));
const versionHash = named(
  "SemVerHash",
  struct({ major: number, minor: number, patch: number, "?prerelease": qualifier, "?build": qualifier }),
);

/** `SemVer(text)`, `SemVer(major, minor, patch, prerelease, build)` or the hash of these. */
export const newVersion = defineFunction(
  "new_Version",
  { parameters: [required("str", version)], run: (_call, text) => readText(text as string) },
  {
    parameters: [
      ...["major", "minor", "patch"].map((name) => required(name, number)),
      optional("prerelease", qualifier),
      optional("build", qualifier),
    ],
    run: (_call, ...parts) => fromParts(parts),
  },
  {
    parameters: [required("hash_args", versionHash)],
    run: (_call, hash) =>
      fromParts(["major", "minor", "patch", "prerelease", "build"].map((key) => argument(hash, key))),
  },
  {
    parameters: [required("str", type("String"))],
    isRefusal: true,
    run: (call, text) => {
      return refuseCall(
        { ...call, name: "new_Version" },
        `The string '${text as string}' cannot be converted to a SemVer`,
      );
    },
  },
);

function readText(text: string): VersionValue {
  const problem = readVersion(text);
  if (typeof problem === "string") throw new Failure("evaluation", problem);
  return { kind: "version", text: text.replace(/\n$/, "") };
}

function fromParts([major, minor, patch, before, build]: readonly (Value | undefined)[]): VersionValue {
  const release = [major, minor, patch].map(String).join(".");
  const text = `${release}${typeof before === "string" ? `-${before}` : ""}${typeof build === "string" ? `+${build}` : ""}`;
  return { kind: "version", text };
}

const end = type("Variant", type("Default"), type("SemVer"));
const rangeText = named("SemVerRangeString", type("String", 1n));
const rangeHash = named("SemVerRangeHash", struct({ min: end, "?max": end, "?exclude_max": type("Boolean") }));

/** `SemVerRange(text)`, `SemVerRange(min, max, exclude_max)` or the hash of these. */
export const newVersionRange = defineFunction(
  "new_VersionRange",
  {
    parameters: [required("str", rangeText)],
    run: (_call, text) => {
      const problem = readRange(text as string);
      if (typeof problem === "string") throw new Failure("evaluation", problem);
      return { kind: "versionRange", text: text as string };
    },
  },
  {
    parameters: [required("min", end), required("max", end), optional("exclude_max", type("Boolean"))],
    run: (_call, min, max, excludes) => between(min, max, excludes),
  },
  {
    parameters: [required("hash_args", rangeHash)],
    run: (_call, hash) =>
      between(...(["min", "max", "exclude_max"].map((key) => argument(hash, key)) as [Value, Value])),
  },
);

function between(min: Value | undefined, max: Value | undefined, excludes?: Value): Value {
  const [from, to] = [min, max].map((value) => {
    const version = value as VersionValue | undefined;
    return version?.kind === "version" ? version : undefined;
  });
  return rangeBetween(from, to, excludes === true);
}
