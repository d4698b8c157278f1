import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { HashValue, Value } from "@cairn/puppet-core/values";
import { DataFunctions } from "./backends/data-function.js";
import type { Layer } from "./config/config.js";
import { convertValue, isSensitive } from "./convert.js";
import type { Found } from "./found.js";
import { Invocation, type InvocationInit } from "./invocation.js";
import { LayerData } from "./layer.js";
import { LookupKey } from "./lookup-key.js";
import { checkOptions, compileOptions, optionsFor, type LookupOptions } from "./lookup-options.js";
import { lookUpAll } from "./merge/look-up-all.js";
import { everything, strategyOf, type Strategy } from "./merge/strategy.js";
import type { Reading } from "./provider.js";
import type { HieraHost } from "./host.js";
import { dig } from "./scope-lookup.js";
import type { HieraWorld } from "./world.js";

const optionsKey = new LookupKey("lookup_options");

type Options = HashValue | null | undefined;
type LayerName = "global" | "environment" | "module";
const layerNames: readonly LayerName[] = ["global", "environment", "module"];

/** Hiera as one node sees it: the data of the global layer, of the environment and of modules. */
export class Lookups {
  private readonly host: HieraHost;
  private readonly reading: Reading;
  private readonly layers = new Map<string, LayerData | undefined>();
  private readonly options = new Map<string | undefined, LookupOptions>();
  private readonly defaultOptions = new Map<string, LookupOptions>();
  private sharedOptions: { readonly value: HashValue | undefined } | undefined = undefined;

  constructor(host: HieraHost, world: HieraWorld) {
    this.host = host;
    const lookUp: Reading["lookUp"] = (key, invocation) => this.lookUpBelow(key, invocation);
    this.reading = {
      world,
      checked: new Set(),
      lookUp,
      functions: new DataFunctions(world, lookUp),
      warn: (message, place) => host.warn("hiera-ignored", message, place),
    };
  }

  /** Whether the environment has data, without which the old functions use only the global layer. */
  get hasEnvironmentData(): boolean {
    return this.layerOf("environment", undefined)?.config?.version === 5;
  }

  /** A top-level lookup. */
  begin(init: Omit<InvocationInit, "host">): Invocation {
    return new Invocation({ ...init, host: this.host });
  }

  /** The value of a key; undefined if no data has it. */
  lookUp(text: string, invocation: Invocation, merge: Value = null): Pending<Found | undefined> {
    if (text === "lookup_options" || text.startsWith("lookup_options.")) {
      invocation.explainer?.push({ type: "invalid_key" }, "lookup_options");
      invocation.explainer?.pop();
      return undefined;
    }
    invocation.count(text);
    const key = new LookupKey(text);
    invocation.key = key;
    invocation.module = key.module;
    if (invocation.explainer?.onlyOptions === true) return this.onlyOptions(invocation);
    if (!invocation.explainer && !invocation.init.isGlobalOnly && !this.hasData(key.module)) return undefined;
    return this.lookUpKey(key, invocation, merge);
  }

  /** All origins of the first part of a key, the strongest first, whatever the strategy; for explanations. */
  *placesOf(text: string, invocation: Invocation): Evaluation<Found["origins"]> {
    const key = new LookupKey(text);
    const root = new LookupKey(key.root);
    invocation.module = root.module;
    const found = yield* resultOf(this.lookUpInLayers(root, invocation, everything));
    return found?.origins.map((each) => ({ ...each, path: [...each.path, ...key.segments] })) ?? [];
  }

  private *onlyOptions(invocation: Invocation): Evaluation<undefined> {
    yield* resultOf(this.lookUpInLayers(optionsKey, invocation, strategyOf("hash")));
    return undefined;
  }

  private *lookUpKey(key: LookupKey, invocation: Invocation, given: Value): Evaluation<Found | undefined> {
    const all = yield* resultOf(this.optionsOf(key.module, invocation));
    const options = optionsFor(all, key.root);
    const fromOptions = given === null ? (options?.get("merge") ?? null) : null;
    if (fromOptions !== null) {
      invocation.explainer?.add({ type: "merge_source", source: "lookup_options" });
    }
    const merge = fromOptions ?? given;
    const target = options?.get("convert_to") ?? null;
    const search = () =>
      invocation.within({ type: "root" }, () => this.lookUpWithDefault(key, invocation, merge), key.text);
    const found = yield* resultOf(isSensitive(target) ? invocation.hiding(search) : search());
    if (!found || target === null) return found;
    if (isSensitive(target)) invocation.init.host.addSecret?.(found.value);
    const value = yield* resultOf(convertValue(key.text, found.value, target, invocation));
    return { value, origins: found.origins };
  }

