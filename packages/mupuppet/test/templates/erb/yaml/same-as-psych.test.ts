import { spawnSync } from "node:child_process";
import { describe, expect } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { Random } from "@cairn/testing/puppet";
import { printJson } from "../../../../src/stdlib/data/json.js";
import { puppetMeter } from "@cairn/ruby-subset";
import { sharedObjects } from "../../../../src/ruby-values/puppet-object.js";
import type { YamlOptions } from "@cairn/ruby-subset";
import { toYaml } from "@cairn/ruby-subset";
import { randomValue } from "./values.js";

const program = `
require "yaml"
require "json"
STDIN.each_line do |line|
  value, options = JSON.parse(line)
  puts JSON.generate([value.to_yaml(options.transform_keys(&:to_sym))])
end`;
const hasPsych = spawnSync("ruby", ["-e", 'require "psych"; exit(Psych::VERSION.start_with?("4."))']).status === 0;
const seed = Number(process.env["SEED"] ?? 20_261_121);
const count = Number(process.env["CALLS"] ?? 500);

const layouts: readonly YamlOptions[] = [
  ...[{}, {}, {}, {}],
  { lineWidth: 40 },
  { lineWidth: -1 },
  { indentation: 4 },
  { indentation: 3, lineWidth: 120 },
];

function rubyOptions({ indentation, lineWidth }: YamlOptions): object {
  return {
    ...(indentation === undefined ? {} : { indentation }),
    ...(lineWidth === undefined ? {} : { line_width: lineWidth }),
  };
}

function askRuby(values: readonly string[], options: readonly YamlOptions[]): string[] {
  const lines = values.map((value, index) => `[${value},${JSON.stringify(rubyOptions(options[index]!))}]\n`);
  const { stderr, stdout } = spawnSync("ruby", ["-e", program], { input: lines.join(""), encoding: "utf8" });
  const answers = stdout.split("\n").filter((line) => line !== "");
  if (answers.length !== values.length) throw new Error(stderr);
  return answers.map((line) => (JSON.parse(line) as [string])[0]);
}

describe("to_yaml", () => {
  testIf(hasPsych, "needs ruby with Psych 4")(`writes ${count} random values as Psych does (seed ${seed})`, () => {
    const random = new Random(seed);
    const values = Array.from({ length: count }, () => randomValue(random));
    const options = values.map(() => random.pick(layouts));
    const answers = askRuby(
      values.map((value) => printJson(value)),
      options,
    );
    const differences = values.flatMap((value, index) => {
      const ours = toYaml(sharedObjects().toRuby(value, puppetMeter), puppetMeter, options[index]);
      return ours === answers[index] ? [] : [{ value: printJson(value), ours, psych: answers[index] }];
    });
    if (process.env["SHOW"]) {
      process.getBuiltinModule("node:fs").writeFileSync(process.env["SHOW"], JSON.stringify(differences, null, 1));
    }
    expect(differences).toEqual([]);
  });
});
