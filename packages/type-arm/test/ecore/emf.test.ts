import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { ecoreSources, writeSources } from "./emit-files.js";
import { hasEmf, validateWithEmf, noEmf, type EmfVerdict } from "./emf.js";
import { rows } from "./mapping-rows.js";
import { logicProgram } from "./programs.js";

const folder = join(import.meta.dirname, "..", "..", "..", "..", "..", "shared", "cases", "type-arm");
const cases = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".ecore-facts.json"))
      .map((name) => name.replace(".ecore-facts.json", ""))
  : [];

interface Compared {
  readonly name: string;
  readonly verdict: EmfVerdict;
  readonly logic: string;
}

const forms = ["annotations", "separate", "none"] as const;
const programs: readonly (readonly [name: string, text: string])[] = [
  ...cases.map((name) => [name, readFileSync(join(folder, `${name}.pp`), "utf8")] as const),
  ...rows.map(({ name, text }) => [name, text] as const),
  ["logic", logicProgram],
];

let compared: readonly Compared[] = [];

beforeAll(() => {
  if (!hasEmf) return;
  const runs = programs.flatMap(([name, text]) => forms.map((logic) => ({ name, text, logic })));
  const verdicts = validateWithEmf(runs.map(({ logic, text }) => pathsOf(text, logic)));
  compared = verdicts.map((verdict, index) => ({ ...runs[index]!, verdict }));
}, 60_000);

/** Models first, then instances. */
function pathsOf(text: string, logic: string): readonly string[] {
  const paths = writeSources(ecoreSources(text, { logic }));
  return [...paths].sort((a, b) => Number(a.endsWith(".xmi")) - Number(b.endsWith(".xmi")));
}

function factsOf(name: string, logic: string): EmfVerdict["facts"] {
  return compared.find((each) => each.name === name && each.logic === logic)!.verdict.facts;
}

const emfTest = testIf(hasEmf, noEmf);

describe("EMF", () => {
  emfTest("accepts every model and its logic, in any form", () => {
    const wrong = compared.flatMap(({ logic, name, verdict }) =>
      verdict.problems.map((each) => `${name} ${logic}: ${each}`),
    );
    expect(wrong).toEqual([]);
    expect(compared).toHaveLength(programs.length * forms.length);
  });

  testIf(hasEmf && cases.length > 0, hasEmf ? "the cases aren't there" : noEmf)("sees what the cases expect", () => {
    for (const name of cases) {
      const expected = JSON.parse(
        readFileSync(join(folder, `${name}.ecore-facts.json`), "utf8"),
      ) as EmfVerdict["facts"];
      expect({ [name]: factsOf(name, "none") }).toEqual({ [name]: expected });
    }
  });

  emfTest("sees the same base model in every form", () => {
    for (const [name] of programs) {
      const { [name]: base } = { [name]: factsOf(name, "none") };
      expect(factsOf(name, "annotations")).toEqual(base);
      expect(factsOf(name, "separate")).toMatchObject(base!);
    }
  });

  emfTest("sees every row of the mapping", () => {
    for (const { facts, name } of rows) expect({ [name]: factsOf(name, "none") }).toMatchObject({ [name]: facts });
  });

  emfTest("rejects what is wrong, so that its silence means something", () => {
    const [base] = ecoreSources("type T { attr a, String attr b, Integer { default => 1 } } type U inherits T {}", {
      logic: "none",
    });
    const sources = [
      base!.text.replace('name="b"', 'name="a"'),
      base!.text.replace('"#//T"', '"#//V"'),
      base!.text.replace('defaultValueLiteral="1"', 'defaultValueLiteral="x"'),
      base!.text.replace('nsURI="urn:cairn:types:types"', 'nsURI=""'),
    ];
    const verdicts = validateWithEmf(sources.map((text) => writeSources([createSource("types.ecore", text)])));
    for (const { problems } of verdicts) expect(problems).not.toEqual([]);
  });

  emfTest("loads separate logic as objects", () => {
    const { verdict } = compared.find(({ name, logic }) => name === "logic" && logic === "separate")!;
    expect(verdict.objects).toBeGreaterThan(200);
  });
});
