import { compare, deserialize, explain, serialize, type Component, type Store } from "@cairn/store";
import { createSource } from "@cairn/diagnostics";
import { print, processorTime, read, storeOver } from "./models.js";

function lengthOf(chunks: Iterable<string>): number {
  let length = 0;
  for (const chunk of chunks) length += chunk.length;
  return length;
}

describe("100,000 nested components", () => {
  const { store, origin } = storeOver();
  const names: string[] = [];
  let inside = store.root;
  for (let depth = 0; depth < 100_000; depth++) {
    inside = store.putComponent(inside, "a", origin(1));
    names.push("a");
  }
  store.put(inside, "leaf", 1, origin(1));
  const tree = { value: store.root, log: store.log };

  it.each(["json", "yaml"] as const)("are written, read back and compared as %s", (format) => {
    const text = print(tree, format, { maxBytes: 10_000_000 });
    const { tree: again, errors } = deserialize(createSource("x", text), format, { maxDepth: 200_000 });
    expect(errors).toEqual([]);
    expect(compare(tree, again!)).toEqual({ differences: [], complete: true });
  });

  it("are explained", () => {
    const explanation = explain(store, store.root, [...names, "leaf"])!;
    expect(explanation.path).toHaveLength(200_004);
    expect(explanation.value.json).toBe("1");
  });
});

/** 2^39 components, of which 40 exist. */
function doubling(): { store: Store; top: Component } {
  const { store, origin } = storeOver();
  let top = store.putComponent(store.root, "c0", origin(1));
  store.put(top, "x", 1, origin(1));
  for (let index = 1; index < 40; index++) {
    const shared = store.share(top);
    top = store.putComponent(store.root, `c${index}`, origin(1));
    for (const name of ["a", "b"])
      store.put(top, name, shared, { ...origin(2), from: store.root.find(`c${index - 1}`) });
  }
  return { store, top };
}

describe("2^39 components in 40 lines", () => {
  const { store, top } = doubling();

  it.each(["json", "yaml"] as const)("are rejected as %s before they are expanded", (format) => {
    const printed = serialize(store.root, store.log, { format, maxBytes: 256 * 2 ** 20 });
    expect("tooLarge" in printed && printed.tooLarge).toBeGreaterThan(2 ** 40);
  });

  it("are explained along any path", () => {
    const path = Array.from({ length: 39 }, (_, index) => (index % 2 ? "a" : "b"));
    const explanation = explain(store, top, [...path, "x"])!;
    let hops = 1;
    for (let at = explanation; at.from.length > 0; at = at.from[0]!) hops++;
    expect(hops).toBe(40);
  });

  it("may be changed in one place, and the copies stay as they are", () => {
    const { store: other, top: all } = doubling();
    const { origin } = storeOver();
    let component = all;
    for (let index = 0; index < 39; index++) component = other.child(component, "a")!;
    other.put(component, "x", 2, origin(1));
    const ends = ["a", "b"].map((name) =>
      other.log.value(other.find(all, [...Array<string>(38).fill("a"), name, "x"])),
    );
    expect(ends).toEqual([2, 1]);
  });
});

describe("one block of 50,000 attributes", () => {
  it("takes linear time: ten times the attributes, about ten times the time", () => {
    const time = (count: number): number => {
      const start = process.cpuUsage();
      const { store, origin } = storeOver();
      for (let index = 0; index < count; index++) store.put(store.root, `attribute${index}`, index, origin(1));
      const text = print({ value: store.root, log: store.log }, "json");
      expect(compare({ value: store.root, log: store.log }, read(text, "json")).differences).toEqual([]);
      return processorTime(start);
    };
    time(5000);
    const [few, many] = [Math.min(time(5000), time(5000), time(5000)), time(50_000)];
    expect(many).toBeLessThan(few * 40 + 100);
  });
});

