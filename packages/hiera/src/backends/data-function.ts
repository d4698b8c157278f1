/**
 * Backends that are functions, such as `data_hash` and `lookup_key` of a module: how they are called, and the context
 * that they may ask.
 */
import { isWithin } from "@cairn/diagnostics";
import { after, Failure, rescuing, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import {
  createType,
  describeValue,
  infer,
  isInstance,
  printType,
  richData,
  type PuppetType,
} from "@cairn/puppet-core/types";
import { HashValue, isHash, type Value } from "@cairn/puppet-core/values";
import type { Found } from "../found.js";
import type { DataFunction } from "../host.js";
import { interpolate, type LookUpBelow } from "../interpolate.js";
import { placing, type Invocation } from "../invocation.js";
import type { Level, Location } from "../locations/resolve.js";
import type { LookupKey } from "../lookup-key.js";
import type { HieraWorld } from "../world.js";
import { ContextCache, LookupContext, NotFoundJump } from "./context.js";

const anyHash = createType("Hash") as PuppetType;

/** What a function has given for one location. */
class Given {
  readonly cache = new ContextCache();
  readonly values = new Map<string, Value>();
  /** The result of a `data_hash` function. */
  whole: HashValue | undefined = undefined;
}

/** The data of levels that functions of modules provide, as one node sees them. */
export class DataFunctions {
  private readonly world: HieraWorld;
  private readonly lookUpBelow: LookUpBelow;
  private readonly given = new WeakMap<Level, Map<string, Given>>();

  constructor(world: HieraWorld, lookUpBelow: LookUpBelow) {
    this.world = world;
    this.lookUpBelow = lookUpBelow;
  }

  /** The value of a key at a location of a level, or in a level without any; undefined if it has none. */
  lookUp(
    called: DataFunction,
    level: Level,
    location: Location | undefined,
    key: LookupKey,
    invocation: Invocation,
  ): Pending<Found | undefined> {
    const isDig = level.entry.kind === "data_dig";
    const name = isDig ? key.text : key.root;
    const found = rescuing(
      () => this.valueOf(called, level, location, key, invocation),
      (error) => {
        if (error instanceof NotFoundJump) return undefined;
        throw error;
      },
    );
    return after(found, (value) => {
      if (value === undefined) {
        invocation.explainer?.notFound(name);
        return undefined;
      }
      invocation.explainer?.found(name, value);
      return { value: isDig ? undig(key, value) : value, origins: [] };
    });
  }

  private *valueOf(
    called: DataFunction,
    level: Level,
    location: Location | undefined,
    key: LookupKey,
    invocation: Invocation,
  ): Evaluation<Value | undefined> {
    const { entry } = level;
    const given = this.givenAt(level, location);
    const context = new LookupContext(this.contextHost(level, location, invocation), given.cache);
    const call = (values: readonly Value[]): Pending<Value> =>
      placing(invocation, () => called(values, invocation.init.scope, entry.functionName.span));
    const options = optionsAt(level, location);
    if (entry.kind === "data_hash") {
      const whole = (given.whole ??= checkedHash(yield* resultOf(call([options, context])), level, location));
      if (!whole.has(key.root)) return undefined;
      const value = checked(whole.get(key.root)!, key.root, level, location);
      return yield* resultOf(interpolate(value, { invocation, lookUp: this.lookUpBelow }));
    }
    const isDig = entry.kind === "data_dig";
    const name = isDig ? key.text : key.root;
    if (given.values.has(name)) return given.values.get(name);
    const wanted: Value = isDig ? [key.root, ...key.segments] : key.root;
    const value = checked(yield* resultOf(call([wanted, options, context])), name, level, location);
    given.values.set(name, value);
    return value;
  }

  private givenAt(level: Level, location: Location | undefined): Given {
    const all = this.given.get(level) ?? new Map<string, Given>();
    this.given.set(level, all);
    const name = location === undefined ? "" : `at ${location.path}`;
    const known = all.get(name) ?? new Given();
    all.set(name, known);
    return known;
  }

  private contextHost({ config }: Level, location: Location | undefined, invocation: Invocation) {
    const { host } = invocation.init;
    const { layer } = config;
    const explainer = invocation.explainer;
    return {
      environment: host.environmentName ?? "production",
      module: layer.module,
      interpolate: (value: Value) => interpolate(value, { invocation, lookUp: this.lookUpBelow }),
      explain: explainer && ((text: string) => explainer.text(text)),
      readFile: (path: string) => {
        const isOurs = path === location?.path || isWithin(path, layer.root) || host.allows?.(path) === true;
        const read = isOurs ? this.world.text(path) : undefined;
        if (read?.value) return read.value.text;
        const why = isOurs ? "there is no such file" : "it is not in the folder of its hiera.yaml";
        throw new Failure("hiera-data", `\`${path}\` can't be read: ${read?.diagnostics[0]?.message ?? why}`);
      },
    };
  }
}

/** The options of a function: those of hiera.yaml, and where to look. */
function optionsAt({ options }: Level, location: Location | undefined): HashValue {
  if (!location) return options;
  return new HashValue([...options.entries(), [location.isUri ? "uri" : "path", location.path]]);
}

function subjectOf({ entry }: Level, location: Location | undefined): string {
  const where = location === undefined ? "" : `, when using location '${location.path}',`;
  return `returned from ${entry.kind} function '${entry.functionName.text}'${where}`;
}

function checkedHash(value: Value, level: Level, location: Location | undefined): HashValue {
  if (isHash(value)) return value;
  const message = describeValue(`Value ${subjectOf(level, location)} has wrong type,`, anyHash, value);
  throw new Failure("hiera-data", message, { span: level.entry.functionName.span });
}

function checked(value: Value, key: string, level: Level, location: Location | undefined): Value {
  if (isInstance(richData(), value)) return value;
  const subject = `Value for key '${key}', ${level.entry.kind === "data_hash" ? "in hash " : ""}${subjectOf(level, location)}`;
  const message = `${subject} has wrong type, expects Puppet::LookupValue, got ${printType(infer(value))}`;
  throw new Failure("hiera-data", message, { span: level.entry.functionName.span });
}

/** A list is made up to the wanted element. */
const mostIndex = 10_000n;

/** A value wrapped so that the rest of its key finds it again. */
function undig({ segments }: LookupKey, value: Value): Value {
  return segments.reduceRight<Value>((inner, segment) => {
    if (typeof segment === "string") return new HashValue([[segment, inner]]);
    if (segment < 0n || segment > mostIndex)
      throw new Failure("lookup", `the index ${segment} is too large for a data_dig function`);
    const list: Value[] = new Array<Value>(Number(segment)).fill(null);
    return [...list, inner];
  }, value);
}
