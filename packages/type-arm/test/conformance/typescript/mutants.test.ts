import { difference } from "../compare.js";
import { compileProgram, expectedOfAll } from "../interpreter.js";
import { logicProgram } from "../programs/logic.js";
import { objectsProgram } from "../programs/objects.js";
import { operatorsProgram } from "../programs/operators.js";
import { user } from "../programs/user.js";
import { valuesProgram } from "../programs/values.js";
import { mutantTarget } from "./typescript-target.js";

/** A mistake: in which file what is replaced by what. */
type Mutant = readonly [what: string, path: string, from: string, to: string];

const mutants: readonly Mutant[] = [
  ["division that rounds to zero", "numbers.ts", "quotient - 1n", "quotient"],
  ["comparisons that mind the case", "values.ts", "foldCase(left) === foldCase(right)", "left === right"],
  [
    "an empty string that is false",
    "values.ts",
    "value !== null && value !== false",
    'value !== null && value !== false && value !== ""',
  ],
  ["integers without bounds", "values.ts", "BigInt.asIntN(64, value) === value", "value === value"],
  [
    "checks before the type",
    "set.ts",
    "if (converted === undefined)",
    "if (converted === undefined && !feature.check)",
  ],
  [
    "only the first failure",
    "objects.ts",
    "this.failures.push(failure);",
    "if (this.failures.length === 0) this.failures.push(failure);",
  ],
  ["no bounds", "create.ts", "count >= min && !isTooMany", "true"],
  [
    "invariants of the own type alone",
    "model.ts",
    "lineage(this).flatMap((type) => type.#own.invariants)",
    "this.#own.invariants",
  ],
  ["an undef that replaces a default", "set.ts", "!feature.unsettable || feature.derived", "feature.derived"],
  ["objects in two places", "containment.ts", "if (holder) {", "if (holder && false) {"],
  ["getters that nobody asks", "read.ts", "if (!get || stored === null)", "if (stored !== undefined)"],
  ["a check of the program left out", "program.ts", "check: ($it) => {", "checked: ($it) => {"],
  ["a pattern of the program changed", "program.ts", '"[0-9]"', '"[1-9]"'],
];

const programs = [user, valuesProgram, logicProgram, objectsProgram, operatorsProgram].map((program) => {
  return compileProgram({ ...program, instances: program.instances.slice(0, 400) });
});
const expected = programs.map((program) => expectedOfAll(program, program.instances));

describe("a mistake in what is emitted is found by the suite", () => {
  it.each(mutants)(
    "%s",
    async (_, path, from, to) => {
      let count = 0;
      const target = mutantTarget((text, file) => {
        if (!file.endsWith(path) || !text.includes(from)) return text;
        count++;
        return text.replaceAll(from, to);
      });
      expect(await differencesOf(target)).toBeGreaterThan(0);
      expect(count).toBeGreaterThan(0);
    },
    60_000,
  );

  it("and none is found in correct code", async () => {
    expect(await differencesOf(mutantTarget((text) => text))).toBe(0);
  }, 60_000);
});

async function differencesOf(target: ReturnType<typeof mutantTarget>): Promise<number> {
  await target.prepare!(programs);
  let count = 0;
  for (const [index, program] of programs.entries()) {
    const verdicts = await target.run(program, program.instances);
    count += verdicts.filter((verdict, at) => difference(expected[index]![at]!, verdict, target) !== undefined).length;
  }
  target.finish!();
  return count;
}
