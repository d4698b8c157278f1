import { ListValue, type Value } from "../values/value.js";
import type { Block } from "../blocks/block.js";
import type { Cell } from "../blocks/cell.js";
import type { Task } from "./machine.js";

/** Evaluates everything in every block, whether needed or overridden; `blocks` is a worklist that grows meanwhile. */
export function* checkEverything(blocks: readonly Block[]): Task<void> {
  const lists: ListValue[] = [];
  const seen = new Set<Cell>();
  for (const block of blocks) {
    yield block.expansion;
    for (const resource of block.resources()) {
      keepList(yield resource, lists);
      for (const { cell } of resource.definitions) keepList(yield cell, lists);
    }
    for (let list = lists.pop(); list; list = lists.pop()) {
      for (const item of list.items) {
        if (seen.has(item)) continue;
        seen.add(item);
        keepList(yield item, lists);
      }
    }
  }
}

function keepList(value: Value, lists: ListValue[]): void {
  if (value instanceof ListValue) lists.push(value);
}