  private *lookUpWithDefault(key: LookupKey, invocation: Invocation, merge: Value): Evaluation<Found | undefined> {
    const strategy = strategyOf(merge);
    const found = yield* resultOf(this.lookUpInLayers(key, invocation, strategy));
    if (found || invocation.init.isGlobalOnly === true) return found;
    const usual = yield* resultOf(this.lookUpInDefault(key, invocation));
    return usual && digInto(key, usual, invocation);
  }

  private *lookUpInLayers(key: LookupKey, invocation: Invocation, strategy: Strategy): Evaluation<Found | undefined> {
    const { isGlobalOnly } = invocation.init;
    const found = yield* resultOf(
      isGlobalOnly === true
        ? this.lookUpIn("global", key, invocation, strategy)
        : lookUpAll(strategy, layerNames, invocation, (name) => this.lookUpIn(name, key, invocation, strategy)),
    );
    return found && digInto(key, found, invocation);
  }

  private lookUpIn(
    name: LayerName,
    key: LookupKey,
    invocation: Invocation,
    strategy: Strategy,
  ): Pending<Found | undefined> {
    const { module } = invocation;
    if (name === "module" && module === undefined) return undefined;
    const layer = this.layerOf(name, module);
    if (layer) return layer.lookUp(key, invocation, strategy);
    if (name === "module") this.explainMissing(module!, invocation);
    return undefined;
  }

  private explainMissing(module: string, { explainer }: Invocation): void {
    const isThere = this.host.folderOf(module) !== undefined;
    explainer?.add({ type: "module", module }, isThere ? "module_provider_not_found" : "module_not_found");
  }

  /** The value from a module's `default_hierarchy`, for a key that isn't found anywhere else. */
  private *lookUpInDefault(key: LookupKey, invocation: Invocation): Evaluation<Found | undefined> {
    const { module } = invocation;
    const layer = module === undefined ? undefined : this.layerOf("module", module);
    if (module === undefined || !layer?.config?.defaultHierarchy) return undefined;
    const work = function* (lookups: Lookups): Evaluation<Found | undefined> {
      const all = yield* resultOf(lookups.defaultOptionsOf(module, layer, invocation));
      const strategy = strategyOf(optionsFor(all, key.root)?.get("merge") ?? null);
      const name = `Searching for "${key.text}"`;
      const inner = () => layer.lookUp(key, invocation, strategy, true);
      return yield* resultOf(invocation.within({ type: "scope", name }, inner));
    };
    const name = `Searching default_hierarchy of module "${module}"`;
    return yield* resultOf(invocation.within({ type: "scope", name }, () => work(this)));
  }

  private *defaultOptionsOf(module: string, layer: LayerData, invocation: Invocation): Evaluation<LookupOptions> {
    const known = this.defaultOptions.get(module);
    if (known) return known;
    const inner = invocation.below({ overrides: undefined, defaults: undefined });
    const found = yield* resultOf(
      invocation.within({ type: "scope", name: 'Searching for "lookup_options"' }, () =>
        layer.lookUp(optionsKey, inner, strategyOf("hash"), true),
      ),
    );
    const options = compileOptions(found && found.value !== null ? checkOptions(found.value, module) : undefined);
    this.defaultOptions.set(module, options);
    return options;
  }

  /** The `lookup_options` for keys of a module, or for those without one. */
  private *optionsOf(module: string | undefined, invocation: Invocation): Evaluation<LookupOptions> {
    const known = this.options.get(module);
    if (known) return known;
    const inner = invocation.below({ overrides: undefined, defaults: undefined });
    inner.module = invocation.module;
    const options = yield* resultOf(
      invocation.within({ type: "root" }, () => this.readOptions(module, inner), "lookup_options"),
    );
    const compiled = compileOptions(options);
    this.options.set(module, compiled);
    return compiled;
  }

  private *readOptions(module: string | undefined, invocation: Invocation): Evaluation<HashValue | undefined> {
    const strategy = strategyOf("hash");
    if (invocation.init.isGlobalOnly === true) {
      const global = yield* resultOf(this.optionsIn("global", invocation, strategy));
      return global ?? undefined;
    }
    const shared = yield* resultOf(this.readSharedOptions(invocation, strategy));
    if (module === undefined) return shared;
    if (!this.options.has(undefined)) this.options.set(undefined, compileOptions(shared));
    const own = yield* resultOf(this.optionsIn("module", invocation, strategy));
    // Empty ones of a module hide all others, in Puppet too.
    if (own === null) return undefined;
    if (!own || !shared) return own ?? shared;
    const sources: readonly (readonly [string, HashValue])[] = [
      ["Global and Environment", shared],
      [`Module ${module}`, own],
    ];
    const merged = yield* resultOf(
      lookUpAll(strategy, sources, invocation, ([name, value]) =>
        invocation.within({ type: "scope", name }, () => {
          invocation.explainer?.found("lookup_options", value);
          return { value, origins: [] };
        }),
      ),
    );
    return merged!.value as HashValue;
  }

