import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { inspect } from "@cairn/puppet-core/values";
import { testIf } from "@cairn/testing";
import { askPuppet, hasPuppet } from "@cairn/testing/puppet";
import { core, type FunctionSet } from "../../src/logic/function-set.js";
import { evaluateProgram } from "../../src/instantiate/evaluate-program.js";
import { parse } from "../../src/parse/parse.js";
import { buildModel } from "../../src/resolve/build-model.js";

/** The functions of the specification, and `with`, which names values. */
const functions: FunctionSet = {
  ...core,
  functions: new Map([...core.functions, ["with", { means: "with", lambda: "required" }]]),
};

/** The value of a program as Puppet prints it; `refused` if there is none. */
function ours(program: string): string {
  const { value: tree } = parse(createSource("test.pp", program));
  if (!tree) return "refused";
  const { value, diagnostics } = evaluateProgram(buildModel([tree]).model, { functions });
  return value && diagnostics.length === 0 ? inspect(value.value) : "refused";
}

function differences(programs: readonly string[]): object[] {
  const answers = askPuppet(
    "# no definitions",
    programs.map((program) => ({ program, strict: false })),
  );
  return programs.flatMap((program, index) => {
    const { error, value } = answers[index]!;
    const puppet = error === undefined ? value : "refused";
    const own = ours(program);
    return puppet === own ? [] : [{ program, puppet: error ?? value, own }];
  });
}

const values = [
  "1",
  "0",
  "-3",
  "2.5",
  "9223372036854775807",
  "''",
  "'a'",
  "'A'",
  "'10'",
  "'abc'",
  "true",
  "false",
  "undef",
];
const others = ["[]", "[1, 'a']", "['A', 2.5]", "{ 'a' => 1 }", "/b/", "Integer", "String", "default"];
const operators = [
  "+",
  "-",
  "*",
  "/",
  "%",
  "<<",
  ">>",
  "==",
  "!=",
  "<",
  "<=",
  ">",
  ">=",
  "=~",
  "!~",
  "in",
  "and",
  "or",
];

