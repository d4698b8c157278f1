import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import * as fc from "fast-check";
import { typescript } from "../../src/emit/typescript/typescript.js";
import type { Model } from "../../src/model/index.js";
import { printPlain } from "../../src/serialize/plain.js";
import { toData } from "../../src/serialize/to-data.js";
import { readData } from "../../src/validate-data.js";
import { transpileModules } from "../conformance/typescript/compile-modules.js";
import { modelOf } from "../ecore/emit-files.js";

const types = `
type Named { abstract attr name, String { min => 1, validate => $it != '', check => { if $it == 'bad' { 'bad name' } } } }
type Person inherits Named {
  attr age, Integer { check => $it >= 0 }
  attr size, Float { set => |$v| { $v * 2 }, validate => { false } }
  attr tags, String { max => 2, unsettable => true, get => |$t| { "#\${t}" } }
  attr secret, String { transient => true }
  attr low, Integer { setable => false, default => 4 }
  attr twice, Integer { derived => || { $low * 2 } }
  attr mode, enum[on, off] { default => on }
  attr broken, Integer { check => { $it < 'a' } }
  has boss, Person { containment => false }
  has friends, Named { containment => false, max => unbound }
  invariant 'no old bad' { $age == undef or $age < 100 }
}
type Team inherits Named {
  has people, Person { max => unbound }
  has lead, Named { containment => false }
  has inner, Team
  invariant { if $people and $people.size > 3 { "too many: \${people.size}" } }
  invariant { if $name == 'oops' { $name + 1 } }
}
`;

const folder = mkdtempSync(join(tmpdir(), "cairn-typescript-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The module's result for each piece of data: messages, or the object as it is written again. */
function loaded(model: Model, all: readonly unknown[]): readonly unknown[] {
  transpileModules(folder, new Map([["data", typescript.emit(model, { name: "types", settings: {} }).files]]));
  const script = `
    import { readFileSync } from "node:fs";
    import { Named } from "./types.js";
    import { Failure, toData } from "./cairn-runtime/index.js";
    const results = JSON.parse(readFileSync("data.json", "utf8")).map((data) => {
      try { return { data: JSON.parse(toData(Named.load(data))) }; }
      catch (error) { if (error instanceof Failure) return { messages: error.messages }; throw error; }
    });
    console.log(JSON.stringify(results));
  `;
  const place = join(folder, "data");
  writeFileSync(join(place, "main.mjs"), script);
  writeFileSync(join(place, "data.json"), JSON.stringify(all));
  return JSON.parse(execFileSync(process.execPath, ["main.mjs"], { cwd: place, encoding: "utf8" })) as unknown[];
}

/** Our result for it. */
function expected(model: Model, data: unknown): unknown {
  const { diagnostics, value } = readData(model, "Named", createSource("data.json", JSON.stringify(data)), {
    format: "json",
  });
  if (!value) return { messages: diagnostics.map(({ message }) => message) };
  const printed = printPlain(toData(value[0]!), "json");
  return { data: JSON.parse("chunks" in printed ? [...printed.chunks].join("") : "") as unknown };
}

const ann = { $type: "Person", name: "ann", age: 3, size: 1.5, tags: ["a"], mode: "off", low: 9 };
const byHand: readonly unknown[] = [
  ann,
  { ...ann, tags: null },
  { ...ann, tags: [] },
  { ...ann, age: 2.5, size: "x", mode: "ON", twice: 3, tags: ["a", 1, "c"] },
  { ...ann, broken: 1, age: -1 },
  { $type: "Nobody" },
  { name: "x" },
  {},
  3,
  null,
  {
    $type: "team",
    name: "t",
    people: [ann, { name: "bob", boss: { $link: "people/0" } }],
    lead: { $link: "#/people/1" },
  },
  {
    $type: "Team",
    name: "t",
    people: [ann, { name: "bad" }, {}, 3, { $type: "Team", name: "u" }, { $link: "people/0" }],
  },
  { $type: "Team", name: "t", lead: { $link: "people/7" }, inner: { name: "i", people: ann, lead: { $link: "" } } },
  { $type: "Team", name: "t", lead: { $link: "inner" }, inner: { name: "i", lead: { $link: "nothing/here" } } },
  { $type: "Team", name: "t", people: [1, 2, 3, 4].map(() => ann) },
  { $type: "Team", name: "oops", unknown: 1, more: 2, people: [{ nope: 1 }] },
  { $type: "Team", name: "oops" },
  { $type: "Person", name: "old", age: 100, friends: [{ $link: "" }, { $link: "" }] },
  { $type: "Person", name: { a: 1 }, tags: [[1]], boss: "x", friends: { $link: "#" } },
];

const leaf = fc.constantFrom<unknown>(null, 0, 1, -1, 2.5, 120, "", "a", "bad", "oops", "on", true, [], {
  $link: "people/0",
});
const { object } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    { weight: 5, arbitrary: leaf },
    fc.array(leaf, { maxLength: 3 }),
    tie("object"),
    fc.array(tie("object"), { maxLength: 4 }),
  ),
  object: fc
    .dictionary(
      fc.constantFrom(
        "name",
        "age",
        "size",
        "tags",
        "low",
        "twice",
        "mode",
        "boss",
        "friends",
        "people",
        "lead",
        "inner",
        "odd",
        "broken",
      ),
      tie("value"),
      { maxKeys: 5 },
    )
    .chain((members) =>
      fc
        .constantFrom("Person", "Team", "Team", undefined)
        .map(($type) => ($type === undefined ? members : { $type, name: "n", ...members })),
    ),
}));

describe("data that a module for TypeScript reads", () => {
  const model = modelOf(types);

  it("is accepted, rejected and written again as it is here", () => {
    expect(loaded(model, byHand)).toEqual(byHand.map((data) => expected(model, data)));
  }, 60_000);

  it("also if it is generated", () => {
    const property = fc.property(fc.array(object, { minLength: 100, maxLength: 100, size: "max" }), (all) => {
      const wanted = all.map((data) => expected(model, data) as object);
      expect(loaded(model, all)).toEqual(wanted);
      expect(wanted.filter((each) => "data" in each).length).toBeGreaterThan(5);
    });
    fc.assert(property, { numRuns: 3, endOnFailure: true });
  }, 120_000);
});
