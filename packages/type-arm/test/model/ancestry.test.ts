import { createSource } from "@cairn/diagnostics";
import fc from "fast-check";
import { findFeature, isKindOf, lineage, parse, resolve, type ModelType } from "../../src/index.js";

/** Types of which each inherits an earlier one, or none; some declare a feature, and names come again in other branches. */
function familyOf(parents: readonly number[]): readonly ModelType[] {
  const text = parents.map((pick, index) => {
    const parent = pick % (index + 1);
    const inherits = parent === index ? "" : ` inherits T${parent}`;
    const feature = index % 3 === 0 ? "" : `attr ${index % 5 === 0 ? "x" : `a${index}`}, Integer`;
    return `type T${index}${inherits} { ${feature} }`;
  });
  const { value } = resolve([parse(createSource("family.pp", text.join("\n"))).value!]);
  return [...value.types.values()];
}

const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });
const families = picks.map(familyOf);
/** In chains the runs join. */
const chains = picks.map((some) => familyOf(some.map((_, index) => (index === 0 ? 0 : index - 1))));

describe("what is above a type", () => {
  it.each([
    ["families", families],
    ["chains", chains],
  ])("is found as by climbing step by step: %s", (_, some) => {
    fc.assert(
      fc.property(some, (types) => {
        for (const type of types) {
          const above = lineage(type).toReversed();
          for (const other of types) expect(isKindOf(type, other)).toBe(above.includes(other));
          for (const { name } of types.flatMap(({ features }) => features)) {
            const nearest = above.flatMap(({ features }) => features).find((feature) => feature.name === name);
            expect(findFeature(type, name)).toBe(nearest);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
