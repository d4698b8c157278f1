import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource, type Source } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { compile } from "../../src/compile.js";
import { modelData, type Model } from "../../src/index.js";
import { logicNames } from "../../src/model/index.js";
import { pnText } from "../../src/emit/pn/pn-text.js";
import { readEcore } from "../../src/read-ecore/read-ecore.js";
import { ecoreSources, modelOf } from "./emit-files.js";
import { rows } from "./mapping-rows.js";
import { logicProgram } from "./programs.js";

const folder = join(import.meta.dirname, "..", "..", "..", "..", "..", "shared", "cases", "type-arm");
const cases = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".ecore-facts.json"))
      .map((name) => [name, readFileSync(join(folder, name.replace(".ecore-facts.json", ".pp")), "utf8")] as const)
  : [];
const own = [...rows.map(({ name, text }) => [name, text] as const), ["logic", logicProgram] as const];

/** The contents of a model: its data, with trees instead of source. */
function meaning(model: Model): unknown {
  const data = modelData(model).types;
  return Object.fromEntries(
    [...model.types.values()]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((type) => {
        const features = type.features.map((feature, index) => {
          const trees = logicNames.flatMap((name) => {
            const logic = feature.logic[name];
            return logic ? [[name, pnText(logic.lambda ?? logic.body)]] : [];
          });
          return { ...data[type.name]!.features[index], logic: Object.fromEntries(trees) };
        });
        const invariants = type.invariants.map(({ documentation, logic, title }) => ({
          documentation,
          title: title && pnText(title),
          logic: pnText(logic.lambda ?? logic.body),
        }));
        return [type.name, { ...data[type.name], features, invariants }];
      }),
  );
}

function readBack(text: string, settings: Readonly<Record<string, string>>): Model {
  const sources = ecoreSources(text, settings);
  const [base, logic] = [sources[0]!, sources.find(({ name }) => name.endsWith(".logic.xmi"))];
  const { diagnostics, value } = readEcore(base, logic);
  expect(diagnostics).toEqual([]);
  const again = compile([createSource("again.pp", value!)]);
  expect(again.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return again.value!;
}

const forms = [
  { logic: "annotations" },
  { logic: "separate" },
  { logic: "annotations", profile: "flat" },
  { logic: "separate", profile: "flat" },
  { logic: "annotations", profile: "simple" },
] as const;

describe("an Ecore model that is read back", () => {
  it.each(own)("is the same program in every form: %s", (_, text) => {
    const expected = meaning(modelOf(text));
    for (const form of forms) expect({ form, is: meaning(readBack(text, form)) }).toEqual({ form, is: expected });
  });

  testIf(cases.length > 0, "the cases aren't there")("is the same program for every case", () => {
    for (const [name, text] of cases)
      for (const form of forms)
        expect({ name, form, is: meaning(readBack(text, form)) }).toEqual({ name, form, is: meaning(modelOf(text)) });
  });

  it("keeps the source of logic in annotations", () => {
    const text = "type T { attr a, String { check => { $it   !=  'x' } } }";
    const logic = readBack(text, {}).types.get("T")!.features[0]!.logic.check!;
    expect(logic.source.text.slice(logic.start, logic.end)).toContain("$it");
  });

  it.each(["annotations", "separate"])("is rejected if its functions are of another version: %s", (logic) => {
    const text = 'type T { attr a, String { check => { if $it == "X" { "no x" } } } }';
    const [base, separate] = ecoreSources(text, { logic });
    const changed = (source: Source | undefined, set: string, version: string): Source | undefined =>
      source &&
      createSource(
        source.name,
        source.text
          .replace(/((?:functions\.version" value|" version)=")1\.0\.0/, `$1${version}`)
          .replace('"core"', `"${set}"`),
      );
    const reasons = (set: string, version: string): readonly string[] =>
      readEcore(changed(base, set, version)!, changed(separate, set, version)).diagnostics.map(
        ({ message }) => message,
      );
    expect(reasons("core", "1.0.0")).toEqual([]);
    expect(reasons("core", "1.0.7")).toEqual([]);
    const prefix = "invalid model: its logic was written for version";
    expect(reasons("core", "9.9.0")).toEqual([
      `${prefix} 9.9.0 of the function set \`core\`, and this version of type-arm has 1.0.0`,
    ]);
    expect(reasons("core", "1.1.0")[0]).toContain(`${prefix} 1.1.0`);
    expect(reasons("core", "0.9.0")[0]).toContain(`${prefix} 0.9.0`);
    expect(reasons("other", "1.0.0")[0]).toContain("type-arm has `core` 1.0.0 and `migration` 1.0.0");
  });

  it("is deep if the program is", () => {
    const text = `type T { attr a, Integer { check => ${"(".repeat(1500)}1${")".repeat(1500)} } }`;
    expect(meaning(readBack(text, { logic: "separate" }))).toEqual(meaning(modelOf(text)));
  });

  it("is long if the program is", () => {
    const branches = Array.from({ length: 3000 }, (_, index) => `elsif $it == ${index} { ${index} }`).join(" ");
    const text = `type T { attr a, Integer { check => { if true { 1 } ${branches} } } }`;
    expect(meaning(readBack(text, { logic: "separate" }))).toEqual(meaning(modelOf(text)));
  });

  it.each([
    ["<a", "xml-syntax"],
    ["<a/>", "not-a-model"],
    ["<!DOCTYPE a><a/>", "xml-syntax"],
    ["<a>&b;</a>", "xml-syntax"],
    ["<a></b>", "xml-syntax"],
    ['<a b="1" b="2"/>', "xml-syntax"],
    ['<x:a xmlns="y"/>', "xml-syntax"],
    ["", "xml-syntax"],
    ['<e:EPackage xmlns:e="http://www.eclipse.org/emf/2002/Ecore"><eClassifiers/></e:EPackage>', "invalid-ecore"],
  ])("is rejected with a location if it is invalid: %s", (text, code) => {
    const { diagnostics, value } = readEcore(createSource("a.ecore", text));
    expect(value).toBeUndefined();
    expect([...new Set(diagnostics.map((each) => each.code))]).toEqual([`type-arm/${code}`]);
  });
});
