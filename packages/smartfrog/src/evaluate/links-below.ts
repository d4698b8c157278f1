import { isComponent, kindOf, type Component, type Store } from "@cairn/store";

/**
 * Returns a predicate that tells whether a component contains a link at any depth; each component is visited once,
 * however often it is shared.
 */
export function linksBelow(store: Store): (component: Component) => boolean {
  const known = new Map<Component, boolean>();
  return (component) => {
    const waiting = [component];
    while (waiting.length > 0) {
      const top = waiting[waiting.length - 1]!;
      const children = known.has(top) ? [] : unknownChildren(store, top, known);
      if (children.length === 0) waiting.pop();
      for (const child of children) waiting.push(child);
    }
    return known.get(component)!;
  };
}

/** Decides `component`, or returns its children that must be decided first. */
function unknownChildren(store: Store, component: Component, known: Map<Component, boolean>): Component[] {
  const unknown: Component[] = [];
  let hasLinks = false;
  for (const [, record] of component.entries()) {
    const value = store.log.value(record);
    if (isComponent(value) && !known.has(value)) unknown.push(value);
    else hasLinks ||= isComponent(value) ? known.get(value)! : kindOf(value) === "link";
  }
  if (unknown.length === 0 || hasLinks) known.set(component, hasLinks);
  return hasLinks ? [] : unknown;
}
