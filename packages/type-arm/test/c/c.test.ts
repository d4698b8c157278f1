import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { c } from "../../src/emit/c/c.js";
import { compile, compileRuntime, hasCompiler } from "../conformance/c/compiler.js";
import { emitInto } from "../conformance/emit-into.js";
import { modelOf } from "../ecore/emit-files.js";

const runs = testIf(hasCompiler(), "needs gcc, libc6-dev");
const folders: string[] = [];
let runtime: readonly string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cairn-c-"));
  folders.push(folder);
  return folder;
}

beforeAll(() => {
  if (!hasCompiler()) return;
  const folder = newFolder();
  emitInto(folder, c.emit(modelOf("type T {}"), { name: "program", settings: {} }));
  runtime = compileRuntime(folder);
}, 120_000);
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** What a `main` prints that sees the module. */
function run(program: string, main: string, name = "program"): string {
  const folder = newFolder();
  emitInto(folder, c.emit(modelOf(program), { name, settings: {} }));
  writeFileSync(join(folder, "main.c"), `#include <stdio.h>\n#include "${name}.h"\n\n${main}\n`);
  compile(["main.c", `${name}.c`, ...runtime, "-o", "main", "-lm"], folder);
  const { error, status, stderr, stdout } = spawnSync("./main", [], {
    cwd: folder,
    encoding: "utf8",
    timeout: 60_000,
    maxBuffer: 1 << 26,
  });
  if (error || status !== 0) throw new Error(`${error?.message ?? ""} ${stderr}`);
  return stdout;
}

function notCarried(program: string): readonly string[] {
  return c
    .emit(modelOf(program), { name: "program", settings: {} })
    .notCarried.map(({ what, why }) => `${what}: ${why}`);
}

const users = `
# Who may come in. */ #error no
type User {
  attr password, String { check => { if $it =~ /:/ { "no ':' in a password" } } }
  attr groups, String { max => unbound, unsettable => true }
  has roles, Role { max => unbound }
}
type Role { attr gid, Integer }
`;

/** Prints the JSON of an object of the type `T`, or its errors. */
const showT = (values: string, prefix = "program") => `int main(void) {
  ta_context *context = ta_open(&${prefix}_model);
  ta_value values = ta_new_hash(context), object;
  ta_text json;
  ${values}
  if (ta_create(context, "T", values, NULL, NULL, &object) && ta_json(context, object, &json)) puts(json.bytes);
  else for (size_t index = 0; index < ta_message_count(context); index++) puts(ta_message(context, index));
  ta_close(context);
  return 0;
}`;

