import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import * as fc from "fast-check";
import { jsonSchema } from "../../src/emit/json-schema/json-schema.js";
import { isInstance } from "../../src/instantiate/instance.js";
import type { Model } from "../../src/model/index.js";
import { printPlain } from "../../src/serialize/plain.js";
import { toData } from "../../src/serialize/to-data.js";
import { validateData } from "../../src/validate-data.js";
import { modelOf } from "../ecore/emit-files.js";
import { evaluate } from "../instances/evaluate.js";
import { sharedPrograms } from "../ecore/shared-programs.js";

function emitted(model: Model): { readonly schema: object; readonly lost: readonly string[] } {
  const { files, notCarried } = jsonSchema.emit(model, { name: "types", settings: {} });
  const schema = JSON.parse([...files[0]!.chunks].join("")) as object;
  return { schema, lost: notCarried.map(({ what }) => what) };
}

function validator(model: Model, type: string): ValidateFunction {
  const ajv = new Ajv2020({ strict: true });
  ajv.compile(emitted(model).schema);
  return ajv.getSchema(`urn:cairn:types:types:schema#/$defs/${type}.any`)!;
}

/** The verdicts of the schema and the interpreter on the same data. */
function verdicts(model: Model, type: string, data: unknown): readonly [schema: boolean, interpreter: boolean] {
  const text = JSON.stringify(data);
  const found = validateData(model, type, createSource("data.json", text), { format: "json" });
  return [validator(model, type)(JSON.parse(text)), found.length === 0];
}

const types = `
type Named { abstract attr name, String { min => 1, check => $it =~ /\\A[a-z ]{1,8}\\z/ } }
type Host inherits Named {
  attr port, Integer { check => { if $port < 1 or $port > 65535 { "no port" } } }
  attr ratio, Float { default => 0.5, min => 1, check => { unless $it >= 0 and !($it == 0.25) { false } } }
  attr mode, enum[on, off] { unsettable => true }
  attr tags, String { max => 3, check => |$tag| { !($tag in ['Bad', 'worse.']) } }
  attr many, Integer { min => 2 }
  attr twice, Integer { derived => || { 2 } }
  attr flag, Boolean { settable => false }
  has part, Named
  has parts, Deep::Host { max => unbound }
}
type deep::host inherits Host { attr more, String { check => $more != 'No' } }
type Other inherits Named { }
`;

const leaf = fc.constantFrom<unknown>(
  ...[
    null,
    0,
    1,
    -1,
    0.25,
    65536,
    "",
    "a",
    "BAD",
    "worse.",
    "worse!",
    "on",
    "ON",
    "no",
    "x\n",
    "A",
    true,
    false,
    [],
    {},
    [1, 2],
    ["a"],
  ],
);
/** One of some values that are right, or now and then any. */
function mostly(...right: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: leaf });
}

const other = fc.record({ $type: mostly("Other"), name: mostly("b") }, { requiredKeys: [] });
const common = {
  name: mostly("ok", "a b"),
  port: mostly(1, 80, 65535, null),
  ratio: mostly(0, 1, 0.5, null),
  mode: mostly("on", "off", null),
  tags: fc.oneof(mostly("a", [], ["a", "b"], null), fc.array(mostly("x", "bade"), { maxLength: 4 })),
  many: mostly([1, 2], [3, 4, 5]),
  flag: mostly(true, false),
};
const deep = fc.record(
  { ...common, $type: mostly("Deep::Host"), more: mostly("x", "n"), twice: mostly(null) },
  { requiredKeys: ["name", "many", "$type"] },
);
const host = fc.record(
  {
    ...common,
    $type: mostly("Host"),
    part: fc.oneof(other, deep, leaf),
    parts: fc.oneof(deep, fc.array(deep, { maxLength: 3 })),
  },
  { requiredKeys: ["name", "many"] },
);

