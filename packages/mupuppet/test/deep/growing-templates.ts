import type { LanguageRequest } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { createSource } from "@cairn/diagnostics";
import {
  Random,
  seededSource,
  writeGrowing,
  type DeepPart,
  type GrowingWords,
  type Outcome,
} from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";

const written: GrowingWords = {
  first: ["'text'", "['a', 1]", "{ 'k' => nil }", "1", "''", "3"],
  assign: (variable, value) => `${variable} = ${value}`,
  read: (variable) => variable,
  growth: [
    "[$0, $0]",
    "[$0, $1, $0]",
    "{ 'l' => $0, 'r' => $0 }",
    '"#{$0}#{$0}"',
    "$0.to_s + $1.to_s",
    "$0.to_s * 3",
    "[$0] * 4",
    "[1, 2, 3].map { |x| $0 }",
    "[1, 2, 3].inject($0) { |memo, x| [memo, memo] }",
    "$0.to_s.gsub(/./, 'xy')",
    "[$0, $1].flatten",
    "$0.inspect",
    "$0.to_s.length ** 9",
  ],
  uses: [
    "puts_here = $0.inspect",
    "h = { $0 => $1 }",
    "b = $0 == $1",
    "l = [$0, $1].uniq",
    "s = [$0].join(',')",
    "j = $0.to_json",
    "y = $0.to_yaml",
    "c = [$0]; c << c; d = c.inspect",
    "g = { 'g' => $0 }; g['g'] = g; d = g.to_s",
    "f = [$0, $1].flatten.length",
    "i = [$0].include?($1)",
    "scope.call_function('notice', [$0])",
  ],
};

/** Templates whose values double, share their parts and hold themselves: each ends with a result, or an error at a place. */
export const growingTemplates: DeepPart = {
  name: "growing values in templates",
  goal: 200_000,
  demanded: ["mupuppet/too-much-memory"],
  input: (seed, index) => `<%\n${writeGrowing(new Random(seededSource(seed, index)), written)}%>`,
  run,
};

function run(template: string): Outcome {
  const read = (path: string) =>
    path === "modules/m/templates/t.erb" ? { bytes: new TextEncoder().encode(template) } : { problem: "no such file" };
  const request: LanguageRequest = {
    files: { read, resolve: (_from, path) => path },
    options: { modulepath: ["modules"] },
    onPhase: () => {},
    maxErrors: 100,
    maxMemory: 4_000_000,
    // Without one there is no parser of Ruby.
    host: memoryHost({ files: { "modules/m/templates/t.erb": template } }),
  };
  const source = createSource("site.pp", "notify { 'a': message => template('m/t.erb') }\n");
  const { value, diagnostics } = services.compile(source, request);
  return { valid: value !== undefined, labels: diagnostics.map(({ code }) => code) };
}
