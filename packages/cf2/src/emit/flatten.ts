import type { Compiled } from "../compile.js";
import { Block } from "../blocks/block.js";
import type { Container, Entry } from "../evaluate/materialize.js";
import type { Resource } from "../blocks/resource.js";
import { ListValue, type Scalar } from "../values/value.js";

/** A scalar of the result, or an empty block or list, with its path. */
export interface Leaf {
  readonly way: Step;
  readonly value: Scalar | Block | ListValue;
  /** The resource whose value it is, or whose list contains it. */
  readonly resource: Resource;
}

/** A name or an index, and the previous step. */
export interface Step {
  readonly name: string;
  readonly around: Step | undefined;
}

/** The names on a path, from the outermost. */
export function namesOn(way: Step): string[] {
  const names: string[] = [];
  for (let step: Step | undefined = way; step; step = step.around) names.push(step.name);
  return names.reverse();
}

interface Open {
  readonly entries: readonly Entry[];
  readonly way: Step | undefined;
  readonly resource: Resource | undefined;
  next: number;
}

/** All leaves of the result, in order. Shared values are repeated at each occurrence. */
export function* leavesOf({ root, contents }: Compiled): Generator<Leaf> {
  const entriesOf = (container: Container) => contents.get(container)!;
  const stack: Open[] = [{ entries: entriesOf(root), way: undefined, resource: undefined, next: 0 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const entry = top.entries[top.next++];
    if (!entry) {
      stack.pop();
      continue;
    }
    const { name, value } = entry;
    const way = { name, around: top.way };
    const resource = (entry.resource ?? top.resource)!;
    const entries = value instanceof Block || value instanceof ListValue ? entriesOf(value) : [];
    if (entries.length > 0) stack.push({ entries, way, resource, next: 0 });
    else yield { way, value: value as Leaf["value"], resource };
  }
}

/** Each scalar once, with its resource, however often it is shared in the result. */
export function* uniqueLeaves({ contents }: Compiled): Generator<Leaf> {
  const owners = new Map<Container, Resource>();
  for (const [container, entries] of contents) {
    for (const { name, resource = owners.get(container), value } of entries) {
      if (!resource) continue;
      if (value instanceof Block || value instanceof ListValue) owners.set(value, resource);
      yield { way: { name, around: undefined }, value: value as Leaf["value"], resource };
    }
  }
}