describe("a chain of 20,000 prototypes that each add an attribute", () => {
  it("is built in two seconds and 500 MB, and found through few layers", () => {
    const start = process.cpuUsage();
    const before = process.memoryUsage().rss;
    const { store, origin } = storeOver();
    let last = store.putComponent(store.root, "p0", origin(1));
    for (let index = 1; index <= 20_000; index++) {
      const prototype = last;
      store.share(prototype);
      last = store.putComponent(store.root, `p${index}`, origin(1));
      store.copyAll(last, prototype, { ...origin(3), from: store.root.find(`p${index - 1}`) });
      store.put(last, `x${index}`, index, origin(1));
    }
    expect(processorTime(start)).toBeLessThan(8000);
    expect(process.memoryUsage().rss - before).toBeLessThan(500e6);
    expect(last.size).toBe(20_000);
    expect([...last.entries()].map(([name]) => name)).toEqual(
      Array.from({ length: 20_000 }, (_, index) => `x${index + 1}`),
    );
    let layers = 0;
    for (let layer: Component | undefined = last; layer; layer = layer.base) layers++;
    expect(layers).toBeLessThan(20);
    expect(
      lengthOf((serialize(last, store.log, { format: "json" }) as { chunks: Iterable<string> }).chunks),
    ).toBeGreaterThan(300_000);
    expect(explain(store, last, ["x1"])).toBeDefined();
  });
});

/** A prototype after which each further one adds so many attributes. */
function prototypes(added: readonly number[]): {
  store: Store;
  last: Component;
  derive(from: Component, count: number): Component;
} {
  const { store, origin } = storeOver();
  let made = 0;
  const derive = (from: Component, count: number): Component => {
    store.share(from);
    const component = store.putComponent(store.root, `p${++made}`, origin(1));
    store.copyAll(component, from, { ...origin(3), from: from.slot });
    for (let index = 0; index < count; index++) store.put(component, `x${made}_${index}`, index, origin(1));
    return component;
  };
  const first = store.putComponent(store.root, "p", origin(1));
  return { store, last: added.reduce((from, count) => derive(from, count), first), derive };
}

function layersOf(component: Component): number {
  let layers = 0;
  for (let layer: Component | undefined = component; layer; layer = layer.base) layers++;
  return layers;
}

describe("layers", () => {
  it("are few whatever the prototypes add: more, less, or as much as their own", () => {
    const plans = [
      (index: number) => index,
      (index: number) => 300 - index,
      () => 1,
      (index: number) => (index % 2 ? 1 : 100),
    ];
    for (const plan of plans) {
      const { last } = prototypes(Array.from({ length: 300 }, (_, index) => plan(index) + 1));
      expect(layersOf(last)).toBeLessThan(20);
    }
  });

  it("of a long chain are merged once, not for each of the thousands that use it", () => {
    const start = process.cpuUsage();
    const { store, last, derive } = prototypes(Array<number>(8191).fill(1));
    for (let index = 0; index < 4000; index++) store.share(derive(last, 1));
    for (let index = 0; index < 1000; index++) store.share(derive(derive(last, 1), 1));
    expect(processorTime(start)).toBeLessThan(10_000);
  });
});

describe("5 MB of output", () => {
  it("is written in well under half a second, in chunks", () => {
    const { store, origin } = storeOver();
    for (let index = 0; index < 10_000; index++) {
      const component = store.putComponent(store.root, `component${index}`, origin(1));
      for (let name = 0; name < 18; name++)
        store.put(component, `attribute${name}`, name % 2 ? `value ${index}` : index, origin(1));
    }
    const start = process.cpuUsage();
    const printed = serialize(store.root, store.log, { format: "json", maxBytes: 2 ** 28 });
    const chunks = [...(printed as { chunks: Iterable<string> }).chunks];
    expect(processorTime(start)).toBeLessThan(8000);
    expect(lengthOf(chunks)).toBeGreaterThan(5e6);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(100_000);
  });
});
