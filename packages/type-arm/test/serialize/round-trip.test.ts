import { createSource, type Diagnostic } from "@cairn/diagnostics";
import * as fc from "fast-check";
import { parse } from "../../src/parse/parse.js";
import { resolve } from "../../src/compile.js";
import type { Model } from "../../src/model/index.js";
import { evaluateProgram } from "../../src/instantiate/evaluate-program.js";
import { isInstance, type Instance } from "../../src/instantiate/instance.js";
import { printPlain } from "../../src/serialize/plain.js";
import { toData } from "../../src/serialize/to-data.js";
import { toXmi } from "../../src/serialize/to-xmi.js";
import { typeNames } from "../../src/serialize/type-names.js";
import { readData, validateData, type DataFileFormat } from "../../src/validate-data.js";

const types = `
type Named { attr name, String { min => 1 } abstract }
type Team inherits Named {
  attr tags, String { max => unbound }
  attr codes, Integer { max => unbound, unsettable => true }
  attr weight, Float
  attr level, enum[low, high] { unsettable => true }
  attr open, Boolean { default => true }
  attr size, Integer { derived => || { if $tags { $tags.reduce(0) |$sum, $tag| { $sum + 1 } } } }
  attr secret, String { transient => true }
  attr low, Integer { setable => false }
  attr both, Integer { derived => || { $low }, setable => true, set => |$v| { $low = $v } }
  attr shout, String { set => |$v| { "\${v}!" } }
  has people, Person { max => unbound }
  has lead, Person { containment => false }
  has friends, Person { containment => false, max => unbound }
  has deputy, Person { unsettable => true }
  has spare, Person { max => unbound, unsettable => true }
}
type Person inherits Named { has team, Team  { containment => false } }
type Boss inherits Person { attr rank, Integer has inner, Team }
`;

function modelOf(code: string): Model {
  const programs = [createSource("types.pp", types), createSource("code.pp", code)].map((source) => parse(source));
  const { value, diagnostics } = resolve(programs.map((each) => each.value!));
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
  return value;
}

function make(code: string): { readonly model: Model; readonly instance: Instance } {
  const model = modelOf(code);
  const { value, diagnostics } = evaluateProgram(model);
  expect(messages(diagnostics)).toEqual([]);
  if (!isInstance(value!.value)) throw new Error("no object");
  return { model, instance: value!.value };
}

function messages(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ message }) => message);
}

const naming = { name: "types", settings: {} };

function write(model: Model, instance: Instance, format: DataFileFormat): string {
  if (format === "xmi") return [...toXmi(instance, typeNames(model, naming))].join("");
  const printed = printPlain(toData(instance), format);
  return "chunks" in printed ? [...printed.chunks].join("") : "";
}

/** Writes an object, reads it, and returns the contents of both as text. */
function thereAndBack(model: Model, instance: Instance, format: DataFileFormat): readonly [string, string] {
  const text = write(model, instance, format);
  const { value, diagnostics } = readData(model, instance.type.name, createSource(`data.${format}`, text), {
    format,
    naming,
  });
  expect([format, text, messages(diagnostics)]).toEqual([format, text, []]);
  return [write(model, instance, "json"), write(model, value![0]!, "json")];
}

const formats: readonly DataFileFormat[] = ["json", "yaml", "xmi"];

