import { isArray } from "@cairn/puppet-core/values";
import type { Instance } from "../instantiate/instance.js";

/** The features and list indexes from `outermost` to an object that it contains; undefined if it doesn't. */
export function stepsTo(target: Instance, outermost: Instance): readonly string[] | undefined {
  const steps: string[] = [];
  let each = target;
  while (each !== outermost) {
    const { holder } = each;
    if (!holder) return undefined;
    const stored = holder.instance.stored(holder.slot);
    if (isArray(stored ?? null)) steps.push(String(placesIn(stored as readonly Instance[]).get(each)));
    steps.push(holder.slot.feature.name);
    each = holder.instance;
  }
  return steps.reverse();
}

/** A path as written in a link: `people/0`, empty for the root object itself. */
export function pathTo(target: Instance, outermost: Instance): string | undefined {
  return stepsTo(target, outermost)?.join("/");
}

const places = new WeakMap<readonly Instance[], ReadonlyMap<Instance, number>>();

/** The index of each object in a list. */
function placesIn(list: readonly Instance[]): ReadonlyMap<Instance, number> {
  let known = places.get(list);
  if (!known) places.set(list, (known = new Map(list.map((each, index) => [each, index]))));
  return known;
}
