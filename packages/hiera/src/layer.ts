import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import type { HieraConfig, Layer } from "./config/config.js";
import type { Found } from "./found.js";
import type { Invocation, ScopeLookup } from "./invocation.js";
import { resolveLevels, type Level } from "./locations/resolve.js";
import type { LookupKey } from "./lookup-key.js";
import { lookUpAll } from "./merge/look-up-all.js";
import { strategyOf, type Strategy } from "./merge/strategy.js";
import { lookUpInLevel, type Reading } from "./provider.js";
import { readVariable } from "./scope-lookup.js";
import { sameValue } from "./same-value.js";

interface Resolved {
  readonly levels: readonly Level[];
  /** The levels of the default hierarchy. */
  readonly inDefault: readonly Level[];
  /** The variables that its paths depend on. */
  readonly variables: readonly ScopeLookup[];
}

/** The data of one layer, as one node sees it. */
export class LayerData {
  readonly config: HieraConfig | undefined;
  private readonly layer: Layer;
  private readonly reading: Reading;
  private resolved: Resolved | undefined = undefined;

  /** Without a configuration it has no data. */
  constructor(layer: Layer, config: HieraConfig | undefined, reading: Reading) {
    this.layer = layer;
    this.config = config;
    this.reading = reading;
  }

  /** The value of a key; undefined if the layer has none. */
  lookUp(key: LookupKey, invocation: Invocation, strategy: Strategy, inDefault = false): Pending<Found | undefined> {
    const work = (): Pending<Found | undefined> => {
      const { layer } = this;
      const { config } = this;
      const module = layer.module === undefined ? "" : `"${layer.module}" `;
      const name = `${layer.place} ${module}Data Provider (hiera configuration version ${config?.version ?? 5})`;
      const configuration = config?.source?.name;
      const what = { type: "data_provider", name, configuration, module: layer.module } as const;
      return invocation.within(what, () => this.lookUpInLevels(key, invocation, strategy, inDefault));
    };
    // Puppet's message names the key for the global layer, which comes first.
    return invocation.once(key.text, work, this.layer.place === "Global");
  }

  /** In version 3 the configuration decides how `hiera_hash` merges. */
  private strategyFor(asked: Strategy, { init }: Invocation): Strategy {
    const merge = this.config?.mergeBehavior;
    return merge && init.isHieraCall === true && asked.name === "hash" ? strategyOf(merge) : asked;
  }

  private lookUpInLevels(
    key: LookupKey,
    invocation: Invocation,
    asked: Strategy,
    inDefault: boolean,
  ): Pending<Found | undefined> {
    const strategy = this.strategyFor(asked, invocation);
    return after(this.levels(invocation, inDefault), (levels) => {
      if (levels.length === 0) {
        invocation.explainer?.notFound(key.text);
        return undefined;
      }
      const look = (level: Level) => lookUpInLevel(level, key, invocation, strategy, this.reading);
      return lookUpAll(strategy, levels, invocation, look);
    });
  }

  /** The levels, recomputed if a variable has changed that a path depends on. */
  private levels(invocation: Invocation, inDefault: boolean): Pending<readonly Level[]> {
    const { config } = this;
    if (!config) return [];
    if (this.resolved && !areStable(this.resolved.variables, invocation)) {
      this.resolved = undefined;
      invocation.explainer?.text(
        "Hiera configuration recreated due to change of scope variables used in interpolation expressions",
      );
    }
    return after(this.resolved ?? this.resolve(config, invocation), (resolved) => {
      this.resolved = resolved;
      return inDefault ? resolved.inDefault : resolved.levels;
    });
  }

  private *resolve(config: HieraConfig, invocation: Invocation): Evaluation<Resolved> {
    const variables = new Map<string, ScopeLookup>();
    const quiet = invocation.below({ explainer: undefined, overrides: undefined, defaults: undefined });
    quiet.onScopeLookup = (lookup) => {
      if (!(lookup.key.startsWith("::") && lookup.value !== null)) variables.set(lookup.key, lookup);
    };
    const { world } = this.reading;
    const levels = yield* resultOf(resolveLevels(config, config.hierarchy, quiet, world));
    const inDefault = yield* resultOf(resolveLevels(config, config.defaultHierarchy ?? [], quiet, world));
    return { levels, inDefault, variables: [...variables.values()] };
  }
}

function areStable(variables: readonly ScopeLookup[], invocation: Invocation): boolean {
  if (variables.length === 0) return true;
  const quiet = invocation.below({ explainer: undefined });
  quiet.isQuiet = true;
  return variables.every((each) => isStable(each, quiet));
}

function isStable({ root, segments, value }: ScopeLookup, invocation: Invocation): boolean {
  let current: Value | undefined = readVariable(root, invocation.init.scope, invocation) ?? null;
  for (const segment of segments) {
    if (current === null || current === undefined) break;
    if (isHash(current)) current = current.get(segment);
    else if (isArray(current) && typeof segment === "bigint") current = current[Number(segment)];
    else return false;
  }
  return sameValue(current ?? null, value ?? null);
}
