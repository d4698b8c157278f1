import type { Span } from "@cairn/diagnostics";
import { after, Failure, type Pending, rescuing } from "@cairn/evaluation";
import { infer, printType } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import type { HierarchyEntry, Layer } from "./config/config.js";
import type { DataFunctions } from "./backends/data-function.js";
import type { DataFile } from "./data/data-file.js";
import type { DataFormat } from "./data/read-data.js";
import { decryptValue, type EncryptedAt } from "./eyaml.js";
import type { Found } from "./found.js";
import type { DataFunction, Decrypt } from "./host.js";
import { interpolate, type LookUpBelow } from "./interpolate.js";
import { placing, type Invocation } from "./invocation.js";
import type { Level, Location } from "./locations/resolve.js";
import type { LookupKey } from "./lookup-key.js";
import { lookUpAll } from "./merge/look-up-all.js";
import type { Strategy } from "./merge/strategy.js";
import { holdsEncrypted } from "./secret.js";
import type { HieraWorld } from "./world.js";

/** What levels need to be read. */
export interface Reading {
  readonly world: HieraWorld;
  readonly lookUp: LookUpBelow;
  readonly functions: DataFunctions;
  /** The locations whose data was checked for keys that don't belong there. */
  readonly checked: Set<Location>;
  /** Reports a problem of data that doesn't stop a lookup. */
  warn(message: string, place: Span): void;
}

/** The maximum number of values of one key: aliases can expand exponentially. */
const mostValues = 1_000_000;

/** The value of a key in one level of a hierarchy; undefined if it has none. */
export function lookUpInLevel(
  level: Level,
  key: LookupKey,
  invocation: Invocation,
  strategy: Strategy,
  reading: Reading,
): Pending<Found | undefined> {
  const { entry } = level;
  return invocation.within({ type: "data_provider", name: `Hierarchy entry "${entry.name}"` }, () => {
    if (knownFormat(entry)) {
      if (!level.locations) throw noFile(level);
      return atLocations(level, invocation, strategy, (each) => lookUpAt(level, each, key.root, invocation, reading));
    }
    const called = functionFor(level, invocation);
    const instead = (why: string): Pending<Found | undefined> => {
      const standIn = standInFor(level, why, invocation, reading)!;
      return standIn === "skip" ? undefined : valueIn(standIn, "", level, key.root, invocation, reading);
    };
    if (!called) return instead("which isn't here");
    return rescuing(
      () =>
        level.locations
          ? atLocations(level, invocation, strategy, (each) => provideAt(called, level, each, key, invocation, reading))
          : reading.functions.lookUp(called, level, undefined, key, invocation),
      (error) => {
        if (!(error instanceof Failure && isOfRuby(error))) throw error;
        if (mayStandIn(invocation)) return instead(`which fails here (${error.message})`);
        const { help = helpInstead, kind, message, notes, span } = error;
        throw new Failure(kind, message, { help, notes, span });
      },
    );
  });
}

function atLocations(
  { locations }: Level,
  invocation: Invocation,
  strategy: Strategy,
  look: (location: Location) => Pending<Found | undefined>,
): Pending<Found | undefined> {
  return lookUpAll(strategy, locations!, invocation, (location) => {
    const { isUri, original, path } = location;
    return invocation.within({ type: isUri ? "uri" : "path", location: path, original }, () => look(location));
  });
}

/** What a function gives for a location: a file that isn't there gives nothing, a URI always something. */
function provideAt(
  called: DataFunction,
  level: Level,
  location: Location,
  key: LookupKey,
  invocation: Invocation,
  { functions, world }: Reading,
): Pending<Found | undefined> {
  const isThere = location.isUri || (location.isOutside !== true && world.text(location.path) !== undefined);
  if (isThere) return functions.lookUp(called, level, location, key, invocation);
  invocation.explainer?.locationNotFound();
  return undefined;
}

/** Whether a function failed in its Ruby, which may need what isn't here. */
function isOfRuby({ notes }: Failure): boolean {
  return notes.some(({ span }) => span?.source.name.endsWith(".rb"));
}

function lookUpAt(
  level: Level,
  location: Location,
  root: string,
  invocation: Invocation,
  reading: Reading,
): Pending<Found | undefined> {
  if (location.isUri) throw noFile(level);
  const file = location.isOutside ? undefined : fileAt(location, level, reading);
  if (!file) {
    invocation.explainer?.locationNotFound();
    return undefined;
  }
  return valueIn(file, `, when using location '${location.path}',`, level, root, invocation, reading);
}

/** The evaluated value of a key in a data file; `where`: how messages name the place. */
function valueIn(
  file: DataFile,
  where: string,
  level: Level,
  root: string,
  invocation: Invocation,
  reading: Reading,
): Pending<Found | undefined> {
  const data = file.get(root);
  if (!data) {
    invocation.explainer?.notFound(root);
    return undefined;
  }
  const span = file.placeOf([root]);
  const subject = `Value for key '${root}', in hash returned from ${functionOf(level)}${where}`;
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
  const decrypt = decryptionFor(level, invocation);
  if (!decrypt) tellEncrypted(file, root, data.value, invocation, reading);
  const at = { key: root, path: file.source.name, span };
  const pending = evaluatedData(data, at, decrypt, invocation, reading);
  return after(pending, (value) => {
    invocation.place = outer;
    invocation.explainer?.found(root, value, "found", span);
    return { value, origins: [{ file, path: [root], value }] };
  });
}

