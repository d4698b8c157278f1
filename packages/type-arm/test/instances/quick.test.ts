import { createSource, type Diagnostic, type Source } from "@cairn/diagnostics";
import * as fc from "fast-check";
import { createRuntime } from "../../src/instantiate/evaluate-program.js";
import { parse } from "../../src/parse/parse.js";
import { quickVerdict } from "../../src/quick/quick-validate.js";
import { resolve } from "../../src/compile.js";
import { loadData } from "../../src/serialize/load-data.js";
import { rootsOf } from "../../src/serialize/other-documents.js";
import { readJson } from "../../src/serialize/read-json.js";
import { validateData } from "../../src/validate-data.js";

const program = `
type User {
  attr name, String { min => 1, check => { if $it =~ /:/ { "no colon" } } }
  attr nick, String { check => |$x| { $x != 'root' and !($x in [admin, 'wheel']) } }
  attr age, Integer { check => $it >= 0 and $it < 200, default => 3 }
  attr size, Float { check => { unless $it > 0.5 { "small" } } }
  attr level, enum[low, high] { unsettable => true, check => { $level == LOW or $it == 'high' } }
  attr tags, String { max => 2, check => { $it !~ /^x+$/ } }
  attr open, Boolean
  attr width, Integer { derived => || { 1 } }
  has roles, Role { max => unbound }
  has main, Role { containment => false }
  attr mode, String { check => { case $it { 'blue', ROOT: { 'no colour' } /:/: { 'no colon' } '': { false } default: { true } } } }
  invariant { if $age > 100 and $nick == undef { "old and nameless" } }
  invariant "tags and roles" { !($tags != undef and 'xx' in $tags and $roles != undef and $roles != []) }
  invariant { $level ? { high => $size == undef or $size > 0.6, default => true } }
  invariant { unless $tags != undef and $tags.size == 2 and $open { true } else { not($it[name] == "xy") } }
  invariant |$u| { $u[age] + 1 != 4 or empty($u[name]) or $u[name] in [a, 'a:b', "xy", xx] }
}
type Role { attr gid, String { check => { if $gid =~ /\\d/ { "digit" } } } has next, Role }
type Big inherits Role { attr big, Integer { min => 1 } }
`;
const { value: model } = resolve([parse(createSource("user.pp", program)).value!]);
const user = model.types.get("User")!;

/** The result of the general path. */
function isValid(text: string): boolean {
  const source = createSource("data.json", text);
  const { value } = readJson(source);
  return (
    value !== undefined && loadData(rootsOf(value), source, user, () => createRuntime(model)).diagnostics.length === 0
  );
}

function longWay(source: Source): readonly Diagnostic[] {
  const { diagnostics, value } = readJson(source);
  if (!value) return diagnostics;
  return loadData(rootsOf(value), source, user, () => createRuntime(model)).diagnostics;
}

const strings = fc.constantFrom("a", "", "a:b", "ROOT", "root", "Wheel", "xx", "xy", "low", "high", "1", "é");
const numbers = fc.constantFrom(
  "0",
  "3",
  "-1",
  "200",
  "2.0",
  "0.5",
  "0.75",
  "1e2",
  "9007199254740993",
  "9223372036854775808",
);
const scalar = fc.oneof(
  strings.map((text) => JSON.stringify(text)),
  numbers,
  fc.constantFrom("null", "true", "false"),
);
const list = (items: fc.Arbitrary<string>) => fc.array(items, { maxLength: 3 }).map((all) => `[${all.join(", ")}]`);
const map = (entries: fc.Arbitrary<readonly [string, string]>) =>
  fc.array(entries, { maxLength: 4 }).map((all) => `{${all.map(([key, value]) => `"${key}": ${value}`).join(", ")}}`);
const role = fc.letrec<{ role: string }>((tie) => ({
  role: map(
    fc.oneof(
      { depthSize: "small" },
      fc.tuple(
        fc.constant("gid"),
        strings.map((text) => JSON.stringify(text)),
      ),
      fc.tuple(fc.constantFrom("gid", "big", "x"), scalar),
      fc.tuple(fc.constant("$type"), fc.constantFrom('"Role"', '"Big"', '"User"', "1")),
      fc.tuple(fc.constant("next"), tie("role")),
    ),
  ),
})).role;
const names = ["name", "nick", "mode", "age", "size", "level", "tags", "open", "width", "other"];
const likely = fc.oneof(
  fc.tuple(
    fc.constantFrom("name", "nick", "level", "mode"),
    strings.map((text) => JSON.stringify(text)),
  ),
  fc.tuple(fc.constantFrom("age", "size"), numbers),
  fc.tuple(fc.constant("tags"), list(strings.map((text) => JSON.stringify(text)))),
  fc.tuple(fc.constant("roles"), fc.oneof(role, list(role))),
  fc.tuple(fc.constantFrom(...names), scalar),
  fc.tuple(fc.constant("main"), fc.constant('{"$link": "#/roles/0"}')),
);
const userText = map(likely).map((text) =>
  text.length % 3 > 0 ? text.replace("{", text === "{}" ? '{"name": "a"' : '{"name": "a", ') : text,
);

