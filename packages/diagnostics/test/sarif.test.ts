import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import fc from "fast-check";
import { describeRules, render, type Diagnostic, type RenderOptions } from "@cairn/diagnostics";
import { fileUri } from "../src/render/uri.js";
import { nastyDiagnostic } from "./arbitraries.js";
import { cases } from "./cases.js";
import { at, create, createSource, options, toy } from "./toy.js";

const validate = loadSchema();

/** The schema is of draft 4, of which ajv knows everything but the names of its identifiers. */
function loadSchema(): ValidateFunction {
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, "sarif-schema-2.1.0.json"), "utf8"));
  delete schema.$schema;
  delete schema.id;
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addFormat("uri", (text: string) => URL.canParse(text));
  ajv.addFormat(
    "uri-reference",
    (text: string) => /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/.test(text) && URL.canParse(text, "file:///"),
  );
  ajv.addFormat("date-time", /^\d{4}-\d\d-\d\dT/);
  return ajv.compile(schema);
}

function sarif(diagnostics: readonly Diagnostic[], more: Partial<RenderOptions> = {}) {
  const log = JSON.parse(render(diagnostics, { ...options, format: "sarif", ...more }));
  validate(log);
  expect(validate.errors ?? []).toEqual([]);
  return log;
}

const source = createSource("src/a b.toy", "x = 👍 y\nz\n");
const other = createSource("C:\\lib\\b.toy", "y\n");

test("the schema rejects what isn't sarif", () => {
  expect(validate({ version: "2.1.0", runs: [{ tool: { driver: {} } }] })).toBe(false);
  expect(validate({ version: "2.1.0", runs: [{ tool: { driver: { name: "toy", informationUri: "no uri" } } }] })).toBe(
    false,
  );
});

test.each(Object.keys(cases))("%s is valid", (name) => {
  expect(sarif(cases[name]!.diagnostics).runs[0].results).toHaveLength(cases[name]!.diagnostics.length);
});

test("anything is valid", () => {
  fc.assert(
    fc.property(fc.array(nastyDiagnostic, { maxLength: 3 }), (diagnostics) => void sarif(diagnostics)),
    { numRuns: 50 },
  );
});

test("a result names its rule, its places and its fixes", () => {
  const diagnostic = create["link-not-found"](
    at(source, "y"),
    { link: "y" },
    {
      labels: [{ span: at(other, "y"), message: "is this meant?" }],
      notes: ["a note"],
      fixes: [
        {
          label: "write `z` here and there",
          edits: [
            { span: at(other, "y"), text: "z" },
            { span: at(source, "y"), text: "z" },
          ],
        },
      ],
    },
  );
  const [run] = sarif([diagnostic], { rules: describeRules(toy) }).runs;
  expect(run.columnKind).toBe("utf16CodeUnits");
  expect(run.tool.driver).toMatchObject({ name: "toy", version: "1.2.3" });
  expect(run.tool.driver.rules).toHaveLength(Object.keys(toy.declarations).length);
  const [result] = run.results;
  expect(run.tool.driver.rules[result.ruleIndex]).toEqual({
    id: "toy/link-not-found",
    shortDescription: { text: "link `‹link›` points at nothing" },
    help: { text: "define `‹link›` before this line" },
    defaultConfiguration: { level: "error" },
    properties: { number: 5 },
  });
  const here = { startLine: 1, startColumn: 8, endLine: 1, endColumn: 9 };
  const there = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
  const change = (uri: string, deletedRegion: object) => ({
    artifactLocation: { uri },
    replacements: [{ deletedRegion, insertedContent: { text: "z" } }],
  });
  expect(result).toMatchObject({
    ruleId: "toy/link-not-found",
    level: "error",
    message: { text: "link `y` points at nothing\nnote: a note\nhelp: define `y` before this line" },
    locations: [{ physicalLocation: { artifactLocation: { uri: "src/a%20b.toy" }, region: here } }],
    relatedLocations: [
      {
        id: 1,
        message: { text: "is this meant?" },
        physicalLocation: { artifactLocation: { uri: "file:///C:/lib/b.toy" }, region: there },
      },
    ],
    fixes: [{ description: { text: "write `z` here and there" } }],
  });
  expect(result.fixes[0].artifactChanges).toHaveLength(2);
  expect(result.fixes[0].artifactChanges).toEqual(
    expect.arrayContaining([change("file:///C:/lib/b.toy", there), change("src/a%20b.toy", here)]),
  );
});

test.each([
  ["a/b.toy", "a/b.toy"],
  ["<stdin>", "%3Cstdin%3E"],
  ["/etc/a#1?.toy", "file:///etc/a%231%3F.toy"],
  ["C:\\Users\\me\\ä.toy", "file:///C:/Users/me/%C3%A4.toy"],
  ["\\\\server\\share\\a.toy", "file://server/share/a.toy"],
  ["..\\a.toy", "../a.toy"],
  ["data:1.toy", "data%3A1.toy"],
  ["\ud800.toy", "%EF%BF%BD.toy"],
])("the URI of %j is %s", (name, uri) => {
  expect(fileUri(name)).toBe(uri);
});

test("a rule names its page, and a result keeps its fingerprint if its line moves", () => {
  const pageUri = (code: string): string => `https://example.org/${code}.md`;
  const found = (text: string) => {
    const moved = createSource("a.toy", text);
    const starts = [...text.matchAll(/y/g)].map(({ index }) => index);
    return starts.map((start) => create["link-not-found"]({ source: moved, start, end: start + 1 }, { link: "y" }));
  };
  const rules = describeRules(toy);
  const { tool } = sarif(found("x = y\n"), { rules, pageUri }).runs[0];
  expect(tool.driver.rules[rules.findIndex(({ code }) => code === "toy/link-not-found")].helpUri).toBe(
    "https://example.org/toy/link-not-found.md",
  );
  const prints = (text: string): string[] =>
    sarif(found(text)).runs[0].results.map(
      (result: { partialFingerprints: { primaryLocationLineHash: string } }) =>
        result.partialFingerprints.primaryLocationLineHash,
    );
  const [print] = prints("x = y\n");
  expect(print).toMatch(/^[0-9a-f]{16}:1$/);
  expect(prints("z\n\n  x = y\nx = y\nw = y\n").slice(0, 2)).toEqual([print, print!.replace(/1$/, "2")]);
  expect(prints("w = y\n")[0]).not.toBe(print);
});
