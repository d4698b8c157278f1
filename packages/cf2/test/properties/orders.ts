import type { Random } from "@cairn/testing/deep";
import type { Site, WrittenMutation } from "./sites.js";

/** The values of a resource in one admissible order, `undefined` if nothing defines it. */
export type OrderedValue = number | undefined | { readonly [name: string]: OrderedValue };

interface Placed {
  readonly mutation: WrittenMutation;
  readonly file: number;
}

/**
 * The meaning of a site if its definitions are put into a random total order that is consistent with its imports, and
 * are then simply applied from the lowest priority up. If the compiler yields a value, no order may yield another.
 */
export function inSomeOrder(site: Site, random: Random): Readonly<Record<string, OrderedValue>> {
  const files = [...reachable(site, 0).add(0)];
  const all = files.flatMap((file) => site[file]!.mutations.map((mutation): Placed => ({ mutation, file })));
  const ordered = someOrder(all, ({ file: upper }, { file: lower }) => reachable(site, upper).has(lower), random);
  return carryOut(
    ordered.map(({ mutation }) => mutation),
    random,
  );
}

/** Lowest first; what is not above another may come at any time. */
function someOrder<T>(all: readonly T[], isAbove: (upper: T, lower: T) => boolean, random: Random): T[] {
  const rest = [...all];
  const ordered: T[] = [];
  while (rest.length > 0) {
    const ready = rest.filter((each) => !rest.some((other) => isAbove(each, other)));
    const next = random.pick(ready);
    rest.splice(rest.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
}

function carryOut(ordered: readonly WrittenMutation[], random: Random): Record<string, OrderedValue> {
  const values = new Map<string, number | undefined>();
  const blocks = new Map<string, WrittenMutation[]>();
  for (const { name, operator, value } of ordered) {
    if (typeof value === "object") {
      const below = operator === "=>" ? [] : (blocks.get(name) ?? []);
      blocks.set(name, [...below, ...someOrder(value, () => false, random)]);
    } else {
      const own = value === "?" ? undefined : value;
      values.set(name, own === undefined ? values.get(name) : applied(operator, values.get(name), own));
    }
  }
  const inner = [...blocks].map(([name, elements]) => [name, carryOut(elements, random)] as const);
  return Object.fromEntries<OrderedValue>([...values, ...inner]);
}

function applied(operator: WrittenMutation["operator"], below: number | undefined, own: number): number {
  if (below === undefined || operator === "=>") return own;
  return operator === "sum" ? below + own : Math.max(below, own);
}

function reachable(site: Site, from: number): Set<number> {
  const found = new Set<number>(site[from]!.imports);
  for (const file of found) for (const next of site[file]!.imports) found.add(next);
  return found;
}
