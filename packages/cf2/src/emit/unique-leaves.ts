import type { Compiled } from "../compile.js";
import { Block } from "../blocks/block.js";
import type { Container } from "../evaluate/materialize.js";
import type { Resource } from "../blocks/resource.js";
import { ListValue, type Value } from "../values/value.js";

/** A value of the result, and the resource whose value it is, or whose list contains it. */
export interface Leaf {
  readonly name: string;
  readonly value: Value;
  readonly resource: Resource;
}

/** Each scalar once, with its resource, however often it is shared in the result. */
export function* uniqueLeaves({ contents }: Compiled): Generator<Leaf> {
  const owners = new Map<Container, Resource>();
  for (const [container, entries] of contents) {
    for (const { name, resource = owners.get(container), value } of entries) {
      if (!resource) continue;
      if (value instanceof Block || value instanceof ListValue) owners.set(value, resource);
      yield { name, value, resource };
    }
  }
}
