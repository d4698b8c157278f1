import type { Source } from "@cairn/diagnostics";
import { Component, createStore, HiddenText, numberValue, type StoreValue, type Tree } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { Block } from "../blocks/block.js";
import type { Container, Contents, Entry } from "../evaluate/materialize.js";
import { MASK, SecretText } from "../secrets/secret-text.js";
import { isNumber, ListValue, type Value } from "../values/value.js";
import { plainDigits } from "./result-view.js";

/** The steps of the tree's log: how a value was made. */
const steps = ["definition"];
const DEFINITION = 1;

/** The result, or a part of it, as a tree that may be displayed: secrets are hidden. Shared values stay shared. */
export function buildTree({ root, contents }: Compiled, part: Container = root): Tree {
  const store = createStore(steps);
  const built = new Map<Container, StoreValue>();
  for (const container of innermostFirst(part, contents)) {
    const entries = contents.get(container)!;
    built.set(
      container,
      container instanceof Block ? component(entries) : entries.map(({ value }) => treeValue(value)),
    );
  }
  return { value: built.get(part)!, log: store.log };

  function component(entries: readonly Entry[]): Component {
    const made = new Component();
    let [last, source] = [undefined as Source | undefined, 0];
    for (const { name, resource, value } of entries) {
      const { place } = resource!;
      if (place.source !== last) source = store.log.addSource((last = place.source));
      store.put(made, name, treeValue(value), { step: DEFINITION, source, start: place.start, end: place.end });
    }
    return made;
  }

  function treeValue(value: Value): StoreValue {
    if (typeof value !== "object") return value;
    if (isNumber(value)) return numberValue(plainDigits(value));
    if (value instanceof SecretText) return new HiddenText(value.reveal(), MASK);
    return value instanceof Block || value instanceof ListValue ? built.get(value)! : null;
  }
}

/** Containers in postorder: each one after all that it contains. */
function innermostFirst(root: Container, contents: Contents): Container[] {
  const order: Container[] = [];
  const seen = new Set<Container>([root]);
  const stack: { readonly container: Container; next: number }[] = [{ container: root, next: 0 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const entry = contents.get(top.container)![top.next++];
    if (!entry) {
      order.push(top.container);
      stack.pop();
    } else if ((entry.value instanceof Block || entry.value instanceof ListValue) && !seen.has(entry.value)) {
      seen.add(entry.value);
      stack.push({ container: entry.value, next: 0 });
    }
  }
  return order;
}