describe("the short way to validate", () => {
  it("is only sure of what the long way accepts", () => {
    let sure = 0;
    fc.assert(
      fc.property(fc.oneof(userText, list(userText)), (text) => {
        if (!quickVerdict(user, text, model.types).isSure) return;
        sure++;
        expect([text, isValid(text)]).toEqual([text, true]);
      }),
      { numRuns: 4000 },
    );
    expect(sure).toBeGreaterThan(400);
  });

  it("and the general path together agree with the general path, in messages and locations", () => {
    let doubtful = 0;
    fc.assert(
      fc.property(list(userText), (text) => {
        const source = createSource("data.json", text);
        const found = validateData(model, "User", source, { format: "json" });
        expect([text, found]).toEqual([text, longWay(source)]);
        if (quickVerdict(user, text, model.types).doubtful?.includes(undefined)) doubtful++;
      }),
      { numRuns: 1000 },
    );
    expect(doubtful).toBeGreaterThan(50);
  });

  it("reads only what may be wrong", () => {
    const text =
      ' [ {"name": "a", "tags": ["]", "\\\\"]} , {"name":"x:]"},{"name": "a"} ,\n{"name": "a", "name": "a"}] ';
    expect(
      quickVerdict(user, text, model.types).doubtful?.map((each) => each && text.slice(each.start, each.end).trim()),
    ).toEqual([undefined, '{"name":"x:]"}', undefined, '{"name": "a", "name": "a"}']);
  });

  it.each([
    ["$number > 1", '{"number": 2}', true],
    ["$number > 1", '{"number": 1}', false],
    ["$number > 1", "{}", false],
    ["$number == undef", "{}", true],
    ["$number == undef", '{"number": null}', true],
    ["$nil == undef", '{"nil": null}', true],
    ["$nil == 7", "{}", true],
    ["$many == [7]", "{}", true],
    ["$many == [1]", '{"many": 1}', true],
    ["$many == [2]", '{"many": [1]}', false],
    ["$number + 1 == 3", '{"number": 2}', true],
    ["$number / 2 == 1", '{"number": 2}', false],
    ['"a${number}" == a1', '{"number": 1}', false],
    ["$parts != []", '{"parts": [{}]}', true],
    ["$parts == $parts", '{"parts": [{}]}', false],
    ["$text =~ /^a$/", '{"text": "a"}', true],
    ["$text in $number", '{"text": "a"}', false],
    ["$text < b", '{"text": "a"}', false],
    ["$number ? { 1 => true }", '{"number": 2}', false],
    ["size($text) == 2", '{"text": "😀"}', false],
    ["size($text) == 2", '{"text": "éé"}', true],
    ["$computed == 1", "{}", false],
    ["$read == 1", '{"read": 1}', false],
    ["|$o| { $o[number] == 1 }", '{"number": 1}', true],
  ])("of the invariant %s and %s it is sure: %s", (condition, data, expected) => {
    const text = `type P { attr a, String } type T {
      attr number, Integer attr text, String attr computed, Integer { derived => || { 1 } }
      attr nil, Integer { unsettable => true, default => 7 } attr many, Integer { max => 3, default => 7 }
      attr read, Integer { get => |$v| { $v } } has parts, P { max => unbound }
      invariant ${condition.startsWith("|") ? condition : `{ ${condition} }`}
    }`;
    const { value } = resolve([parse(createSource("t.pp", text)).value!]);
    expect(quickVerdict(value.types.get("T")!, data, value.types).isSure).toBe(expected);
  });

  it.each([
    ['{"name": "a", "name": "b"}', "data-syntax"],
    ['[{"name": "a"}, {"name": "a", "age": 9223372036854775808}]', "wrong-type"],
    ['{"name": "a", "tags": ["a", "b", "c"]}', "wrong-count"],
    ['{"name": "a", "width": 1}', "read-only"],
    ['{"name": "a"', "data-syntax"],
    ['{"name": "a", "main": {"$link": "roles/3"}}', "unresolved-link"],
    ["3", "wrong-data"],
  ])("%s is rejected as %s", (text, code) => {
    const found = validateData(model, "User", createSource("data.json", text), { format: "json" });
    expect(found.map((each) => each.code)).toEqual([`type-arm/${code}`]);
  });
});

it("after ten thousand errors no more objects are checked", () => {
  const text = `[${Array.from({ length: 30_000 }, () => '{"age": -1}').join(",")}]`;
  expect(validateData(model, "User", createSource("data.json", text), { format: "json" })).toHaveLength(10_000);
});