describe("emit json-schema", () => {
  const model = modelOf(types);
  const validate = validator(model, "Host");

  it("agrees with the interpreter", () => {
    const count = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(host, (data) => {
        const text = JSON.stringify(data);
        const found = validateData(model, "Host", createSource("data.json", text), { format: "json" });
        const isAccepted = validate(JSON.parse(text));
        count[isAccepted ? "accepted" : "refused"]++;
        return isAccepted === (found.length === 0);
      }),
      { numRuns: 2000, seed: 7 },
    );
    expect(count.accepted).toBeGreaterThan(50);
    expect(count.refused).toBeGreaterThan(50);
  });

  it.each([
    [{ name: "a", many: [1, 2] }, true],
    [{ $type: "Deep::Host", name: "a", many: [1, 2], more: "x" }, true],
    [{ $type: "Deep::Host", name: "a", many: [1, 2], more: "NO" }, false],
    [{ name: "a", many: [1, 2], more: "x" }, false],
    [{ name: "a", many: [1] }, false],
    [{ name: "a", many: [1, 2], twice: 2 }, false],
    [{ name: "a\n", many: [1, 2] }, false],
    [{ name: "a", many: [1, 2], tags: "one" }, true],
    [{ name: "a", many: [1, 2], mode: null, port: null }, true],
    [{ name: "a", many: [1, 2], part: { name: "b" } }, false],
    [{ name: "a", many: [1, 2], part: { $type: "Other", name: "b" } }, true],
  ])("validates %j", (data, isAccepted) => {
    expect(verdicts(model, "Host", data)).toEqual([isAccepted, isAccepted]);
  });

  it("lists what it doesn't carry, in the schema too", () => {
    const { lost, schema } = emitted(
      modelOf(`type T {
        attr a, Integer { check => { $it * 2 > 3 }, set => |$v| { $v }, get => |$v| { $v } }
        attr b, Integer { derived => || { 1 } }
        attr c, String { validate => $it != 'x', check => $it =~ /(?i)x/ }
        has d, T { containment => false }
        invariant "x" { $a > 1 }
      }
      $x = 1`),
    );
    expect(lost).toEqual([
      "a statement beside the types",
      "`set` of `T/a`",
      "`check` of `T/a`",
      "`get` of `T/a`",
      "`derived` of `T/b`",
      "`check` of `T/c`",
      "where the links of `T/d` lead",
      "invariant 1 of `T`",
    ]);
    const { $comment } = schema as { readonly $comment: string };
    for (const each of lost) expect($comment).toContain(each);
  });

  it("has one type at its root, or asks for a `$type`", () => {
    const one = new Ajv2020({ strict: true }).compile(emitted(modelOf("type T { attr a, Integer }")).schema);
    expect([one({ a: 1 }), one({ a: "x" }), one({ b: 1 })]).toEqual([true, false, false]);
    const two = new Ajv2020({ strict: true }).compile(emitted(modelOf("type T {} type U {}")).schema);
    expect([two({ $type: "U" }), two({}), two({ $type: "V" })]).toEqual([true, false, false]);
  });

  testIf(sharedPrograms.length > 0, "the cases aren't there")("accepts every object of the shared cases", () => {
    for (const { code, types: text } of sharedPrograms) {
      const value = evaluate(text, code).evaluated?.value;
      if (!isInstance(value)) continue;
      const printed = printPlain(toData(value), "json");
      const data: unknown = JSON.parse("chunks" in printed ? [...printed.chunks].join("") : "");
      const oracle = validator(modelOf(text), value.type.name);
      expect({ code, data, accepted: oracle(data), errors: oracle.errors }).toMatchObject({
        code,
        data,
        accepted: true,
      });
    }
  });
});

it("reports, where it is written, that an engine may search for a pattern forever", () => {
  const text =
    "type User {\n  attr name, String { check => { $it =~ /^(a+)+$/ } }\n  attr nick, String { check => { $it =~ /^a+$/ } }\n}";
  const { notCarried } = jsonSchema.emit(modelOf(text), { name: "types", settings: {} });
  expect(notCarried.map(({ what, span }) => [what, span.start])).toEqual([
    ["a bound for the time of `/^(a+)+$/`", text.indexOf("/^(a+)+$/")],
  ]);
});
