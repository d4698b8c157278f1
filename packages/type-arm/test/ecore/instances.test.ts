import { readFileSync } from "node:fs";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { evaluateProgram } from "../../src/instantiate/evaluate-program.js";
import { isInstance, type Instance } from "../../src/instantiate/instance.js";
import { parse, resolve, type Model } from "../../src/index.js";
import { printPlain } from "../../src/serialize/plain.js";
import { toData } from "../../src/serialize/to-data.js";
import { toXmi } from "../../src/serialize/to-xmi.js";
import { typeNames } from "../../src/serialize/type-names.js";
import { readData } from "../../src/validate-data.js";
import { hasEmf, validateWithEmf, noEmf, type EmfVerdict } from "./emf.js";
import { ecoreSources, writeSources } from "./emit-files.js";
import { sharedPrograms } from "./shared-programs.js";

interface Made {
  readonly code: string;
  readonly model: Model;
  readonly instance: Instance;
  readonly paths: readonly string[];
}

const naming = { name: "types", settings: {} };

const ownTypes = `
type Named { attr name, String { min => 1 } abstract }
type Team inherits Named {
  attr tags, String { max => unbound }
  attr codes, Integer { max => unbound, unsettable => true }
  attr weight, Float
  attr level, enum[low, high] { unsettable => true }
  attr kind, enum[a, b]
  attr nick, String { unsettable => true, default => 'x' }
  attr plain, String { unsettable => true }
  attr count, Integer { unsettable => true, default => 3 }
  attr flag, Boolean { unsettable => true }
  attr open, Boolean { default => true }
  attr size, Integer { derived => || { 1 } }
  attr secret, String { transient => true }
  attr low, Integer { settable => false, default => 7 }
  has people, Net::Person { max => unbound }
  has lead, Net::Person { containment => false }
  has friends, Net::Person { containment => false, max => unbound }
  has spare, Net::Person { max => unbound, unsettable => true }
  has known, Net::Person { containment => false, max => unbound, unsettable => true }
  has one, Net::Person { unsettable => true }
  has other, Net::Person { containment => false, unsettable => true }
}
type net::person inherits Named { has team, Team  { containment => false } }
type Boss inherits Net::Person { attr rank, Integer has inner, Team }
`;
const ownCode: readonly string[] = [
  `$p = Net::Person.new({ name => 'ann' })
   $b = Boss.new({ name => "bob\\n<&\\"", rank => 9223372036854775807,
     inner => Team.new({ name => 'x', people => [Net::Person.new({ name => 'in' })] }) })
   Team.new({ name => 't', tags => ['a b', '', ' c '], codes => [1, -1, 1], weight => 2, level => high, nick => undef, plain => undef, count => undef, flag => undef, kind => 'b', open => false,
     secret => 's', people => [$p, $b], lead => $b, friends => [$b, $p] })`,
  "Team.new({ name => '', codes => [], level => low })",
  "Team.new({ name => 'e', spare => [], known => [], people => [], tags => [] })",
  "Team.new({ name => 'n', spare => undef, known => undef, one => undef, other => undef })",
  "Team.new({ name => 'none', codes => undef, weight => -1.5e300 })",
  "Net::Person.new({ name => 'tab\\tand umlaut ü and 😀' })",
];

function make([types, code]: readonly [string, string]): Made[] {
  const programs = [createSource("types.pp", types), createSource("code.pp", code)].map((each) => parse(each).value!);
  const model = resolve(programs).value;
  const { diagnostics, value } = evaluateProgram(model);
  expect({ code, diagnostics }).toEqual({ code, diagnostics: [] });
  if (!isInstance(value!.value)) return [];
  const instance = value!.value;
  const text = [...toXmi(instance, typeNames(model, naming))].join("");
  return [{ code, model, instance, paths: writeSources([...ecoreSources(types), createSource("data.xmi", text)]) }];
}

/**
 * What is stored; XMI doesn't distinguish an emptied list from nil, and the empty list from an unset one only if it is
 * unsettable.
 */
function dataOf(instance: Instance): unknown {
  const printed = printPlain(toData(instance), "json");
  const data = JSON.parse("chunks" in printed ? [...printed.chunks].join("") : "") as Record<string, unknown>;
  const entries = instance.shape.slots.flatMap((slot) => {
    const { isMany, isUnsettable, name } = slot.feature;
    if (!(name in data) || (isMany && !isUnsettable && instance.count(slot) === 0)) return [];
    return [[name, isMany ? (data[name] ?? []) : data[name]] as const];
  });
  return Object.fromEntries(entries);
}

let made: readonly Made[] = [];
let verdicts: readonly EmfVerdict[] = [];

beforeAll(() => {
  if (!hasEmf) return;
  made = [
    ...sharedPrograms.map((each) => [each.types, each.code] as const),
    ...ownCode.map((code) => [ownTypes, code] as const),
  ].flatMap(make);
  verdicts = validateWithEmf(made.map(({ paths }) => paths));
}, 60_000);

describe("instances as XMI", () => {
  testIf(hasEmf, noEmf)("are loaded, diagnosed, saved and loaded again by EMF without a finding", () => {
    const wrong = verdicts.flatMap(({ problems }, index) =>
      problems.map((problem) => ({
        code: made[index]!.code,
        problem,
        text: readFileSync(made[index]!.paths[1]!, "utf8"),
      })),
    );
    expect(wrong).toEqual([]);
    expect(verdicts).toHaveLength(made.length);
    expect(verdicts.every(({ objects }) => objects > 0)).toBe(true);
  });

  testIf(hasEmf, noEmf)("are the same objects when read from what EMF has saved", () => {
    for (const { code, instance, model, paths } of made) {
      const source = createSource("data.xmi", readFileSync(`${paths[1]}.again`, "utf8"));
      const { diagnostics, value } = readData(model, instance.type.name, source, { format: "xmi", naming });
      const messages = diagnostics.map(({ message }) => message);
      expect({ code, text: source.text, messages, data: value?.map(dataOf) }).toEqual({
        code,
        text: source.text,
        messages: [],
        data: [dataOf(instance)],
      });
    }
  });

  testIf(hasEmf, noEmf)("are rejected by EMF if they are wrong", () => {
    const broken = writeSources([
      ...ecoreSources("type T { attr a, Integer { min => 1 } has b, T { containment => false } }"),
      createSource("a.xmi", document("")),
      createSource("b.xmi", document('a="x"')),
      createSource("c.xmi", document('a="1" c="2"')),
      createSource("d.xmi", document('a="1" b="//@b"')),
    ]);
    const [model, ...documents] = broken;
    const [verdict] = validateWithEmf([[model!, ...documents]]);
    for (const path of documents) expect(verdict!.problems.filter((each) => each.startsWith(path))).not.toEqual([]);
  });
});

function document(attributes: string): string {
  const names = 'xmlns:xmi="http://www.omg.org/XMI" xmlns:types="urn:cairn:types:types"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<types:T xmi:version="2.0" ${names} ${attributes}/>\n`;
}
