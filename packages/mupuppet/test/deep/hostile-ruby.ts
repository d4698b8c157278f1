import type { LanguageRequest } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { createSource } from "@cairn/diagnostics";
import { Random, seededSource, type DeepPart, type Outcome } from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";
import methods from "./ruby-methods.json" with { type: "json" };
import values from "./hostile-ruby-values.json" with { type: "json" };

const { receivers, functions } = values;
const kinds = Object.keys(receivers) as (keyof typeof receivers)[];
const all = Object.values(receivers).flat();
const calls = [
  ...Object.entries(methods).flatMap(([kind, names]) =>
    names.map((name) => ({ kind: kind as keyof typeof receivers, name })),
  ),
  ...functions.map((name) => ({ kind: undefined, name })),
];
const blocks = [
  "",
  "",
  " { |*x| x }",
  " { |x| x }",
  " { |x, y| [x, y] }",
  " { true }",
  " { false }",
  " { nil }",
  " { 'b' }",
  " { 0 }",
];
const uses = [
  "x.inspect",
  "x.to_s",
  "x == x.dup",
  "[x, x].flatten",
  "{ x => x }.to_json",
  "[x].to_yaml",
  "x.hash",
  "x",
];

/** Every method of Ruby's own classes with receivers and arguments that are huge, shared, cyclic or odd. */
export const hostileRuby: DeepPart = {
  name: "hostile Ruby",
  goal: 200_000,
  input(seed, index) {
    const random = new Random(seededSource(seed, index));
    const { kind, name } = calls[(index * 7919) % calls.length]!;
    const count = random.pick([0, 0, 1, 1, 1, 1, 2, 2, 3]);
    const args = Array.from({ length: count }, () =>
      random.chance(40) ? random.pick(receivers[kind ?? random.pick(kinds)]) : random.pick(all),
    );
    const given = args.map((_, at) => `a${at}`);
    const block = random.pick(blocks);
    const call =
      kind === undefined
        ? `${name}(${given.join(", ")})${block}`
        : `r.public_send(${[`:'${name}'`, ...given].join(", ")})${block}`;
    return [
      "<%",
      `r = ${random.pick(receivers[kind ?? random.pick(kinds)])}`,
      ...args.map((each, at) => `a${at} = ${each}`),
      `x = ${call}`,
      `y = ${random.pick(uses)}`,
      "%><%= y %>",
    ].join("\n");
  },
  run,
};

/** The outcome of a template. */
function run(template: string): Outcome {
  const path = "modules/m/templates/t.erb";
  const bytes = new TextEncoder().encode(template);
  const request: LanguageRequest = {
    files: {
      read: (file) => (file === path ? { bytes } : { problem: "no such file" }),
      resolve: (_from, file) => file,
    },
    options: { modulepath: ["modules"] },
    onPhase: () => {},
    maxErrors: 100,
    // Without one there is no parser of Ruby.
    host: memoryHost({ files: { [path]: template } }),
  };
  const source = createSource("site.pp", "notify { 'a': message => template('m/t.erb') }\n");
  const { value, diagnostics } = services.compile(source, request);
  const printed = value?.print("json", 1_000_000).diagnostics ?? [];
  return { valid: value !== undefined, labels: [...diagnostics, ...printed].map(({ code }) => code) };
}
