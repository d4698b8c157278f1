/** Run by itself, with `--expose-gc`: how much 1,000,000 attributes take and how long they are being built, as JSON. */
import type { Store } from "@cairn/store";
import { processorTime, storeOver } from "./models.js";

function usedBytes(): number {
  gc!();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Components of twenty attributes each, whose names come again and again. */
function build(attributes: number): Store {
  const { store, origin } = storeOver();
  const names = Array.from({ length: 20 }, (_, index) => `attribute${index}`);
  let group = store.root;
  for (let index = 0; index < attributes / names.length; index++) {
    if (index % 100 === 0) group = store.putComponent(store.root, `group${index}`, origin(1, index));
    const component = store.putComponent(group, `component${index % 100}`, origin(1, index));
    for (const name of names) store.put(component, name, index, origin(1, index, index + 1));
  }
  return store;
}

build(10_000);
const before = usedBytes();
const start = process.cpuUsage();
const store = build(1_000_000);
const time = processorTime(start);
const bytes = usedBytes() - before;
process.stdout.write(JSON.stringify({ records: store.log.count, bytesEach: bytes / 1_000_000, time }));
