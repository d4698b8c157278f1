import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Store } from "@cairn/store";
import { processorTime, storeOver } from "./models.js";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function usedBytes(): number {
  collectGarbage();
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

describe("1,000,000 attributes with a record each", () => {
  it("take at most 120 bytes each, and are built in about half a second", () => {
    build(10_000);
    const before = usedBytes();
    const start = process.cpuUsage();
    const store = build(1_000_000);
    const time = processorTime(start);
    const bytes = usedBytes() - before;
    expect(store.log.count).toBeGreaterThan(1_000_000);
    expect(bytes / 1_000_000).toBeLessThan(120);
    expect(bytes / 1_000_000).toBeGreaterThan(20);
    expect(time).toBeLessThan(10_000);
  });
});