const constructs = [
  ...[
    "if 1 { 2 }",
    "if '' { 2 } else { 3 }",
    "if undef { 2 } elsif 0 { 4 }",
    "unless false { 1 }",
    "unless true { 1 } else { 2 }",
  ],
  ...[
    "case 'A' { 'a': { 1 } default: { 2 } }",
    "case 3 { 1, 3: { 'x' } }",
    "case 'abc' { /b(.)/: { $1 } }",
    "case 5 { Integer: { 'i' } }",
  ],
  ...["case [1, 'a'] { [1, /A/]: { 1 } [1, /a/]: { 2 } }", "case 9 { 1: { } }", "case 1 { default: { 0 } 1: { 1 } }"],
  ...[
    "'x' ? { 'X' => 1, default => 2 }",
    "2 ? { 1 => 'a' }",
    "'abc' ? { /^a/ => $0, default => 0 }",
    "undef ? { undef => 1 }",
  ],
  ...[
    "\"${1} ${2.0} ${true} ${undef} ${[1, 'a']}\"",
    "\"a${'b'}c\"",
    '"${{a => 1}}"',
    '"\\${x}"',
    "'a${x}'",
    '"${1 + 2}"',
  ],
  ...[
    "[1, 2, 3].map |$x| { $x * 2 }",
    "[1, 2, 3].filter |$x| { $x > 1 }",
    "[1, 2, 3].reduce |$a, $b| { $a + $b }",
    "[].reduce |$a, $b| { 1 }",
  ],
  ...[
    "[1, 2, 3].each |$x| { $x }",
    "{ a => 1 }.map |$k, $v| { [$k, $v] }",
    "{ a => 1, b => 2 }.filter |$k, $v| { $v > 1 }",
    "3.map |$x| { $x }",
  ],
  ...[
    "[1, 2, 3, 4, 5].slice(2)",
    "[1, 2, 3].slice(2) |$x| { $x }",
    "['a', 'b'].each |$i, $x| { $i }",
    "'abc'.map |$c| { $c }",
    "[1, 2].reduce(10) |$m, $x| { $m - $x }",
  ],
  ...[
    "[1, [2, 3]][1][0]",
    "[1, 2, 3][-1]",
    "[1, 2, 3][5]",
    "{ a => 1 }['a']",
    "{ a => 1 }['b']",
    "'abc'[1]",
    "'abc'[1, 2]",
    "[1, 2, 3][1, 2]",
    "undef[1]",
    "1[0]",
  ],
  ...[
    "7 / 2",
    "-7 / 2",
    "-7 % 3",
    "7 % -3",
    "7.0 / 2",
    "1 / 0",
    "1.0 / 0",
    "9223372036854775807 + 1",
    "-9223372036854775807 - 2",
    "9223372036854775807 * 2",
  ],
  ...[
    "'10' + 1",
    "'a' + 1",
    "'0x1F' + 0",
    "'1.5' * 2",
    "[1] + 2",
    "[1, 2] - 2",
    "{ a => 1 } + { b => 2 }",
    "{ a => 1, b => 2 } - 'a'",
    "1 << 3",
    "-1 >> 1",
    "1 << 64",
  ],
  ...[
    "'a' == 'A'",
    "'a' < 'B'",
    "'B' < 'a'",
    "'1' == 1",
    "1 == 1.0",
    "'abc' =~ /B/",
    "'abc' =~ /(?i)B/",
    "'a\nb' =~ /^b$/",
    "'a\nb' =~ /\\Ab/",
    "'ab' =~ /\\h/",
  ],
  ...[
    "'ab' in 'CABC'",
    "'A' in ['a']",
    "/a/ in ['b', 'cA']",
    "'a' in { 'A' => 1 }",
    "1 in [1.0]",
    "'x' in undef",
    "Integer in [1, 'a']",
  ],
  ...[
    "!1",
    "!undef",
    "!!''",
    "-'3'",
    "-'a'",
    "-(-3)",
    "- 2.5",
    "!(1 == 2)",
    "true and 0",
    "false or undef",
    "undef or ''",
    "1 and false",
  ],
  ...[
    "$a = 1\n$b = $a + 1\n[$a, $b]",
    "$a = 1\n$a = 2",
    "[$x, $y] = [1, 2]\n$y",
    "with(1, 2) |$a, $b = 5| { $a + $b }",
    "with(1) |$a, *$b| { $b }",
    "with(1) |Integer $a| { $a }",
  ],
  ...[
    "with('x') |Integer $a| { $a }",
    "with(1) |$a, $b| { 1 }",
    "with() || { 3 }",
    "if 'abc' =~ /(b)(c)/ { [$0, $1, $2] }",
    "'abc' =~ /b/\n$0",
  ],
];

const folder = join(import.meta.dirname, "..", "..", "..", "..", "..", "shared", "cases", "type-arm");
const cases = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".expect.json")) : [];

describe("expressions mean what they mean to Puppet", () => {
  testIf(hasPuppet, "needs puppet")(
    "all operators on all pairs of values",
    () => {
      const all = [...values, ...others];
      const pairs = all.flatMap((left) =>
        all.flatMap((right) => operators.map((operator) => `$v = ${left} ${operator} ${right}`)),
      );
      expect(pairs.length).toBeGreaterThan(7000);
      expect(differences(pairs)).toEqual([]);
    },
    120_000,
  );

  testIf(hasPuppet, "needs puppet")(
    `${constructs.length} constructs`,
    () => {
      expect(constructs.length).toBeGreaterThan(90);
      expect(differences(constructs)).toEqual([]);
    },
    60_000,
  );

  testIf(cases.length > 0, "the cases aren't there")("as Puppet answered when the shared cases were made", () => {
    const expressions = cases.flatMap((name) => {
      const { puppet7 = [] } = JSON.parse(readFileSync(join(folder, name), "utf8")) as {
        puppet7?: { readonly expr: string; readonly value: unknown }[];
      };
      return puppet7;
    });
    expect(expressions.length).toBeGreaterThan(10);
    for (const { expr, value } of expressions) expect([expr, ours(expr)]).toEqual([expr, shown(value)]);
  });
});

function shown(value: unknown): string {
  if (value === null) return "undef";
  if (Array.isArray(value)) return `[${value.map(shown).join(", ")}]`;
  return typeof value === "string" ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}
