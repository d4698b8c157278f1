import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createSource } from "@cairn/diagnostics";
import { createStore, serialize } from "@cairn/store";

const attributes = 1_000_000;
const perComponent = 20;

/** The rows of the store: a million attributes with a record each, and what it takes to print them. */
export async function run({ quick = false } = {}) {
  const bytes = bytesPerAttribute(exposeGarbageCollector());
  const samples = Array.from({ length: quick ? 2 : 5 }, measureOnce);
  return [
    row(
      "store-build",
      "1,000,000 attributes with a record each, time to build",
      median(samples, "build") / 1000,
      "s",
      0.6,
    ),
    row("store-bytes", "1,000,000 attributes with a record each, memory per attribute", bytes, "bytes", 120),
    row(
      "store-print",
      "5 MB of a store as JSON, its size known before, time",
      median(samples, "print") / 1000,
      "s",
      0.5,
    ),
  ];
}

function row(id, what, value, unit, goal) {
  return { id, what, value: Number(value.toPrecision(3)), unit, goal: `<= ${goal}`, ok: value <= goal, peer: "" };
}

function bytesPerAttribute(collectGarbage) {
  collectGarbage();
  const before = usedBytes();
  const store = build();
  collectGarbage();
  const bytes = usedBytes() - before;
  return bytes / Math.min(attributes, store.log.count);
}

function measureOnce() {
  const start = performance.now();
  const store = build();
  return { build: performance.now() - start, print: print(store) };
}

/** A tree of three levels: groups of components of twenty attributes each, whose names come again and again. */
function build() {
  const store = createStore(["assignment"]);
  const source = store.log.addSource(createSource("bench", ""));
  const names = Array.from({ length: perComponent }, (_, index) => `attribute${index}`);
  const components = attributes / perComponent;
  let group = store.root;
  for (let index = 0; index < components; index++) {
    const origin = { step: 1, source, start: index, end: index + 1 };
    if (index % 100 === 0) group = store.putComponent(store.root, `group${index}`, origin);
    const component = store.putComponent(group, `component${index % 100}`, origin);
    for (let name = 0; name < perComponent; name++) {
      store.put(component, names[name], index + name, { step: 1, source, start: index, end: index + name });
    }
  }
  return store;
}

/** Milliseconds per 5 MB. */
function print(store) {
  const start = performance.now();
  let length = 0;
  for (const chunk of serialize(store.root, store.log, { format: "json", maxBytes: 2 ** 30 }).chunks)
    length += chunk.length;
  return ((performance.now() - start) * 5e6) / length;
}

function usedBytes() {
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + Math.max(external, arrayBuffers);
}

function exposeGarbageCollector() {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}

function median(samples, property) {
  return samples.map((sample) => sample[property]).toSorted((left, right) => left - right)[samples.length >> 1];
}
