import { createSource, hasErrors } from "@cairn/diagnostics";
import * as fc from "fast-check";
import { parse } from "../../../src/parse/parse.js";
import { resolve } from "../../../src/compile.js";
import { one, type Given } from "../instance.js";
import type { ConformanceProgram } from "../target.js";

const literals = fc.constantFrom(
  ...["0", "1", "-2", "7", "9223372036854775807", "0x1F", "1.5", "2.0", "1e3", "true", "false", "undef", "word"],
  ...[
    "''",
    "'a'",
    "'B'",
    "'10'",
    "' x '",
    "'it\\'s'",
    '"new\\nline"',
    "[]",
    "[1, 'a']",
    "{ 'a' => 1, b => [2] }",
    "/[ab]+/",
  ],
);
const variables = fc.constantFrom("$v", "$v", "$v", "$x", "$0", "$1");
const operators = fc.constantFrom(
  ...["+", "-", "*", "/", "%", "<<", ">>", "==", "!=", "<", "<=", ">", ">=", "in", "and", "or"],
);
const patterns = fc.constantFrom("/a(.)?/", "/\\A\\w+\\z/", "/(\\d+)/", "/^b|x$/", "/[[:upper:]]/", "/(?i)B/");
const functions = fc.constantFrom(
  "size",
  "empty",
  "downcase",
  "upcase",
  "capitalize",
  "strip",
  "join",
  "Integer",
  "Float",
  "not",
);
const loops = fc.constantFrom("each", "map", "filter", "reject", "collect", "select");
const options = fc.constantFrom("1", "'a', 'b'", "undef", "/a(.)?/", "[1, 'a']", "true, 2.5", "$v");

/** Expressions and blocks in which `$v` and `$x` have values. */
const { block } = fc.letrec<{ expression: string; block: string; choice: string }>((tie) => {
  const inner = tie("expression");
  return {
    expression: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      { weight: 3, arbitrary: literals },
      { weight: 4, arbitrary: variables },
      {
        weight: 5,
        arbitrary: fc.tuple(inner, operators, inner).map(([left, sign, right]) => `(${left} ${sign} ${right})`),
      },
      fc
        .tuple(inner, patterns, fc.boolean())
        .map(
          ([left, right, is]) =>
            `("\${${left.startsWith("$") ? left.slice(1) : `[${left}]`}}" ${is ? "=~" : "!~"} ${right})`,
        ),
      fc.tuple(variables, inner).map(([left, right]) => `(${left} =~ ${right})`),
      inner.map((each) => `(!${each})`),
      inner.map((each) => `(-(${each}))`),
      fc.tuple(inner, inner).map(([target, key]) => `(${target})[${key}]`),
      inner.map((each) => `"<\${[${each}]}>"`),
      fc.tuple(functions, inner).map(([name, each]) => `${name}(${each})`),
      fc.tuple(inner, loops, tie("block")).map(([each, name, body]) => `(${each}).${name} |$x| { ${body} }`),
      fc.tuple(inner, tie("block")).map(([each, body]) => `(${each}).map |$i, $x| { ${body} }`),
      fc
        .tuple(inner, inner, tie("block"))
        .map(([each, start, body]) => `(${each}).reduce(${start}) |$v, $x| { ${body} }`),
      inner.map((each) => `(${each}).slice(2)`),
      fc.tuple(inner, fc.constantFrom("','", "/b/", "' '")).map(([each, by]) => `split("\${[${each}]}", ${by})`),
      fc
        .tuple(variables, inner, inner)
        .map(([each, yes, no]) => `(${each} ? { 'a' => ${yes}, /b(.)/ => $1, default => ${no} })`),
      fc.array(inner, { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
      fc.tuple(inner, inner).map(([key, each]) => `{ ${key} => ${each} }`),
    ),
    choice: fc.oneof(
      { depthSize: "small" },
      inner,
      fc.tuple(inner, tie("block"), tie("block")).map(([test, yes, no]) => `if ${test} { ${yes} } else { ${no} }`),
      fc.tuple(inner, inner, tie("block")).map(([test, other, yes]) => `if ${test} { 1 } elsif ${other} { ${yes} }`),
      fc.tuple(inner, tie("block")).map(([test, body]) => `unless ${test} { ${body} }`),
      fc
        .tuple(inner, options, tie("block"), tie("block"))
        .map(([test, option, one, two]) => `case ${test} { ${option}: { ${one} } default: { ${two} } }`),
    ),
    block: fc.oneof(
      { depthSize: "small" },
      tie("choice"),
      fc.tuple(inner, tie("choice")).map(([each, last]) => `$x = ${each}\n ${last}`),
      fc.tuple(inner, inner, tie("choice")).map(([test, each, last]) => `if ${test} { $x = ${each} } ${last}`),
    ),
  };
});

const values: readonly Given[] = [null, 0n, 3n, -7n, 2.5, "", "a", "Bab", "12", true, [], [1n, "a"], ["x", ["y"]]];

/** A program of types with a setter each, with logic of all kinds; `$x` is there from the beginning, so that it is always known. */
export function randomProgram(seed: number): ConformanceProgram {
  const bodies = fc.sample(block, { seed, numRuns: 120 }).filter((body) => isLegal(typeText(body, 0)));
  const types = bodies.slice(0, 50).map(typeText);
  return {
    name: `random ${seed}`,
    text: `${types.join("\n")}\n`,
    instances: types.flatMap((_, index) => values.map((value) => one(`Random${index}`, { f: value }))),
  };
}

function typeText(body: string, index: number): string {
  const all = `[$v].map |$x| { [$x].map |$i, $w| { ${body} } }`;
  return `type Random${index} { attr f, String { set => |$v| { $all = ${all} "\${all}" } } }`;
}

function isLegal(text: string): boolean {
  const parsed = parse(createSource("random.pp", text));
  return parsed.value !== undefined && !hasErrors([...parsed.diagnostics, ...resolve([parsed.value]).diagnostics]);
}
