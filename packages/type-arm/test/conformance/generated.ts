import * as fc from "fast-check";
import { nodesOf } from "../../src/ast/children.js";
import { allLogic } from "../../src/logic/used-functions.js";
import { allFeatures, isKindOf, type ModelFeature, type ModelType, type ValueType } from "../../src/model/index.js";
import type { ConformanceInstance, Given, Make, Step } from "./instance.js";
import type { CompiledProgram } from "./target.js";

/** Values near those that the logic of a program compares with, on both sides of its conditions. */
interface Pools {
  readonly strings: readonly string[];
  readonly numbers: readonly bigint[];
}

function poolsOf({ model }: CompiledProgram): Pools {
  const strings = new Set(["", "a", "Ä b", "x:1", "0x1F", "7"]);
  const numbers = new Set([0n, 1n, -1n, 9223372036854775807n, -9223372036854775807n]);
  for (const { body } of allLogic(model)) {
    for (const node of nodesOf(body)) {
      if (node.kind === "string" || node.kind === "name") strings.add(node.value).add(`${node.value}1`);
      if (node.kind === "integer")
        numbers
          .add(node.value)
          .add(node.value + 1n)
          .add(node.value - 1n);
    }
  }
  return {
    strings: [...strings],
    numbers: [...numbers].filter((each) => BigInt.asIntN(64, each) === each && each > -(1n << 63n)),
  };
}

/** Objects of all types of a program: most of them with values of the right types, some with others. */
export function instancesOf(program: CompiledProgram): fc.Arbitrary<ConformanceInstance> {
  const pools = poolsOf(program);
  const concrete = [...program.model.types.values()].filter((type) => !type.isAbstract && type.name !== "Endless");
  const makes = new Makes(concrete, pools);
  return fc
    .constantFrom(...concrete)
    .chain((type) => makes.of(type, 2))
    .map((make) => ({ before: [], make }));
}

class Makes {
  private readonly types: readonly ModelType[];
  private readonly pools: Pools;

  constructor(types: readonly ModelType[], pools: Pools) {
    this.types = types;
    this.pools = pools;
  }

  /** A `new` with parts that nest at most so deep. */
  of(type: ModelType, depth: number): fc.Arbitrary<Make> {
    const features = [...allFeatures(type).values()];
    const needed = features.filter(({ isSettable, lower }) => isSettable && lower > 0);
    const others = features.filter((feature) => !needed.includes(feature));
    const chosen = fc.tuple(
      fc.boolean(),
      fc.subarray(others, { maxLength: Math.min(5, others.length) }),
      fc.integer({ min: 0, max: 9 }),
    );
    return chosen.chain(([isWhole, some, mistakes]) => {
      const all = [
        ...(isWhole || mistakes < 8 ? needed : []),
        ...some.filter((each) => mistakes === 0 || each.isSettable),
      ];
      return fc
        .tuple(
          fc.tuple(...all.map((feature) => this.valueOf(feature, depth, mistakes < 2))),
          this.steps(features, depth),
          fc.boolean(),
        )
        .map(([values, steps, isInitialized]): Make => {
          const pairs = all.map((feature, index): [string, Given] => [feature.name, values[index]!]);
          const unknown: [string, Given][] = mistakes === 1 ? [["unknown", 1n]] : [];
          return { kind: "make", type: type.name, values: [...pairs, ...unknown], steps: isInitialized ? steps : [] };
        });
    });
  }

  private steps(features: readonly ModelFeature[], depth: number): fc.Arbitrary<readonly Step[]> {
    const settable = features.filter(({ isSettable }) => isSettable);
    if (settable.length === 0) return fc.constant([]);
    const step = fc.constantFrom(...settable).chain((feature) => {
      return fc.record({
        feature: fc.constant(feature.name),
        operator: feature.isMany ? fc.constantFrom("=" as const, "+=" as const) : fc.constant("=" as const),
        value: this.valueOf(feature, depth, false),
      });
    });
    return fc.array(step, { maxLength: 2 });
  }

  private valueOf({ isMany, lower, type, upper }: ModelFeature, depth: number, isWild: boolean): fc.Arbitrary<Given> {
    const one = this.oneOf(type, depth);
    const most = upper < 0 ? lower + 3 : upper;
    const right: fc.Arbitrary<Given> = isMany ? fc.array(one, { minLength: lower, maxLength: most }) : one;
    const weight = isWild ? 3 : 1;
    return fc.oneof(
      { weight: 12, arbitrary: right },
      { weight, arbitrary: this.any() },
      { weight: 1, arbitrary: fc.constant(null) },
    );
  }

  private oneOf(type: ValueType, depth: number): fc.Arbitrary<Given> {
    switch (type.kind) {
      case "Integer":
        return fc.oneof(fc.constantFrom(...this.pools.numbers), fc.bigInt({ min: -20n, max: 2000n }));
      case "Float":
        return fc.oneof(fc.constantFrom(0.5, -2.25, 1e20, 1e-7, 0), fc.constantFrom(...this.pools.numbers));
      case "String":
        return fc.oneof(fc.constantFrom(...this.pools.strings), fc.string({ unit: "grapheme", maxLength: 6 }));
      case "Boolean":
        return fc.boolean();
      case "enum":
        return fc.constantFrom(...type.names);
      case "reference": {
        const fitting = this.types.filter((each) => isKindOf(each, type.target));
        if (depth === 0 || fitting.length === 0) return fc.constant(null);
        return fc.constantFrom(...fitting).chain((each) => this.of(each, depth - 1));
      }
    }
  }

  /** A value of any kind. */
  private any(): fc.Arbitrary<Given> {
    const leaf = fc.oneof(
      fc.constantFrom<Given>(null, true, false, 2.5, 3.0, -0.0),
      fc.constantFrom(...this.pools.strings),
      fc.constantFrom(...this.pools.numbers),
    );
    return fc.oneof(
      leaf,
      fc.array(leaf, { maxLength: 3 }),
      fc.constant({ kind: "hash" as const, entries: [["a", 1n] as const] }),
    );
  }
}
