import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { language } from "../../src/cli/language.js";

type Json = Readonly<Record<string, unknown>>;

/** What `cf2 compile --schema` says of a schema. */
async function validate(schema: Json | string, program = "a => 1\n", within?: () => undefined): Promise<string> {
  const text = typeof schema === "string" ? schema : JSON.stringify(schema);
  const memory = memoryHost({ files: { "s.cf2": program, "s.json": text } });
  const host = within ? { ...memory, within } : memory;
  const code = await createCli(language).run(["compile", "s.cf2", "--schema", "s.json"], host);
  return `${code} ${memory.stderr}`;
}

const nested = (levels: number) => `{"properties":{"a":`.repeat(levels) + "{}" + "}}".repeat(levels);

const rowOf = (length: number): Json => {
  const entries = Array.from({ length }, (_, at) => [`d${at}`, { properties: { x: { $ref: `#/$defs/d${at + 1}` } } }]);
  return { $defs: { ...Object.fromEntries(entries), [`d${length}`]: {} }, $ref: "#/$defs/d0" };
};

const wideRing = (width: number): Json => {
  const entries = Array.from({ length: width }, (_, at) => [`p${at}`, { anyOf: [{ type: "string" }] }]);
  return { properties: { ...Object.fromEntries(entries), a: { $ref: "#" } } };
};

const deepValue = (levels: number) => `a => ${"{ a => ".repeat(levels)}1${" }".repeat(levels)}\n`;

describe("a hostile schema", () => {
  it("may nest 100 levels deep", async () => {
    expect(await validate(nested(49))).toMatch(/^0/);
    expect(await validate(nested(1500))).toMatch(/^1 s\.json:1:947: .*nests more than 100 levels/);
    expect(await validate("[".repeat(90_000) + "]".repeat(90_000))).toMatch(/^1 s\.json:1:101: .*more than 100 levels/);
    expect(await validate("[".repeat(200_000))).toMatch(/^1 s\.json:1:100001: .*more than 100000 levels/);
  });

  it("may have no pattern that JavaScript finds too large when it searches", async () => {
    const schema = { properties: { a: { pattern: `(?:${"x?".repeat(100_000)}){1000}` } } };
    expect(await validate(schema, "a => 'x'\n")).toMatch(/^1 s\.json:1:\d+: .*Invalid regular expression/);
  });

  const rings: readonly (readonly [string, Json])[] = [
    ["itself", { $ref: "#" }],
    ["its own name", { $id: "http://x/s.json", $ref: "./s.json" }],
    ["an anchor", { $schema: "https://json-schema.org/draft/2020-12/schema", $anchor: "q", allOf: [{ $ref: "#q" }] }],
    [
      "each other",
      { $defs: { a: { not: { $ref: "#/$defs/%62" } }, b: { anyOf: [{ $ref: "#/$defs/a" }] } }, $ref: "#/$defs/a" },
    ],
  ];
  it.each(rings)("may not refer to %s without going into the value", async (_name, schema) => {
    expect(await validate(schema)).toMatch(/^1 s\.json:1:\d+: .*leads to itself/);
  });

  it("may go round with the value", async () => {
    const tree = {
      type: ["object", "integer"],
      properties: { a: { $ref: "#" } },
      not: { type: "object", properties: { b: { $ref: "#" } }, required: ["b"] },
    };
    expect(await validate(tree, deepValue(500))).toMatch(/^0/);
    expect(await validate(wideRing(300), deepValue(10))).toMatch(/^0/);
    expect(await validate(wideRing(300), deepValue(200))).toMatch(/^1 s\.json:1:\d+: .*through 201 levels/);
  });

  it("may have references one after the other, to some depth", async () => {
    expect(await validate(rowOf(100))).toMatch(/^0/);
    expect(await validate(rowOf(1000))).toMatch(/^1 s\.json:1:\d+: .*more than 400 levels/);
  });

  it("may have 10,000 values in a list, and 50,000 parts", async () => {
    const many = Array.from({ length: 60_000 }, (_, at) => [`p${at}`, {}]);
    expect(await validate({ enum: Array.from({ length: 10_001 }, (_, at) => at) })).toMatch(
      /^1 .*more than 10000 values/,
    );
    expect(await validate({ properties: Object.fromEntries(many) })).toMatch(/^1 .*more than 50000 lists and objects/);
  });

  it("is given up when its time is over", async () => {
    expect(await validate({}, "a => 1\n", () => undefined)).toMatch(/^1 s\.json:1:1: .*longer than 10 seconds/);
  });

  it("may have a definition of many parts that is named many times", async () => {
    const big = {
      properties: Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`p${at}`, { type: "string" }])),
    };
    const uses = Array.from({ length: 3000 }, (_, at) => [`q${at}`, { $ref: "#/definitions/big" }]);
    expect(await validate({ definitions: { big }, properties: Object.fromEntries(uses) })).toMatch(/^0/);
  });

  it("may have 5,000,000 characters", async () => {
    expect(await validate({ required: ["x".repeat(5_000_000)] })).toMatch(/^1 s\.json:1:1: .*longer than 5000000/);
  });
});

describe("a schema that can't be used is pointed at", () => {
  const schemas: readonly (readonly [where: string, place: string, text: string])[] = [
    ["where it ends being JSON", "3:1", '{ "type": "object",\n  "properties": }\n'.replace(" }", "\n}")],
    ["at a keyword with a wrong value", "2:26", '{ "properties": {\n    "a": { "minimum": 1, "type": "objekt" } } }'],
    ["at an element of a list", "2:6", '{ "properties": { "a": { "allOf": [{},\n     7] } } }'],
    ["at a reference to nothing", "2:10", '{ "properties": {\n  "a": { "$ref": "#/nope" } } }'],
    ["at a pattern", "2:10", '{ "properties": {\n  "a": { "pattern": "(" } } }'],
    ["at a pattern of names", "2:3", '{ "patternProperties": {\n  "(": { "type": "string" } } }'],
    ["at an unknown language", "2:1", '{\n"$schema": "http://x/y" }'],
    ["at the ring", "2:3", '{ "definitions": {\n  "a": { "$ref": "#/definitions/a" } }, "$ref": "#/definitions/a" }'],
    ["at the last of a repeated member", "2:1", '{ "type": "object",\n"type": "objekt" }'],
  ];
  it.each(schemas)("%s", async (_where, place, text) => {
    expect(await validate(text)).toMatch(new RegExp(`^1 s\\.json:${place}: error cf2/bad-schema`));
  });
});
