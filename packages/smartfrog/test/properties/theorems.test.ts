import { createSource } from "@cairn/diagnostics";
import { isComponent, type Component, type Store as CompiledStore } from "@cairn/store";
import fc from "fast-check";
import { compile } from "../../src/compile.js";
import { isStore, type Basic, type Reference, type Store, type Value } from "../oracle/domains.js";
import { Paper } from "../oracle/paper.js";
import { print } from "../oracle/print.js";
import { read } from "../oracle/read.js";
import { programs } from "./program-arbitrary.js";
import { RUNS, SEED } from "./settings.js";
import { ORACLES } from "./write-program.js";

const paper = new Paper();
const how = { seed: SEED, numRuns: RUNS / 4 };

/** Unique identifiers in a store and in all its sub-stores. */
function unique(store: Store): boolean {
  const names = store.map(([id]) => id);
  return new Set(names).size === names.length && store.every(([, value]) => !isStore(value) || unique(value));
}

const names = fc.constantFrom("a", "b", "c", "d");
const basics: fc.Arbitrary<Basic> = fc.oneof(fc.boolean(), fc.string(), fc.constant(null));
const { stores } = fc.letrec<{ stores: Store }>((tie) => ({
  stores: fc.uniqueArray(fc.tuple(names, fc.oneof({ maxDepth: 3 }, basics, tie("stores"))), { selector: ([id]) => id }),
}));
const values: fc.Arbitrary<Value> = fc.oneof(basics, stores);
const references: fc.Arbitrary<Reference> = fc.array(names, { minLength: 1, maxLength: 3 });

describe("theorem 1: evaluation ends", () => {
  const cyclic = "sfConfig extends { a extends sfConfig }";

  it("case 2, a cyclic prototype: the stores of the proof, one after the other", () => {
    const series: Store[] = [[]];
    const watching = new (class extends Paper {
      override bind(store: Store, reference: Reference, value: Value): Store {
        const made = super.bind(store, reference, value);
        if (reference[0] === "sfConfig") series.push(made);
        return made;
      }
    })();
    const result = watching.specification(read(cyclic));
    expect(series).toEqual([[], [["sfConfig", []]], [["sfConfig", [["a", []]]]], [["sfConfig", [["a", [["a", []]]]]]]]);
    expect(result).toEqual({ store: [["a", [["a", []]]]] });
  });

  it.each(["core", "forward"] as const)(
    "of every random program in %s, by the definitions and by the compiler",
    (mode) => {
      const ends = fc.property(programs(mode), (program) => {
        const meaning = ORACLES[mode].specification(program);
        const result = compile(createSource("random.sf", print(program.body)), { semantics: mode });
        expect("store" in meaning).toBe(result.diagnostics.length === 0);
      });
      fc.assert(ends, { ...how, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true });
    },
  );
});

describe("theorem 2: identifiers are unique at every level", () => {
  it("lemma 1: put keeps them unique", () => {
    fc.assert(
      fc.property(stores, names, values, (store, id, value) => unique(paper.put(store, id, value))),
      how,
    );
  });

  it("lemma 2: bind keeps them unique, inside too", () => {
    const keeps = fc.property(stores, references, values, (store, reference, value) => {
      const parent = paper.find(store, paper.prefix(reference));
      fc.pre(isStore(parent));
      return unique(paper.bind(store, reference, value));
    });
    fc.assert(keeps, how);
  });

  it.each(["core", "forward"] as const)("in what the definitions and the compiler make in %s", (mode) => {
    const holds = fc.property(programs(mode), (program) => {
      const meaning = ORACLES[mode].specification(program);
      const { value } = compile(createSource("random.sf", print(program.body)), { semantics: mode });
      if ("store" in meaning) expect(unique(meaning.store)).toBe(true);
      if (value?.main) expect(uniqueInside(value.main, value.store)).toBe(true);
    });
    fc.assert(holds, how);
  });
});

/** The same of a compiled component, whose entries are read one by one. */
function uniqueInside(component: Component, store: CompiledStore): boolean {
  const entries = [...component.entries()];
  if (new Set(entries.map(([name]) => name)).size !== entries.length || entries.length !== component.size) return false;
  return entries.every(([, record]) => {
    const value = store.log.value(record);
    return !isComponent(value) || uniqueInside(value, store);
  });
}
