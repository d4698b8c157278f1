import type { Container, View } from "../serialize/view.js";

/** A name or an index, and the step before it. */
export interface Step {
  readonly name: string;
  readonly outer: Step | undefined;
}

/** The names of a path, from the outermost. */
export function namesOf(last: Step | undefined): string[] {
  const names: string[] = [];
  for (let step = last; step; step = step.outer) names.push(step.name);
  return names.reverse();
}

/** A value that isn't walked into: a scalar, or a container. */
export interface Visited {
  readonly step: Step | undefined;
  readonly value: unknown;
  readonly container: Container | undefined;
  /** Whether it is an element of a list. */
  readonly isElement: boolean;
}

interface Open {
  readonly container: Container;
  readonly entries: Iterator<readonly [unknown, unknown]>;
  readonly step: Step | undefined;
}

/** All scalars and empty containers, in order. Shared values are repeated wherever they occur. */
export function leavesOf(root: unknown, view: View): Generator<Visited> {
  return walk(root, view, ({ size }) => size > 0);
}

/** All scalars; a container that is shared is walked into once, and comes as itself after that. */
export function valuesOnce(root: unknown, view: View): Generator<Visited> {
  const seen = new Set<object>();
  return walk(root, view, ({ object }) => seen.size < seen.add(object).size);
}

function* walk(root: unknown, view: View, enters: (container: Container) => boolean): Generator<Visited> {
  const top = view.container(root);
  if (!top || !enters(top)) return yield { step: undefined, value: root, container: top, isElement: false };
  const stack: Open[] = [{ container: top, entries: top.entries(), step: undefined }];
  for (let open = stack.at(-1); open; open = stack.at(-1)) {
    const next = open.entries.next();
    if (next.done === true) {
      stack.pop();
      continue;
    }
    const { named } = open.container;
    const value = named ? view.value(next.value[1]) : next.value[1];
    const step = { name: String(next.value[0]), outer: open.step };
    const container = view.container(value);
    if (container && enters(container)) stack.push({ container, entries: container.entries(), step });
    else yield { step, value, container, isElement: !named };
  }
}
