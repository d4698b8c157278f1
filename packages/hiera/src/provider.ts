import { after, Failure, type Pending } from "@cairn/evaluation";
import { infer, printType } from "@cairn/puppet-core/types";
import type { Layer } from "./config/config.js";
import type { DataFile } from "./data/data-file.js";
import type { DataFormat } from "./data/read-data.js";
import type { Found } from "./found.js";
import { interpolate, type LookUpBelow } from "./interpolate.js";
import { placing, type Invocation } from "./invocation.js";
import type { Level, Location } from "./locations/resolve.js";
import { lookUpAll } from "./merge/look-up-all.js";
import type { Strategy } from "./merge/strategy.js";
import type { HieraWorld } from "./world.js";

/** What levels need to be read. */
export interface Reading {
  readonly world: HieraWorld;
  readonly lookUp: LookUpBelow;
  /** Where data was looked at for keys that don't belong there. */
  readonly checked: Set<Location>;
  /** Says something about data that doesn't stop anything. */
  warn(message: string, file: DataFile, key: string | undefined): void;
}

/** How many values one key may hold: aliases make much of little. */
const mostValues = 1_000_000;

/** The value of a key in one level of a hierarchy; nothing where it has none. */
export function lookUpInLevel(
  level: Level,
  root: string,
  invocation: Invocation,
  strategy: Strategy,
  reading: Reading,
): Pending<Found | undefined> {
  const { entry, locations } = level;
  return invocation.within({ type: "data_provider", name: `Hierarchy entry "${entry.name}"` }, () => {
    if (!locations) throw noFile(level);
    return lookUpAll(strategy, locations, invocation, (location) => {
      const { isUri, original, path } = location;
      return invocation.within({ type: isUri ? "uri" : "path", location: path, original }, () =>
        lookUpAt(level, location, root, invocation, reading),
      );
    });
  });
}

function lookUpAt(
  level: Level,
  location: Location,
  root: string,
  invocation: Invocation,
  reading: Reading,
): Pending<Found | undefined> {
  if (location.isUri) throw noFile(level);
  const file = fileAt(location, level, reading);
  if (!file) {
    invocation.explainer?.locationNotFound();
    return undefined;
  }
  const data = file.get(root);
  if (!data) {
    invocation.explainer?.notFound(root);
    return undefined;
  }
  const span = file.placeOf([root]);
  const subject = `Value for key '${root}', in hash returned from ${functionOf(level)}, when using location '${location.path}',`;
  if (data.size > mostValues) {
    throw new Failure("hiera-data", `${subject} holds more than ${mostValues} values`, { span });
  }
  if (data.illegal !== undefined) {
    const type = data.illegal === "" ? printType(infer(data.value)) : data.illegal;
    const message = `${subject} has wrong type, expects Puppet::LookupValue, got ${type}`;
    throw new Failure("hiera-data", message, { span });
  }
  const outer = invocation.place;
  invocation.place = span;
  const pending = data.isTemplate
    ? placing(invocation, () => interpolate(data.value, { invocation, lookUp: reading.lookUp }))
    : data.value;
  return after(pending, (value) => {
    invocation.place = outer;
    invocation.explainer?.found(root, value, "found", span);
    return { value, origins: [{ file, path: [root], value }] };
  });
}

/** The data at a place; nothing where there is no file. */
function fileAt(location: Location, level: Level, { checked, warn, world }: Reading): DataFile | undefined {
  const format = formatOf(level);
  const read = world.file(location.path, format);
  if (!read) return undefined;
  if ("problem" in read) throw new Failure("hiera-data", read.problem, { span: read.span });
  const { file, warning } = read;
  if (checked.has(location)) return file;
  checked.add(location);
  if (warning !== undefined) warn(warning, file, undefined);
  checkKeys(file, level, location, warn);
  return file;
}

/** Data of a module is its own only. */
function checkKeys(file: DataFile, level: Level, { path }: Location, warn: Reading["warn"]): void {
  const { module }: Layer = level.config.layer;
  if (module === undefined) return;
  for (const key of file.keys()) {
    if (key === "lookup_options" || (typeof key === "string" && key.startsWith(`${module}::`))) continue;
    const subject = `Value returned from ${functionOf(level)}, when using location '${path}',`;
    warn(`Module '${module}': ${subject} must use keys qualified with the name of the module`, file, String(key));
  }
}

const formats: Readonly<Record<string, DataFormat>> = {
  "data_hash yaml_data": "yaml",
  "data_hash json_data": "json",
  "data_hash hocon_data": "hocon",
  "lookup_key eyaml_lookup_key": "yaml",
};

/** How the files of a level are read; throws a Failure where that takes a program. */
function formatOf({ entry }: Level): DataFormat {
  const { functionName, kind, name } = entry;
  const format = formats[`${kind} ${functionName.text}`];
  if (format) return format;
  const message = `Unable to find '${kind}' function named '${functionName.text}', which the level '${name}' asks for`;
  throw new Failure("hiera-backend", message, {
    span: functionName.span,
    help: "data is read by yaml_data, json_data, hocon_data and eyaml_lookup_key; other backends are programs",
  });
}

function functionOf({ entry }: Level): string {
  return `${entry.kind} function '${entry.functionName.text}'`;
}

function noFile(level: Level): Failure {
  formatOf(level);
  const { functionName, kind, span } = level.entry;
  const what = kind === "lookup_key" ? "lookup_key" : "data_hash";
  const message = `'${functionName.text}': one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this ${what} function`;
  return new Failure("hiera-config", message, { span });
}
