import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { compile } from "../../src/compile.js";
import { builtInTypes } from "../../src/read-ecore/validate/built-in-types.js";
import { validateModel } from "../../src/read-ecore/validate/validate-model.js";
import { readXml } from "../../src/xml/index.js";
import { hasEmf, judgeWithEmf, noEmf } from "./emf.js";
import { attribute, eClass, model, modelsOfOthers, reference } from "./models-of-others.js";
import { mutationsOf, richModel } from "./mutated-models.js";

function judge(text: string): { readonly errors: readonly string[]; readonly doubts: readonly string[] } {
  const { value, diagnostics } = readXml(createSource("m.ecore", text));
  const found = value ? validateModel(value) : diagnostics;
  const of = (level: string): readonly string[] =>
    found.filter(({ severity }) => severity === level).map(({ message }) => message);
  return { errors: of("error"), doubts: of("warning") };
}

function placeOf({ code, message, span }: Diagnostic): string {
  const { line, column } = positionAt(span.source, span.start);
  return `${line}:${column} ${code.replace("type-arm/", "")}: ${message}`;
}

/** The lines of a model that has one element a line, from its third line on. */
function problems(content: string): readonly string[] {
  return compile([createSource("m.ecore", model(content))])
    .diagnostics.filter(({ code }) => code !== "type-arm/kept-ecore")
    .map(placeOf);
}

/** Writes models, and lets EMF judge them. */
function judgedByEmf(texts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "ecore-validate-"));
  const paths = texts.map((text, index) => {
    const path = join(folder, `${index}.ecore`);
    writeFileSync(path, text);
    return path;
  });
  return judgeWithEmf(paths);
}

/** Cases that depend on which Java classes exist, or on EMF's order of resolving two types of one element. */
function isBeyondUs(what: string): boolean {
  return /^Kind eClassifiers\S* instance(?:Class|Type)Name=|^(?:map|content|v) \S+ eType=/.test(what);
}

/** EMF's warnings about names that become one in generated code are those of `emit ecore`. */
function isOurDoubt(message: string): boolean {
  return !message.startsWith("There should not be");
}

testIf(hasEmf, noEmf)(
  "EMF rejects the same models, however they are changed",
  () => {
    // A third of all, which says as much in a third of the time.
    const changed = mutationsOf(richModel).filter(({ what }, index) => index % 3 === 0 && !isBeyondUs(what));
    const all = [{ what: "unchanged", text: richModel }, ...changed];
    const judgements = judgedByEmf(all.map(({ text }) => text));
    const ours = all.map(({ text }) => judge(text));
    const different = all.flatMap(({ what }, index) => {
      const [emf, our] = [judgements[index]!, ours[index]!];
      const isSame = emf.errors.length > 0 === our.errors.length > 0;
      const isDoubted = emf.warnings.some(isOurDoubt) === our.doubts.length > 0;
      return isSame && (our.errors.length > 0 || isDoubted) ? [] : [{ what, emf, our }];
    });
    expect(different).toEqual([]);
    const rejected = ours.filter(({ errors }) => errors.length > 0).length;
    expect(rejected / all.length).toBeGreaterThan(0.3);
    expect(rejected / all.length).toBeLessThan(0.8);
    expect(ours[0]).toEqual({ errors: [], doubts: [] });
  },
  300_000,
);

const literals = [
  ...[
    "",
    "0",
    "-5",
    "+5",
    " 5",
    "005",
    "128",
    "40000",
    "3000000000",
    "99999999999999999999",
    "0x10",
    "1.5",
    ".5",
    "5.",
    "1e3",
    "1.5f",
    "NaN",
    "INF",
  ],
  ...[
    "Infinity",
    "1,5",
    "true",
    "TRUE",
    "1",
    "a",
    "a b",
    "a:b",
    "1a",
    "é",
    "0f",
    "0fg",
    "YWI=",
    "2020-01-02",
    "2020-01-02T03:04:05",
    "2020-13-41",
  ],
  ...["03:04:05", "P1D", "--01", "---02", "--01-02", "2020-01", "2020", "{urn:x}a", "en-GB", "-", "http://x"],
];

testIf(hasEmf, noEmf)(
  "EMF rejects the same defaults of its types",
  () => {
    const types = [...builtInTypes.values()].filter(({ kind, name }) => kind === "data type" && name !== "EJavaClass");
    const uris = { ecore: "http://www.eclipse.org/emf/2002/Ecore", xml: "http://www.eclipse.org/emf/2003/XMLType" };
    // As many attributes as fit into one model would hide each other's errors.
    const all = types.flatMap(({ model: package_, name }) =>
      literals.map((literal) => {
        const type = `ecore:EDataType ${uris[package_]}#//${name}`;
        const feature = `<eStructuralFeatures xsi:type="ecore:EAttribute" name="a" transient="true" eType="${type}" defaultValueLiteral="${literal}"/>`;
        return { what: `${package_} ${name} \`${literal}\``, text: model(eClass("A", feature)) };
      }),
    );
    const judgements = judgedByEmf(all.map(({ text }) => text));
    const different = all.filter(
      ({ text }, index) => judgements[index]!.errors.length > 0 !== judge(text).errors.length > 0,
    );
    expect(different.map(({ what }) => what)).toEqual([]);
  },
  300_000,
);

it.each(Object.entries(modelsOfOthers))("a model of others is valid: %s", (_, text) => {
  expect(judge(text).errors).toEqual([]);
});

