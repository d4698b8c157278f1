import { isComponent, type Component, type Store } from "@cairn/store";
import fc from "fast-check";
import { isPairs, modelOf, storeOver, type Model, type Pairs } from "./models.js";

/** What a program may do: put a value, make a component, link to one, or copy a prototype into a new one. */
type Action = { readonly target: readonly string[]; readonly value: number } | Make | Use;
interface Make {
  readonly target: readonly string[];
  readonly make: true;
}
interface Use {
  readonly target: readonly string[];
  readonly use: "link" | "copy" | "copyOver";
  readonly source: readonly string[];
}

/** Actions as numbers that choose among the paths which exist by then, so that most of them do something. */
interface Choice {
  readonly parent: number;
  readonly name: string;
  readonly kind: "value" | "make" | Use["use"];
  readonly source: number;
}

const choices: fc.Arbitrary<Choice[]> = fc.array(
  fc.record({
    parent: fc.nat(),
    name: fc.constantFrom("a", "b", "c", "d", "e"),
    kind: fc.constantFrom(
      "value" as const,
      "value" as const,
      "make" as const,
      "link" as const,
      "copy" as const,
      "copyOver" as const,
    ),
    source: fc.nat(),
  }),
  { minLength: 1, maxLength: 60, size: "max" },
);

function actionFor({ parent, name, kind, source }: Choice, root: Pairs): Action {
  const paths = componentPaths(root);
  const target = [...paths[parent % paths.length]!, name];
  if (kind === "value") return { target, value: source % 10 };
  if (kind === "make" || paths.length === 1) return { target, make: true };
  return { target, use: kind, source: paths[1 + (source % (paths.length - 1))]! };
}

/** The paths of the root and of some components below it. */
function componentPaths(root: Pairs): string[][] {
  const found: [string[], Pairs][] = [[[], root]];
  for (let index = 0; index < found.length && found.length < 50; index++) {
    const [path, component] = found[index]!;
    for (const [name, value] of component.pairs) if (isPairs(value)) found.push([[...path, name], value]);
  }
  return found.map(([path]) => path);
}

/** The definitions read literally: lists of pairs, copied as a whole. */
class Lists {
  readonly root: Pairs = { pairs: [] };

  get(names: readonly string[]): Model | undefined {
    let inside: Model | undefined = this.root;
    for (const name of names)
      inside = isPairs(inside) ? inside.pairs.find(([known]) => known === name)?.[1] : undefined;
    return inside;
  }

  put(inside: Pairs, name: string, value: Model): void {
    const known = inside.pairs.find((pair) => pair[0] === name);
    if (known) known[1] = value;
    else inside.pairs.push([name, value]);
  }

  do(step: Action): void {
    const parent = this.get(step.target.slice(0, -1));
    const name = step.target.at(-1)!;
    if (!isPairs(parent)) return;
    if (!("use" in step))
      return this.put(parent, name, "value" in step ? { digits: String(step.value) } : { pairs: [] });
    const source = this.get(step.source);
    if (step.use === "link" && source !== undefined) return this.put(parent, name, structuredClone(source));
    if (!isPairs(source)) return;
    const prototype = structuredClone(source);
    const old = this.get(step.target);
    const target = step.use === "copyOver" && isPairs(old) ? old : { pairs: [] };
    if (target !== old) this.put(parent, name, target);
    for (const [each, value] of prototype.pairs) this.put(target, each, value);
  }
}

function writable(store: Store, names: readonly string[]): Component | undefined {
  let inside: Component | undefined = store.root;
  for (const name of names) inside = inside && store.child(inside, name);
  return inside;
}

/** The same on a store, always with fresh components for writing. */
function doOnStore(store: Store, step: Action, origin: ReturnType<typeof storeOver>["origin"]): void {
  const above = step.target.slice(0, -1);
  const name = step.target.at(-1)!;
  const parent = writable(store, above);
  if (!parent) return;
  if ("value" in step) return void store.put(parent, name, step.value, origin(1));
  if ("make" in step) return void store.putComponent(parent, name, origin(1));
  const record = store.find(store.root, step.source);
  if (record === 0) return;
  const value = store.log.value(record);
  if (step.use !== "link" && !isComponent(value)) return;
  store.share(value);
  const target = writable(store, above)!;
  if (step.use === "link") return void store.put(target, name, value, { ...origin(2), from: record });
  if (step.use === "copy" || !isComponent(store.get(target, name))) store.putComponent(target, name, origin(3));
  store.copyAll(store.child(target, name)!, value as Component, { ...origin(3), from: record });
}

/** Runs what `program` chooses on both, until the lists, which share nothing, get too long. */
function run(program: readonly Choice[]): {
  lists: Lists;
  store: Store;
  origin: ReturnType<typeof storeOver>["origin"];
} {
  const lists = new Lists();
  const { store, origin } = storeOver();
  for (const choice of program) {
    const action = actionFor(choice, lists.root);
    lists.do(action);
    doOnStore(store, action, origin);
    if (JSON.stringify(lists.root).length > 20_000) break;
  }
  return { lists, store, origin };
}

describe("a store and a list of pairs", () => {
  it("contain the same values in the same order, whatever is put, linked, copied and placed into copies", () => {
    let large = 0;
    fc.assert(
      fc.property(choices, (program) => {
        const { lists, store } = run(program);
        if (componentPaths(lists.root).length > 10) large++;
        expect(modelOf(store.root, store.log)).toEqual(lists.root);
      }),
      { numRuns: 1000 },
    );
    expect(large).toBeGreaterThan(300);
  });

  it("have each identifier once, and count as many as they list", () => {
    fc.assert(
      fc.property(choices, (program) => {
        const { store } = run(program);
        const seen = new Set<Component>([store.root]);
        for (const component of seen) {
          const entries = [...component.entries()];
          expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
          expect(component.size).toBe(entries.length);
          for (const [name, record] of entries) {
            expect(component.find(name)).toBe(record);
            const value = store.log.value(record);
            if (isComponent(value) && seen.size < 200) seen.add(value);
          }
        }
      }),
    );
  });

  it("know the path at which a value was put", () => {
    fc.assert(
      fc.property(choices, fc.nat(), (program, choice) => {
        const { lists, store, origin } = run(program);
        const paths = componentPaths(lists.root);
        const path = paths[choice % paths.length]!;
        const record = store.put(writable(store, path)!, "new", 1, origin(1));
        expect(store.log.path(record)).toEqual([...path, "new"]);
      }),
    );
  });
});
