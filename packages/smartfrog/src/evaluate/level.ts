import { bug } from "@cairn/diagnostics";
import type { Component, Store } from "@cairn/store";

/**
 * One identifier of a namespace: the component at its end, the enclosing namespace, and the way back to the root. The
 * paper's namespaces are paths; a chain of levels is such a path together with its components.
 */
export interface Level {
  readonly parent: Level | undefined;
  /** Empty for the root. */
  readonly name: string;
  component: Component;
  /** `Store.freezes` at the time when `component` was known to be writable. */
  checkedAt: number;
}

/** The root namespace (the paper's ∅). */
export function rootLevel(store: Store): Level {
  return { parent: undefined, name: "", component: store.root, checkedAt: store.freezes };
}

/** The level of the component `name` in `parent`. */
export function levelIn(parent: Level, name: string, component: Component, store: Store): Level {
  return { parent, name, component, checkedAt: store.freezes };
}

/**
 * The component of `level` for writing: if it has been copied in the meantime, the copies keep it and a new layer is
 * put over it.
 */
export function writable(level: Level, store: Store): Component {
  if (level.checkedAt === store.freezes) return level.component;
  const levels = chain(level);
  for (const each of levels) {
    if (!each.parent) continue;
    const component = store.child(each.parent.component, each.name);
    if (!component) return bug(`the component of the open block ${pathOf(level).join(":")} is gone`);
    each.component = component;
  }
  for (const each of levels) each.checkedAt = store.freezes;
  return level.component;
}

/** The absolute path of a level. */
export function pathOf(level: Level): string[] {
  return chain(level)
    .slice(1)
    .map((each) => each.name);
}

/** The levels from the root to `level`. */
function chain(level: Level): Level[] {
  const levels: Level[] = [];
  for (let each: Level | undefined = level; each; each = each.parent) levels.push(each);
  return levels.reverse();
}
