import type { LanguageRequest } from "@cairn/cli-kit";
import { createSource } from "@cairn/diagnostics";
import {
  growthOfValues,
  Random,
  seededSource,
  writeGrowing,
  type DeepPart,
  type GrowingWords,
  type Outcome,
} from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";

const request: LanguageRequest = {
  files: { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path },
  options: { profile: "puppet8" },
  onPhase: () => {},
  maxErrors: 100,
  // Small, so that what grows without an end is found to do so at once.
  maxMemory: 4_000_000,
};

const written: GrowingWords = {
  assign: (variable, value) => `$${variable} = ${value}`,
  growth: [
    ...growthOfValues,
    "regsubst(\"${$0}\", '', 'xy', 'G')",
    "Sensitive($0)",
    "flatten($0, $1)",
    "sprintf('%s%s', $0, $1)",
    "sprintf('%99999d', 1)",
    "Hash([['a', $0], ['b', $1]])",
    "Tuple[type($0), type($0)]",
    'upcase("${$0}")',
    "Array($0, true)",
    "inline_epp('<%= $x %><%= $x %>', { 'x' => $0 })",
    '@("END")\n${$0}${$1}\n| END',
  ],
  uses: [
    "notice($0)",
    "notice($0 == $1)",
    "notice($0 in [$1, $0])",
    "notice(type($0))",
    "notice(type($0, 'generalized'))",
    "notice($0 =~ Data)",
    "notice($0 =~ Array[Array[Any]])",
    "notice($0 =~ Hash[String, Struct[{ l => Any, Optional[r] => Any }]])",
    "notice(unique([$0, $1]))",
    "notice([$0] - [$1])",
    "notice({ $0 => $1 })",
    "notice(String($0, { Array => '%#a', Hash => '%#h' }))",
    "case $0 { $1: { notice('y') } default: { } }",
    "notice($0 ? { Array => 1, default => 2 })",
    "notice(sort([$0, $1]))",
    "notice(join([$0], ','))",
    'notice(fqdn_rand(10, "${$0}"))',
    "tree_each($0) |$each| { }",
    "each($0) |$each| { }",
    "notice(dig($0, 0))",
    "assert_type(String, $0)",
    "notify { 'a': message => $0 }",
    "notify { $0: }",
    "notify { 'b': require => $0 }",
    "create_resources('notify', { 'c' => { 'message' => $0 } })",
    "define d(Array[Integer] $x) { }\nd { 'd': x => $0 }",
    "function f(Struct[{ l => String }] $x) { }\nf($0)",
    "fail($0)",
    "warning($0, $1)",
    "notice($0 < $1)",
    "notice(max($0, $1))",
    "include($0)",
    "tag($0)",
    "notify { 'e': tag => $0 }",
    "Notify <| message == $0 |>",
  ],
};

/** Programs whose values double, share their parts and hold each other: each ends with a result, or an error at a place. */
export const growing: DeepPart = {
  name: "growing values",
  goal: 200_000,
  demanded: ["mupuppet/too-much-memory"],
  input: (seed, index) => writeGrowing(new Random(seededSource(seed, index)), written),
  run,
};

function run(text: string): Outcome {
  const source = createSource("site.pp", text);
  const { value, diagnostics } = services.compile(source, request);
  const printed = value?.print("json", 1_000_000).diagnostics ?? [];
  if (value && printed.length === 0) value.explain("Notify[a]");
  const labels = [...diagnostics, ...printed].map(({ code }) => code);
  const again = services.compile(source, request).diagnostics;
  const isSame = JSON.stringify(again.map(shown)) === JSON.stringify(diagnostics.map(shown));
  return {
    valid: value !== undefined,
    labels,
    ...(isSame ? {} : { problem: "unsteady: says another thing each time" }),
  };
}

function shown({ code, message, span }: { code: string; message: string; span: { start: number } }): string {
  return `${code} ${span.start} ${message.slice(0, 1000)}`;
}
