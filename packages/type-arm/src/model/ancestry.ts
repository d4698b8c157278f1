import type { ModelFeature, ModelType } from "./model.js";

/**
 * A run of ancestors from one type upwards: all that they declare, and the type above the run. Runs join into longer
 * ones as in a skew-binary list, so that a chain of types is climbed in growing steps, and all runs of a chain together
 * take little more memory than the chain.
 */
interface Run {
  readonly length: number;
  readonly features: ReadonlyMap<string, ModelFeature>;
  readonly above: ModelType | undefined;
}

const runs = new WeakMap<ModelType, Run>();

/** A feature of the type or of one of its ancestors. */
export function findFeature(type: ModelType, name: string): ModelFeature | undefined {
  for (let each: ModelType | undefined = type; each;) {
    const { above, features } = runOf(each);
    const found = features.get(name);
    if (found) return found;
    each = above;
  }
  return undefined;
}

/** Whether an object of `type` is an instance of `wanted`. */
export function isKindOf(type: ModelType, wanted: ModelType): boolean {
  let each: ModelType | undefined = type;
  while (each && each !== wanted && each.depth > wanted.depth) {
    const { above }: Run = runOf(each);
    each = above && above.depth >= wanted.depth ? above : each.parent;
  }
  return each === wanted;
}

function runOf(type: ModelType): Run {
  const unknown: ModelType[] = [];
  for (let each: ModelType | undefined = type; each && !runs.has(each); each = each.parent) unknown.push(each);
  for (const each of unknown.reverse()) runs.set(each, newRun(each));
  return runs.get(type)!;
}

/** The runs of the ancestors are known: two runs of equal length and this type become one. */
function newRun({ features, parent }: ModelType): Run {
  const first = parent && runs.get(parent);
  const second = first?.above && runs.get(first.above);
  const joined = first && second && first.length === second.length ? [second, first] : [];
  const all = new Map<string, ModelFeature>();
  for (const run of joined) for (const [name, feature] of run.features) all.set(name, feature);
  for (const feature of features.toReversed()) all.set(feature.name, feature);
  const length = joined.reduce((sum, run) => sum + run.length, 1);
  return { length, features: all, above: joined[0] ? joined[0].above : parent };
}