/** How the secrets of a level are decrypted; undefined if they stay encrypted. */
function decryptionFor({ entry }: Level, { init }: Invocation): Decrypt | undefined {
  if (entry.functionName.text !== "eyaml_lookup_key") return undefined;
  return init.host.decrypt ?? init.host.decryptWith?.(entry.options);
}

function tellEncrypted(file: DataFile, key: string, value: Value, { init }: Invocation, { world }: Reading): void {
  if (!init.host.passesEncrypted) return;
  for (const each of world.encryptedIn(file, key, value)) init.host.passesEncrypted(each);
}

/** The value of an entry, decrypted and interpolated. */
function evaluatedData(
  { isTemplate, value }: NonNullable<ReturnType<DataFile["get"]>>,
  at: EncryptedAt,
  decrypt: Decrypt | undefined,
  invocation: Invocation,
  { lookUp }: Reading,
): Pending<Value> {
  const interpolation = { invocation, lookUp };
  if (decrypt !== undefined) {
    // Later steps may contain the secret: merges, parts of it, values that look it up.
    if (holdsEncrypted(value)) invocation.explainer?.hideFromHere();
    return placing(invocation, () => decryptValue(value, decrypt, at, interpolation));
  }
  return isTemplate ? placing(invocation, () => interpolate(value, interpolation)) : value;
}

/** The data at a location; undefined if there is no file. */
function fileAt(location: Location, level: Level, { checked, warn, world }: Reading): DataFile | undefined {
  const format = knownFormat(level.entry)!;
  const read = world.file(location.path, format);
  if (!read) return undefined;
  if ("problem" in read) throw new Failure("hiera-data", read.problem, { span: read.span });
  const { file, warning } = read;
  if (checked.has(location)) return file;
  checked.add(location);
  if (warning !== undefined) warn(warning, file.placeOf([]));
  checkKeys(file, level, location, warn);
  return file;
}

/** A module's data are only for its own keys. */
function checkKeys(file: DataFile, level: Level, { path }: Location, warn: Reading["warn"]): void {
  const { module }: Layer = level.config.layer;
  if (module === undefined) return;
  for (const key of file.keys()) {
    if (key === "lookup_options" || (typeof key === "string" && key.startsWith(`${module}::`))) continue;
    const subject = `Value returned from ${functionOf(level)}, when using location '${path}',`;
    warn(
      `Module '${module}': ${subject} must use keys qualified with the name of the module`,
      file.placeOf([String(key)]),
    );
  }
}

/** By kind and name of the function. */
const formats: ReadonlyMap<string, ReadonlyMap<string, DataFormat>> = new Map([
  [
    "data_hash",
    new Map<string, DataFormat>([
      ["yaml_data", "yaml"],
      ["json_data", "json"],
      ["hocon_data", "hocon"],
    ]),
  ],
  ["lookup_key", new Map<string, DataFormat>([["eyaml_lookup_key", "yaml"]])],
]);

function knownFormat({ functionName, kind }: HierarchyEntry): DataFormat | undefined {
  return formats.get(kind)?.get(functionName.text);
}

function mayStandIn({ init }: Invocation): boolean {
  return (init.host.missingBackends ?? "error") !== "error";
}

/** The function that provides a level's data; undefined if something stands in for it. Throws a Failure if there is none. */
function functionFor({ entry }: Level, invocation: Invocation): DataFunction | undefined {
  const { functionName, kind, name } = entry;
  const found = kind === "hiera3_backend" ? undefined : invocation.init.host.findFunction?.(functionName.text);
  if (found || mayStandIn(invocation)) return found;
  const message = `Unable to find '${kind}' function named '${functionName.text}', which the level '${name}' asks for`;
  throw new Failure("hiera-backend", message, { span: functionName.span, help: helpInstead });
}

const helpInstead =
  "put the module that brings it on the module path; `--hiera-missing skip` leaves out such levels, `--hiera-missing FILE` reads a file in their place";

/** The replacement of a level whose data an external program would provide. */
function standInFor(
  { entry }: Level,
  why: string,
  { init }: Invocation,
  { warn, world }: Reading,
): DataFile | "skip" | undefined {
  const { missingBackends } = init.host;
  if (missingBackends === undefined || missingBackends === "error") return undefined;
  if (!world.skipped.has(entry)) {
    world.skipped.add(entry);
    const instead =
      missingBackends === "skip" ? "it is left out" : `\`${missingBackends.source.name}\` stands in for it`;
    warn(`the level '${entry.name}' gets its data from '${entry.functionName.text}', ${why}: ${instead}`, entry.span);
  }
  return missingBackends;
}

function functionOf({ entry }: Level): string {
  return `${entry.kind} function '${entry.functionName.text}'`;
}

function noFile(level: Level): Failure {
  const { functionName, kind, span } = level.entry;
  const what = kind === "lookup_key" ? "lookup_key" : "data_hash";
  const message = `'${functionName.text}': one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this ${what} function`;
  return new Failure("hiera-config", message, { span });
}