  private *readSharedOptions(invocation: Invocation, strategy: Strategy): Evaluation<HashValue | undefined> {
    if (this.sharedOptions) return this.sharedOptions.value;
    const global = yield* resultOf(this.optionsIn("global", invocation, strategy));
    const own = yield* resultOf(this.optionsIn("environment", invocation, strategy));
    const one = global ?? own ?? undefined;
    const value = global && own ? ((yield* resultOf(strategy.merge(global, own))) as HashValue) : one;
    this.sharedOptions = { value };
    return value;
  }

  /** Null if there are `lookup_options`, but they are empty. */
  private *optionsIn(name: LayerName, invocation: Invocation, strategy: Strategy): Evaluation<Options> {
    const found = yield* resultOf(this.lookUpIn(name, optionsKey, invocation, strategy));
    if (!found || found.value === null) return found ? null : undefined;
    return checkOptions(found.value, name === "module" ? invocation.module : undefined);
  }

  /** Whether there is any data that may have a key of a module, or one without a module. */
  private hasData(module: string | undefined): boolean {
    return layerNames.some((name) => {
      return (name !== "module" || module !== undefined) && this.layerOf(name, module)?.config !== undefined;
    });
  }

  /** For `%{lookup('key')}`: a missing key is an empty string. */
  private lookUpBelow(key: string, invocation: Invocation): Pending<Value> {
    const { init } = invocation;
    if (init.overrides?.has(key)) return init.overrides.get(key)!;
    const otherwise = init.defaults?.has(key) === true ? init.defaults.get(key)! : "";
    const found = this.lookUp(key, invocation.below());
    return after(found, (each: Found | undefined) => (each ? each.value : otherwise));
  }

  private layerOf(name: LayerName, module: string | undefined): LayerData | undefined {
    const key = name === "module" ? `module ${module!}` : name;
    if (!this.layers.has(key)) this.layers.set(key, this.makeLayer(name, module));
    return this.layers.get(key);
  }

  private makeLayer(name: LayerName, module: string | undefined): LayerData | undefined {
    const { environmentRoot } = this.host;
    const found =
      name === "module"
        ? this.moduleLayer(module!)
        : name === "environment"
          ? environmentRoot === undefined
            ? undefined
            : { path: `${environmentRoot}/hiera.yaml`, layer: layerAt("Environment", environmentRoot) }
          : this.globalLayer();
    if (!found) return undefined;
    const { layer, path } = found;
    const read = path === undefined ? undefined : this.reading.world.config(path, layer);
    if (read?.warning !== undefined) {
      const source = this.host.files.readPath(path!)!.value!;
      const kind = read.config ? "hiera-deprecated" : "hiera-ignored";
      this.host.warn(kind, read.warning, { source, start: 0, end: 0 });
    }
    if (!read?.config && name !== "global") return undefined;
    return new LayerData(layer, read?.config, this.reading);
  }

  private moduleLayer(module: string): { path: string; layer: Layer } | undefined {
    const root = this.host.folderOf(module);
    return root === undefined
      ? undefined
      : { path: `${root}/hiera.yaml`, layer: { ...layerAt("Module", root), module } };
  }

  private globalLayer(): { path: string | undefined; layer: Layer } {
    const path = this.host.globalConfig;
    const root = path?.replace(/[^/\\]*$/, "").replace(/(?<=.)[/\\]$/, "") ?? "";
    return { path, layer: { ...layerAt("Global", root === "" ? "." : root), isConfined: false } };
  }
}

function layerAt(place: Layer["place"], root: string): Layer {
  return { place, root, module: undefined, isConfined: true };
}

/** The value of a dotted key in the value of its first part. */
function digInto(key: LookupKey, found: Found, invocation: Invocation): Found | undefined {
  if (key.segments.length === 0) return found;
  const value = dig(key.text, key.segments, found.value, invocation);
  if (value === undefined) return undefined;
  return { value, origins: found.origins.map((each) => ({ ...each, path: [...each.path, ...key.segments] })) };
}
