import { isArray } from "@cairn/puppet-core/values";
import type { Instance } from "../instantiate/instance.js";

/** The features and places in their lists that lead from `outermost` to an object in it; nothing where it isn't in it. */
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

/** A path as it stands in a link: `people/0`, empty for the outermost object itself. */
export function pathTo(target: Instance, outermost: Instance): string | undefined {
  return stepsTo(target, outermost)?.join("/");
}

const places = new WeakMap<readonly Instance[], ReadonlyMap<Instance, number>>();

/** Where each object of a list stands in it. */
function placesIn(list: readonly Instance[]): ReadonlyMap<Instance, number> {
  let known = places.get(list);
  if (!known) places.set(list, (known = new Map(list.map((each, index) => [each, index]))));
  return known;
}