describe("a C module", () => {
  runs("makes, reads and checks objects", () => {
    const main = `
static bool add_group(ta_context *context, ta_value user, void *data) {
  return ta_append(context, user, "groups", ta_string(context, data));
}

int main(void) {
  ta_context *context = ta_open(&program_model);
  ta_value values = ta_new_hash(context), role, ann, groups;
  ta_text json;
  bool is_right;
  ta_put(context, values, "gid", ta_integer(1));
  if (!program_new_Role(context, values, &role)) return 1;
  values = ta_new_hash(context);
  ta_put(context, values, "groups", ta_string(context, "a"));
  ta_put(context, values, "roles", role);
  if (!ta_create(context, "User", values, add_group, "c", &ann)) return 2;
  if (!ta_get(context, ann, "groups", &groups)) return 3;
  ta_push(context, groups, ta_string(context, "not in ann"));
  printf("%s %zu %s\\n", ta_type_of(ann), ta_list_length(groups), ta_list_item(groups, 1).as.text.bytes);
  if (!ta_json(context, ann, &json)) return 4;
  puts(json.bytes);
  values = ta_new_hash(context);
  ta_put(context, values, "password", ta_string(context, "a:b"));
  ta_put(context, values, "groups", ta_integer(1));
  printf("%d\\n", ta_validate(context, "User", values));
  for (size_t index = 0; index < ta_message_count(context); index++) puts(ta_message(context, index));
  is_right = ta_validate(context, "Nobody", ta_undef());
  printf("%d %s\\n", is_right, ta_message(context, 0));
  is_right = ta_set(context, ann, "password", ta_string(context, "x"));
  printf("%d %s\\n", is_right, ta_message(context, 0));
  is_right = ta_get(context, role, "x", &values);
  printf("%d %s\\n", is_right, ta_message(context, 0));
  ta_close(context);
  return 0;
}`;
    expect(run(users, main).split("\n")).toEqual([
      "User 3 c",
      '{"$type":"User","groups":["a","c"],"roles":[{"$type":"Role","gid":1}]}',
      "0",
      "no ':' in a password",
      "each value of `groups` must be a String, and the Integer `1` is not",
      "0 there is no type `Nobody`",
      "0 `password` can't be set any more: a User never changes once it is made",
      "0 Role has no feature `x`",
      "",
    ]);
  });

  runs(
    "lets no text of the program out of its quotes",
    () => {
      const hostile = [
        `"); abort(); ("`,
        "??/",
        "*/ int x; /*",
        "\\",
        "a\nb",
        "%s%n",
        "\u0001é😀\u007f",
        "1\\0\u00002",
      ];
      for (const text of hostile) {
        const quoted = `'${text.replace(/[\\']/g, "\\$&")}'`;
        const lines = text.split("\n").map((line) => `# ${line}`);
        const program = `${lines.join("\n")}\n# \\\ntype T {
        ${lines.join("\n")}
        attr a, String { default => ${quoted}, check => { if $it != ${quoted} { "\${it} is not ${text.replace(/[\\"$]/g, "\\$&")}" } } }
        invariant ${quoted} { $a == ${quoted} }
      }`;
        expect(run(program, showT(""))).toBe(
          `${JSON.stringify({ $type: "T", a: text }).replace(/[\x7f]|\\[n"\\]/g, escaped)}\n`,
        );
      }
    },
    120_000,
  );

  runs("has names of its own for what C reserves, and for what would be the same", () => {
    const program = `type int { attr while, Integer { default => 1 } attr auto, enum[static, NULL, main] { default => main } }
      type T { attr type, String { default => int } has case, Int }
      type A::B { attr a, String { default => "1" } } type A_B { attr a, String { default => "2" } } type main { }`;
    const main = `int main(void) {
      ta_context *context = ta_open(&_3_int_model);
      ta_value one, other, third;
      ta_text text;
      if (!_3_int_new_A_B(context, ta_undef(), &one) || !_3_int_new_A_B_2(context, ta_undef(), &other)) return 1;
      if (!_3_int_new_Int(context, ta_undef(), &third) || !_3_int_new_Main(context, ta_undef(), &one)) return 2;
      if (ta_json(context, other, &text)) puts(text.bytes);
      if (ta_json(context, third, &text)) puts(text.bytes);
      ta_close(context);
      return 0;
    }`;
    expect(run(program, main, "3-int")).toBe('{"$type":"A_B","a":"2"}\n{"$type":"Int","while":1,"auto":"main"}\n');
  });

  runs("reads numbers as they are, and sources that are no UTF-8", () => {
    const program = "type T { attr i, Integer attr f, Float { max => 9 } attr s, String }";
    const values = `ta_value list = ta_new_list(context);
      ta_put(context, values, "i", ta_integer(INT64_MIN));
      ta_put(context, values, "f", list);
      double numbers[] = {0.1, -0.0, 1e300, 5e-324, 123456789012345680.0, 3};
      for (int index = 0; index < 6; index++) ta_push(context, list, ta_float(numbers[index]));
      ta_put(context, values, "s", ta_string_of(context, "a\\0b\\xff\\xed\\xa0\\x80\\xc3\\xa9", 9));`;
    expect(run(program, showT(values))).toBe(
      '{"$type":"T","i":-9223372036854775808,"f":[0.1,-0.0,1.0e+300,5.0e-324,1.2345678901234568e+17,3.0],"s":"a\\u0000b����é"}\n',
    );
  });

  runs(
    "ends logic that has no end, and bears chains and lists",
    () => {
      const chain = Array.from({ length: 1000 }, (_, index) =>
        index === 0 ? "type T0 { attr a, Integer { default => 1 } }" : `type T${index} inherits T${index - 1} {}`,
      ).join("\n");
      expect(
        run(
          `${chain}\ntype T inherits T999 { attr b, Integer { max => unbound } }`,
          showT(`
      ta_value list = ta_new_list(context);
      for (int index = 0; index < 200000; index++) ta_push(context, list, ta_integer(index));
      ta_put(context, values, "b", list);`),
        ),
      ).toMatch(/^\{"\$type":"T","a":1,"b":\[0,1,.*,199999\]\}\n$/);
      const endless =
        "type T { has next, T { derived => || { T.new({}) } } attr x, String { default => x } invariant { $next[x] == x } }";
      expect(run(endless, showT(""))).toMatch(/no end in sight/);
    },
    60_000,
  );
});

function escaped(sign: string): string {
  const plain = sign.length === 1 ? sign : (JSON.parse(`"${sign}"`) as string);
  return `\\u${plain.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

it("reports what it can't represent", () => {
  expect(notCarried("type T { attr a, String { check => { $it =~ /(?=a)/ } } }\n$x = 1")).toEqual([
    "a statement beside the types: C gets the types and no objects",
    "`check` of `T/a`: `/(?=a)/` looks around, and only patterns that don't are carried",
  ]);
});
