import {
  isComponent,
  type Component,
  type DataReference,
  type DataTree,
  type StoreValue,
  type Tree,
} from "@cairn/store";
import { readPath } from "./path.js";

/**
 * A compiled result that was read back as data, with its tagged references (`{"$data": "a:b"}`) turned into references
 * again, in place.
 */
export function withReferences(tree: DataTree): Tree {
  const { log } = tree;
  const waiting: (Component | StoreValue[])[] = [];
  const visit = (value: StoreValue): StoreValue => {
    const reference = isComponent(value) ? taggedReference(tree, value) : undefined;
    if (reference) return reference;
    if (isComponent(value) || Array.isArray(value)) waiting.push(value as Component | StoreValue[]);
    return value;
  };
  const value = visit(tree.value);
  for (let container = waiting.pop(); container; container = waiting.pop()) {
    if (!isComponent(container)) container.forEach((item, index, items) => (items[index] = visit(item)));
    else {
      for (const [name, record] of [...container.entries()]) {
        const [old, read] = [log.value(record), visit(log.value(record))];
        if (read !== old) container.set(name, log.add(read, name, log.parent(record), record, log.origin(record)));
      }
    }
  }
  return { value, log };
}

/** The reference that `{"$data": "a:b"}` represents. */
function taggedReference({ store }: DataTree, component: Component): DataReference | undefined {
  const text = component.size === 1 ? store.get(component, "$data") : undefined;
  const path = typeof text === "string" ? readPath(text) : undefined;
  return path && { kind: "data", path };
}