it.each([
  [
    "a lower bound above the upper one",
    eClass("A", attribute("n", "EInt", 'lowerBound="3" upperBound="2"')),
    "lower bound of `A/n`, 3, is above",
  ],
  ["a negative lower bound", eClass("A", attribute("n", "EInt", 'lowerBound="-1"')), "lower bound of `A/n` is -1"],
  ["no upper bound", eClass("A", attribute("n", "EInt", 'upperBound="0"')), "upper bound of `A/n` is 0"],
  [
    "a default of another type",
    eClass("A", attribute("n", "EInt", 'defaultValueLiteral="abc"')),
    "default of `A/n`, `abc`, isn't a literal of `EInt`",
  ],
  ["two classes of one name", `${eClass("A")}\n${eClass("A")}`, "two classifiers have the name `A`"],
  [
    "two features of one name",
    eClass("A", `${attribute("n")}${attribute("n")}`),
    "two features of `A` have the name `n`",
  ],
  [
    "an inherited feature of one name",
    `${eClass("A", attribute("n"))}${eClass("B", attribute("n"), 'eSuperTypes="#//A"')}`,
    "two features of `B`",
  ],
  ["a missing type", eClass("A", reference("r", "#//Missing")), "`eType` of `A/r` leads to nothing: `#//Missing`"],
  ["no type", eClass("A", reference("r", "")), "`A/r` has no type"],
  ["a class for values", `${eClass("A", attribute("n", "#//A"))}`, "attribute `A/n` can't hold objects"],
  [
    "a data type for objects",
    eClass("A", reference("r", "ecore:EDataType http://www.eclipse.org/emf/2002/Ecore#//EInt")),
    "reference `A/r` can't hold values",
  ],
  [
    "an opposite that doesn't answer",
    `${eClass("A", reference("bs", "#//B", 'eOpposite="#//B/a"'))}${eClass("B", reference("a", "#//A"))}`,
    "`B/a` is the opposite of `A/bs`, but not the reverse",
  ],
  [
    "a cycle",
    `${eClass("A", "", 'eSuperTypes="#//B"')}${eClass("B", "", 'eSuperTypes="#//A"')}`,
    "a class inherits itself: `A`, `B`, `A`",
  ],
  ["a name that Java rejects", eClass("a-b"), "`a-b` isn't a valid name for a class"],
  ["no name", eClass("A", '<eStructuralFeatures xsi:type="ecore:EAttribute"/>'), "an attribute without a name in `A`"],
  [
    "an operation like an accessor",
    eClass("A", `<eOperations name="getN"/>${attribute("n")}`),
    "`A/getN` isn't allowed: it is an accessor of `A/n`",
  ],
  [
    "two IDs",
    eClass("A", `${attribute("a", "EString", 'iD="true"')}${attribute("b", "EString", 'iD="true"')}`),
    "`A` has 2 IDs: `A/a`, `A/b`",
  ],
  ["an unknown attribute", eClass("A", "", 'nothing="1"'), "an `EClass` of Ecore has no `nothing`"],
  ["a Boolean that isn't", eClass("A", "", 'abstract="yes"'), "`abstract` is a Boolean, and `yes` isn't"],
  ["no kind", '<eClassifiers name="A"/>', "`eClassifiers` without an `xsi:type`"],
  [
    "a feature that Ecore has",
    eClass("A", attribute("name"), 'eSuperTypes="ecore:EClass http://www.eclipse.org/emf/2002/Ecore#//EClass"'),
    "inherits another feature `name`",
  ],
])("is an error at the element, once: %s", (_, content, message) => {
  const found = problems(content).filter((each) => !each.includes("has no type: `eType`"));
  const matching = found.filter((each) => each.includes(message));
  expect(found.length > 0 ? matching : found).toHaveLength(1);
  expect(matching[0]).toMatch(/^[45]:\d+ invalid-ecore: /);
});

it("the place is that of the element in the model's own file, and nothing else is said of it", () => {
  const content = eClass(
    "A",
    `\n  ${attribute("n", "EInt", 'lowerBound="3" upperBound="2"')}\n${attribute("ok", "EInt", 'iD="true"')}`,
  );
  expect(problems(content)).toEqual([
    "5:3 invalid-ecore: invalid model: the lower bound of `A/n`, 3, is above its upper bound, 2",
  ]);
});

it("all errors are reported, in the order of the file", () => {
  const content = `${eClass("A", attribute("n", "EInt", 'upperBound="0"'))}\n${eClass("B", reference("r", ""))}\n${eClass("A")}`;
  expect(problems(content).map((each) => each.split(":")[0])).toEqual(["4", "5", "6"]);
});

it("a default that isn't a literal of its enumeration is a warning", () => {
  const content = `<eClassifiers xsi:type="ecore:EEnum" name="E"><eLiterals name="a"/></eClassifiers>\n${eClass("A", attribute("e", "#//E", 'defaultValueLiteral="b"'))}`;
  expect(problems(content)).toEqual([
    expect.stringMatching(/^5:\d+ doubtful-ecore: .*default of `A\/e`, `b`, isn't a literal of `E`/),
  ]);
});

it("deep and long models are validated in time", () => {
  const chain = Array.from({ length: 20_000 }, (_, index) =>
    eClass(
      `C${index}`,
      attribute(`n${index}`) + attribute(`same_${index % 2}_${index}`),
      index === 0 ? "" : `eSuperTypes="#//C${index - 1}"`,
    ),
  );
  expect(judge(model(chain.join("\n"))).errors).toEqual([]);
});
