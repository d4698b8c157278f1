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

/** What is in use once nothing more is given back: what other test files left behind goes late. */
async function settledBytes(): Promise<number> {
  let bytes = usedBytes();
  for (let round = 0; round < 20; round++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const now = usedBytes();
    if (bytes - now < 100_000) return now;
    bytes = now;
  }
  return bytes;
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
  it("take at most 120 bytes each, and are built in about half a second", async () => {
    const stores = [build(10_000)];
    const bytes: number[] = [];
    const start = process.cpuUsage();
    for (let round = 0; round < 3; round++) {
      const before = await settledBytes();
      stores.push(build(1_000_000));
      bytes.push(((await settledBytes()) - before) / 1_000_000);
    }
    const time = processorTime(start);
    const median = bytes.sort((left, right) => left - right)[1]!;
    expect(stores.at(-1)!.log.count).toBeGreaterThan(1_000_000);
    expect(median).toBeLessThan(120);
    expect(median).toBeGreaterThan(20);
    expect(time).toBeLessThan(30_000);
  }, 120_000);
});
