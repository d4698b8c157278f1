import { Block } from "../blocks/block.js";
import { Cell } from "../blocks/cell.js";
import type { Container } from "../evaluate/materialize.js";
import type { Resource } from "../blocks/resource.js";
import { ListValue, type Value } from "../values/value.js";

/** A traversal with a state that is passed down: a path, or a permission. */
export interface Walk<State> {
  readonly start: State;
  readonly step: (state: State, name: string) => State;
  /** Whether to visit a block or list with this state; called each time it is reached. */
  readonly isNew: (container: Container, state: State) => boolean;
  readonly block?: (block: Block, state: State) => void;
  readonly resource: (resource: Resource, state: State) => void;
  readonly item?: (cell: Cell, within: Resource | undefined) => void;
}

interface Visit<State> {
  readonly container: Container;
  readonly state: State;
  readonly within: Resource | undefined;
}

/**
 * Traverses everything that a result was made of, from the outermost blocks inwards, including private resources. A
 * value that a reference shares is visited at its own place, and at the reference only if it has no place in the
 * result.
 */
export function walk<State>(root: Block, rules: Walk<State>): void {
  const copies: Visit<State>[] = [];
  const atHome = new Set<Container>();
  const queue: Visit<State>[] = [{ container: root, state: rules.start, within: undefined }];
  for (const visit of queue) go(visit, rules, queue, copies, atHome);
  const homes = new Set(atHome);
  const strays = copies.filter(({ container }) => !homes.has(container));
  for (const visit of strays) go(visit, rules, strays, strays, atHome);
}

function go<State>(
  visit: Visit<State>,
  rules: Walk<State>,
  queue: Visit<State>[],
  copies: Visit<State>[],
  seen: Set<Container>,
): void {
  const { container, state, within } = visit;
  if (!rules.isNew(container, state)) return;
  seen.add(container);
  if (container instanceof ListValue) {
    for (const [index, cell] of container.items.entries()) {
      rules.item?.(cell, within);
      if (isContainer(cell.value))
        queue.push({ container: cell.value, state: rules.step(state, String(index)), within });
    }
    return;
  }
  rules.block?.(container, state);
  for (const resource of container.resources()) {
    const below = rules.step(state, resource.name);
    rules.resource(resource, below);
    if (!isContainer(resource.value)) continue;
    const visitBelow = { container: resource.value, state: below, within: resource };
    (isCopy(resource) ? copies : queue).push(visitBelow);
  }
}

function isContainer(value: Value | undefined): value is Container {
  return value instanceof Block || value instanceof ListValue;
}

/** Whether its value belongs to another place and is only referred to. */
function isCopy({ used }: Resource): boolean {
  return used.length > 0 && used.every(({ cell }) => isReference(cell));
}

export function isReference(cell: object): boolean {
  const kind = cell instanceof Cell ? cell.node?.kind : undefined;
  return kind === "reference" || kind === "selection";
}
