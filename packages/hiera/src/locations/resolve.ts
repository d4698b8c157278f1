/**
 * Which files the levels of a hierarchy refer to for a node: variables are interpolated into paths, and globs are
 * expanded on the disk.
 */
import { isWithin, joinPath, type Span } from "@cairn/diagnostics";
import { after, Failure, growList, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { LocalScope } from "@cairn/puppet-core/evaluate";
import { HashValue, isArray, toText } from "@cairn/puppet-core/values";
import type { HierarchyEntry, HieraConfig, PlacedText } from "../config/config.js";
import { interpolate } from "../interpolate.js";
import { placing, type Invocation, type ScopeLookup } from "../invocation.js";
import { lookUpInScope } from "../scope-lookup.js";
import type { HieraWorld } from "../world.js";
import { expandGlob } from "./glob.js";

/** A file that a level of a hierarchy refers to. */
export interface Location {
  readonly path: string;
  readonly original: string;
  /** As written, including variables. */
  readonly written: string;
  /** A URI, which nothing here reads. */
  readonly isUri: boolean;
  /** The span in hiera.yaml. */
  readonly span: Span;
  /** Whether variables have made it lead out of the allowed folders: it is then treated as missing. */
  readonly isOutside?: boolean;
}

/** A level of a hierarchy with its files, for the current variables. */
export interface Level {
  readonly entry: HierarchyEntry;
  readonly config: HieraConfig;
  /** Undefined if the level names no files. */
  readonly locations: readonly Location[] | undefined;
  /** What the function that provides its data gets besides. */
  readonly options: HashValue;
}

/** The levels of a hierarchy; `invocation` is notified of the variables that they depend on. */
export function* resolveLevels(
  config: HieraConfig,
  entries: readonly HierarchyEntry[],
  invocation: Invocation,
  world: HieraWorld,
): Evaluation<Level[]> {
  const levels: Level[] = [];
  for (const entry of entries) {
    invocation.place = entry.span;
    const datadir = yield* resultOf(textOf(entry.datadir ?? { text: "data", span: entry.span }, invocation));
    const folder = joinPath(config.layer.root, datadir);
    const place = { path: folder, original: datadir, written: entry.datadir?.text ?? "", isUri: false };
    if (entry.location) confined({ ...place, span: entry.datadir?.span ?? entry.span }, entry, config, invocation);
    invocation.isPath = true;
    const found = yield* resultOf(locationsOf(entry, folder, invocation, world));
    invocation.isPath = false;
    const locations = found?.map((each) => confined(each, entry, config, invocation));
    const options = entry.options ? yield* resultOf(stringsIn(entry.options, entry, invocation)) : noOptions;
    levels.push({ entry, config, locations, options });
  }
  return levels;
}

/**
 * Data must be in the folder of its hiera.yaml, or in an allowed one. Puppet searches for a path that leads out because
 * of an empty variable, and finds nothing.
 */
function confined(location: Location, entry: HierarchyEntry, { layer }: HieraConfig, invocation: Invocation): Location {
  const { isUri, path, span, written } = location;
  if (isUri || !layer.isConfined || isWithin(path, layer.root)) return location;
  if (invocation.init.host.allows?.(path) === true) return location;
  const leads = [written, entry.datadir?.text ?? ""].some((text) =>
    /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(text),
  );
  if (!leads) return { ...location, isOutside: true };
  const where = layer.place === "Module" ? `module \`${layer.module!}\`` : "environment";
  throw new Failure("hiera-config", `\`${path}\` leads out of the ${where}`, {
    span,
    help: "keep the data in the folder of its hiera.yaml, or name the folder that may be read with --allow-read",
  });
}

const noOptions = new HashValue();

/** The options of a level with their variables replaced. */
function stringsIn(options: HashValue, { span }: HierarchyEntry, invocation: Invocation): Pending<HashValue> {
  invocation.place = span;
  const strings = placing(invocation, () => interpolate(options, { invocation, lookUp: undefined }));
  return after(strings, (value) => value as HashValue);
}

function* textOf({ text, span }: PlacedText, invocation: Invocation): Evaluation<string> {
  invocation.place = span;
  const value = yield* resultOf(placing(invocation, () => interpolate(text, { invocation, lookUp: undefined })));
  return toText(value);
}

function* locationsOf(
  { extension, location }: HierarchyEntry,
  folder: string,
  invocation: Invocation,
  world: HieraWorld,
): Evaluation<Location[] | undefined> {
  if (!location) return undefined;
  const { kind, strings } = location;
  if (kind === "mapped_paths") return yield* resultOf(mappedPaths(strings, folder, invocation));
  const locations: Location[] = [];
  for (const written of strings) {
    const plain = yield* resultOf(textOf(written, invocation));
    const { span } = written;
    const isUri = kind === "uri" || kind === "uris";
    if (kind === "glob" || kind === "globs") {
      for (const path of filesOf(folder, plain, world, span)) {
        locations.push({ path, original: joinPath(folder, plain), written: written.text, isUri, span });
      }
      continue;
    }
    const text = extension === undefined || plain.endsWith(extension) ? plain : plain + extension;
    locations.push({
      path: isUri ? text : joinPath(folder, text),
      original: written.text,
      written: written.text,
      isUri,
      span,
    });
  }
  return locations;
}

function filesOf(folder: string, pattern: string, { folders }: HieraWorld, span: Span): readonly string[] {
  const inside = pattern.split("/").filter((part) => part !== "" && part !== ".");
  const found = folders ? expandGlob([folder, ...inside].join("/"), folders) : [];
  if (found) return found.filter((path) => folders!.kindOf(path) === "file");
  throw new Failure("hiera-config", `the pattern \`${pattern}\` means too many files`, { span });
}

/** The maximum number of files for one variable: each is searched for on the disk. */
const mostMapped = 100_000;

/** The size of a location, with its strings, in elements of a list. */
const elementsOfLocation = 32;

/** One path for each value of a variable. */
function* mappedPaths(
  [variable, name, template]: readonly PlacedText[],
  folder: string,
  invocation: Invocation,
): Evaluation<Location[]> {
  invocation.place = variable!.span;
  const mapped = lookUpInScope(variable!.text, invocation, "mapped_path[0]");
  if (mapped === null || mapped === "") return [];
  const values = isArray(mapped) ? mapped : [mapped];
  if (values.length > mostMapped) {
    const message = `the variable \`${variable!.text}\` means ${values.length} files, at most ${mostMapped} are looked for`;
    throw new Failure("hiera-config", message, { span: variable!.span });
  }
  growList(elementsOfLocation * values.length);
  const locations: Location[] = [];
  for (const value of values) {
    const scope = new LocalScope(invocation.init.scope);
    scope.bind(name!.text, { value, source: scope.source, at: { start: 0, end: 0 } });
    const inner = invocation.below({ scope });
    // Paths that depend on the variable of a round change with its values, which are known already.
    inner.onScopeLookup = (lookup: ScopeLookup) => {
      if (lookup.root !== name!.text) invocation.onScopeLookup?.(lookup);
    };
    const text = yield* resultOf(textOf(template!, inner));
    const { span } = template!;
    locations.push({
      path: joinPath(folder, text),
      original: template!.text,
      written: template!.text,
      isUri: false,
      span,
    });
  }
  return locations;
}
