import { startOf, type Source, type Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { describeValue } from "@cairn/puppet-core/types";
import { HashValue, isArray, isHash, type Value } from "@cairn/puppet-core/values";
import type { DataFile, Segment } from "../data/data-file.js";
import { readData } from "../data/read-data.js";
import { checkConfig } from "./check-config.js";
import { version4, version5 } from "./config-types.js";
import { readThree } from "./version-three.js";
import type { FunctionKind, HieraConfig, HierarchyEntry, Layer, LocationKind, PlacedText } from "./config.js";

/** A hiera.yaml; undefined if Puppet ignores it; with the `warning` that Puppet prints. */
export interface ReadConfig {
  readonly config: HieraConfig | undefined;
  readonly warning?: string;
}

export const functionKinds = ["data_hash", "lookup_key", "data_dig", "hiera3_backend"] as const;
export const locationKinds = ["path", "paths", "glob", "globs", "uri", "uris", "mapped_paths"] as const;

/** Parses a hiera.yaml; throws a Failure, with its position, if Puppet rejects it. */
export function readConfig(source: Source, layer: Layer, isStrict: boolean): ReadConfig {
  const read = readData(source, "yaml", source.name);
  if ("problem" in read)
    throw new Failure("hiera-config", read.problem.replace("Unable to parse ", ""), { span: read.span });
  const { file } = read;
  const given = file.get("version")?.value ?? null;
  const version = given === null ? 3 : Number(typeof given === "string" ? parseInt(given, 10) || 0 : given);
  if (version === 3) return versionThree(layer, file, isStrict);
  if (version !== 4 && version !== 5) {
    const message = `This runtime does not support hiera.yaml version ${version}`;
    throw new Failure("hiera-config", message, { span: file.placeOf(["version"]), help: "write `version: 5`" });
  }
  return { config: version === 5 ? readFive(file, layer) : readFour(file, layer) };
}

function versionThree(layer: Layer, file: DataFile, isStrict: boolean): ReadConfig {
  const { place } = layer;
  const span = file.placeOf(["version"]);
  const help =
    "convert it to version 5: `version: 5`, `defaults:` and `hierarchy:` with a `name` and a `path` for each level";
  if (place === "Global") {
    const warning = `${file.source.name}: Use of 'hiera.yaml' version 3 is deprecated. It should be converted to version 5`;
    return { config: readThree(file, layer), warning };
  }
  const where = place === "Module" ? "a module" : "an environment";
  const message = `hiera.yaml version 3 cannot be used in ${where}`;
  if (isStrict) throw new Failure("hiera-config", message, { span, help });
  const root = place === "Module" ? "module root" : "the environment root";
  return { config: undefined, warning: `hiera.yaml version 3 found at ${root} was ignored` };
}

function readFive(file: DataFile, layer: Layer): HieraConfig {
  const whole = wholeOf(file, version5);
  checkConfig(whole, layer, file);
  const given = whole.get("defaults") ?? null;
  const defaults = isHash(given) ? given : usualDefaults;
  const read = (key: string): HierarchyEntry[] | undefined => {
    const entries = whole.get(key) ?? null;
    if (!isArray(entries)) return undefined;
    return entries.map((_, index) =>
      readEntry(new Reader(file, [key, BigInt(index)], entries[index] as HashValue), defaults),
    );
  };
  return {
    layer,
    version: 5,
    source: file.source,
    hierarchy: read("hierarchy") ?? usualHierarchy(startOf(file.source)),
    defaultHierarchy: read("default_hierarchy"),
  };
}

/** Puppet's defaults if none are written. */
const usualDefaults = new HashValue([
  ["datadir", "data"],
  ["data_hash", "yaml_data"],
]);

/** The default hierarchy of a hiera.yaml without one. */
export function usualHierarchy(span: Span): HierarchyEntry[] {
  const placed = (text: string): PlacedText => ({ text, span });
  const location = { kind: "path", strings: [placed("common.yaml")] } as const;
  const common = { span, kind: "data_hash", functionName: placed("yaml_data"), datadir: placed("data") } as const;
  return [{ name: "Common", ...common, location, options: undefined }];
}

/** Accesses the keys of an entry, with their positions. */
class Reader {
  readonly file: DataFile;
  readonly path: readonly Segment[];
  readonly hash: HashValue;

  constructor(file: DataFile, path: readonly Segment[], hash: HashValue) {
    this.file = file;
    this.path = path;
    this.hash = hash;
  }

  span(key: string): Span {
    return this.file.placeOf([...this.path, key]);
  }

  text(key: string): PlacedText | undefined {
    const text = this.hash.get(key) ?? null;
    return typeof text === "string" ? { text, span: this.span(key) } : undefined;
  }

  strings(key: string): PlacedText[] {
    const value = this.hash.get(key) ?? null;
    return (isArray(value) ? value : [value]).map((each) => ({ text: String(each), span: this.span(key) }));
  }
}

function readEntry(reader: Reader, defaults: HashValue): HierarchyEntry {
  const own = functionKinds.find((key) => reader.hash.has(key));
  const kind: FunctionKind = own ?? functionKinds.find((key) => defaults.has(key))!;
  const name = reader.text("name")!;
  const fromDefaults = (key: string): PlacedText | undefined => {
    const text = defaults.get(key) ?? null;
    return typeof text === "string" ? { text, span: reader.file.placeOf(["defaults", key]) } : undefined;
  };
  const locationKind: LocationKind | undefined = locationKinds.find((key) => reader.hash.has(key));
  return {
    name: name.text,
    span: name.span,
    kind,
    functionName: own ? reader.text(own)! : fromDefaults(kind)!,
    datadir: reader.text("datadir") ?? fromDefaults("datadir"),
    location: locationKind && { kind: locationKind, strings: reader.strings(locationKind) },
    options: hashIn(reader.hash, "options") ?? hashIn(defaults, "options"),
  };
}

function hashIn(hash: HashValue, key: string): HashValue | undefined {
  const value = hash.get(key) ?? null;
  return isHash(value) ? value : undefined;
}

/** Version 4 has other names for the same. */
function readFour(file: DataFile, layer: Layer): HieraConfig {
  const whole = wholeOf(file, version4);
  const datadir = whole.get("datadir") ?? "data";
  const common = new HashValue([
    ["name", "common"],
    ["backend", "yaml"],
  ]);
  const entries = (whole.get("hierarchy") ?? [common]) as readonly HashValue[];
  const hierarchy = entries.map((entry, index): HierarchyEntry => {
    const reader = new Reader(file, ["hierarchy", BigInt(index)], entry);
    const backend = String(entry.get("backend"));
    const span = reader.span("backend");
    if (!/^(?:yaml|json|hocon)$/.test(backend)) {
      throw new Failure("hiera-config", `No data provider is registered for backend '${backend}'`, { span });
    }
    const name = String(entry.get("name"));
    const key = entry.has("paths") ? "paths" : entry.has("path") ? "path" : "name";
    return {
      name,
      span: reader.span("name"),
      kind: "data_hash",
      functionName: { text: `${backend}_data`, span },
      datadir: { text: String(entry.get("datadir") ?? datadir), span: reader.span("datadir") },
      location: { kind: "paths", strings: reader.strings(key) },
      options: undefined,
      extension: backend === "hocon" ? ".conf" : `.${backend}`,
    };
  });
  return { layer, version: 4, source: file.source, hierarchy, defaultHierarchy: undefined };
}

/** Keys whose default applies if they have no value, or the value `false`. */
const withDefault: ReadonlySet<Value> = new Set(["defaults", "hierarchy", "datadir"]);

/** The whole contents of a file, which must be of this type. */
function wholeOf(file: DataFile, type: typeof version5): HashValue {
  const all = [...file.keys()].map((key): [Value, Value] => [key, file.get(String(key))?.value ?? null]);
  const whole = new HashValue(
    all.filter(([key, value]) => (value !== null && value !== false) || !withDefault.has(key)),
  );
  const message = describeValue(`The Lookup Configuration at '${file.source.name}' has wrong type,`, type, whole);
  if (message === "") return whole;
  throw new Failure("hiera-config", message, { span: file.placeOf(pathIn(message)) });
}

/** The path in the file that a message about a wrong type refers to. */
function pathIn(message: string): Segment[] {
  const path = [...message.matchAll(/entry '([^']+)'|index (\d+)|unrecognized key '([^']+)'/g)];
  return path.map(([, entry, index, key]) => entry ?? key ?? BigInt(index!));
}