describe("an object that is written and read again", () => {
  const code = `
    $p = Person.new({ name => 'ann' })
    $b = Boss.new({ name => "bob\\n<&\\"", rank => 9223372036854775807, inner => Team.new({ name => 'x', people => [Person.new({ name => 'in' })] }) })
    Team.new({ name => 't', tags => ['a b', '', 'c'], codes => [], weight => 2, level => undef, both => 4, shout => 'hey', secret => 's', people => [$p, $b], lead => $b, friends => [$b, $p] })
      |$t| { }`;

  it.each(formats)("is the same in %s", (format) => {
    const { model, instance } = make(code);
    const [before, after] = thereAndBack(model, instance, format);
    expect(after).toBe(before);
    expect(before).toContain('"shout": "hey!"');
  });

  it("leaves out what is derived or transient, nests parts and writes links as pointers", () => {
    const { model, instance } = make(code);
    const data = JSON.parse(write(model, instance, "json")) as Record<string, unknown>;
    expect(Object.keys(data)).toEqual([
      "$type",
      "name",
      "tags",
      "codes",
      "weight",
      "level",
      "open",
      "low",
      "shout",
      "people",
      "lead",
      "friends",
    ]);
    expect(data["level"]).toBeNull();
    expect(data["lead"]).toEqual({ $link: "#/people/1" });
    expect(data["people"]).toMatchObject([{ name: "ann" }, { $type: "Boss" }]);
    expect(Object.keys((data["people"] as object[])[0]!)).toEqual(["name"]);
  });

  it("may have a part that is nil, and lists that were emptied", () => {
    const { instance, model } = make("Team.new({ name => 't', deputy => undef, spare => [], codes => [] })");
    for (const format of formats) {
      const [before, after] = thereAndBack(model, instance, format);
      expect(JSON.parse(before)).toMatchObject({ deputy: null, spare: [], codes: [] });
      expect(after).toBe(before);
    }
  });

  it("keeps its invariants if a part is nil", () => {
    const text = "type T { has a, A { unsettable => true } invariant 'never' { false } } type A { }";
    const { value } = parse(createSource("t.pp", text));
    const source = createSource("d.json", '{"a": null}');
    expect(messages(validateData(resolve([value!]).value, "T", source, { format: "json" }))).toEqual(["never"]);
  });

  it("has fragments of EMF in XMI", () => {
    const { model, instance } = make(code);
    const text = write(model, instance, "xmi");
    expect(text).toContain('lead="//@people.1"');
    expect(text).toContain('friends="//@people.1 //@people.0"');
    expect(text).toContain('<level xsi:nil="true"/>');
    expect(text).toContain('codes=""');
    expect(text).toContain('xsi:type="types:Boss"');
    expect(text).toContain('rank="9223372036854775807"');
  });

  it("may be linked from its own parts", () => {
    const { model, instance } = make(
      "Team.new({ name => 't' }) |$t| { $t[people] = [Person.new({ name => 'p', team => $t })] }",
    );
    for (const format of formats) {
      const [before, after] = thereAndBack(model, instance, format);
      expect(after).toBe(before);
      expect(before).toContain('"$link": "#"');
    }
  });

  it("is equal, whatever it contains", () => {
    const text = fc
      .string({ unit: "grapheme", maxLength: 12 })
      .filter((each) => !/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(each));
    const quoted = (each: string) => `'${each.replace(/[\\']/g, "\\$&")}'`;
    const integer = fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n });
    const team = fc.record(
      {
        tags: fc.array(text, { maxLength: 4 }).map((all) => `[${all.map(quoted).join(", ")}]`),
        codes: fc.oneof(fc.array(integer, { maxLength: 4 }).map((all) => `[${all.join(", ")}]`)),
        weight: fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => String(each).replace("e+", "e")),
        level: fc.constantFrom("low", "high", "undef"),
        open: fc.constantFrom("true", "false"),
        shout: text.map(quoted),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(text, team, fc.constantFrom(...formats), (name, features, format) => {
        const entries = Object.entries(features).map(([key, value]) => `${key} => ${value}`);
        const { model, instance } = make(`Team.new({ ${[`name => ${quoted(name)}`, ...entries].join(", ")} })`);
        const [before, after] = thereAndBack(model, instance, format);
        if (format !== "xmi") expect(after).toBe(before);
        else expect(withoutEmptyLists(after)).toEqual(withoutEmptyLists(before));
      }),
      { numRuns: 150 },
    );
  });
});

/** XMI has no empty lists, but for those that may be unset. */
function withoutEmptyLists(text: string): unknown {
  const data = JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => key === "codes" || !(Array.isArray(value) && value.length === 0)),
  );
}

describe("data of any depth", () => {
  const deepTypes = "type Node { attr name, String { check => { $it != 'bad' } } has child, Node }";
  const { value: model } = resolve([parse(createSource("node.pp", deepTypes)).value!]);

  it("is read and written", () => {
    const depth = 10_000;
    const text = `${'{"name":"a","child":'.repeat(depth)}{}${"}".repeat(depth)}`;
    const { value, diagnostics } = readData(model, "Node", createSource("deep.json", text), { format: "json" });
    expect(messages(diagnostics)).toEqual([]);
    const written = write(model, value![0]!, "json");
    for (const format of formats) {
      expect(thereAndBack(model, value![0]!, format)[1]).toBe(written);
    }
  });

  it("is rejected if it is wrong", () => {
    const text = `${'{"name":"a","child":'.repeat(5000)}{"name":"bad"}${"}".repeat(5000)}`;
    const [error] = validateData(model, "Node", createSource("deep.json", text), { format: "json" });
    expect(error?.message).toBe("Illegal value: bad is not an acceptable value for name");
    expect(error?.span.start).toBe(text.indexOf('"bad"'));
    expect(error?.labels[0]?.span.source.name).toBe("node.pp");
  });
});
