import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ruby } from "../../../src/emit/ruby/ruby.js";
import { rubyFloat, rubyString } from "../../../src/emit/ruby/literals.js";
import { emitInto } from "../emit-into.js";
import { isGivenList, type ConformanceInstance, type Given, type Make } from "../instance.js";
import type { CompiledProgram, ConformanceTarget, Verdict } from "../target.js";

/** The module of `emit ruby`, run by Puppet's Ruby: one process for each program. */
export const rubyTarget: ConformanceTarget = {
  name: "ruby",
  isAvailable: () => (spawnSync("ruby", ["-v"]).status === 0 ? undefined : "needs ruby"),
  run,
  leavesOut,
  ownWords: new Set(["evaluation", "too-long"]),
};

/** What resources can't have is omitted from them, and not from the module; a slow search still returns its result. */
function leavesOut({ model }: CompiledProgram): string | undefined {
  const { notCarried } = ruby.emit(model, { name: "program", settings: {} });
  const inModule = notCarried.filter(({ what }) => !/resource|^a bound for/.test(what));
  return inModule.length === 0 ? undefined : inModule.map(({ what, why }) => `${what}: ${why}`).join("; ");
}

function run({ model }: CompiledProgram, instances: readonly ConformanceInstance[]): readonly Verdict[] {
  const folder = mkdtempSync(join(tmpdir(), "cairn-ruby-"));
  emitInto(folder, ruby.emit(model, { name: "program", settings: {} }));
  writeFileSync(join(folder, "oracle.rb"), [oracle, ...instances.map(instanceText)].join("\n"));
  const { status, stderr, stdout } = spawnSync("ruby", ["oracle.rb"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (status !== 0) throw new Error(`ruby oracle.rb in ${folder}: ${stderr}`);
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Verdict);
}

/** Prints a verdict per line; accepted objects are strings in it. */
const oracle = `# frozen_string_literal: true
require 'json'
require_relative 'lib/puppet_x/program_types'
TYPES = PuppetX::Program
def oracle
  seen = PuppetX::TypeArm::View.data(yield)
  puts JSON.generate('accepted' => JSON.generate(seen))
rescue PuppetX::TypeArm::Failure => e
  puts JSON.generate('messages' => e.messages)
end
`;

function instanceText({ before, make }: ConformanceInstance): string {
  const named = before.map((each) => `  named_${each.name} = ${makeText(each.make)}\n`);
  return `oracle do\n${named.join("")}  ${makeText(make)}\nend`;
}

function makeText({ steps, type, values }: Make): string {
  const pairs = values.map(([feature, value]) => `${rubyString(feature)} => ${givenText(value)}`);
  const lines = steps.map(({ feature, operator, value }) => {
    const [name, text] = [rubyString(feature), givenText(value)];
    return operator === "=" ? `o[${name}] = ${text}` : `o.append(${name}, ${text})`;
  });
  return `TYPES[${rubyString(type)}].new({ ${pairs.join(", ")} })${lines.length === 0 ? "" : ` { |o| ${lines.join("; ")} }`}`;
}

/** Instances nest no deeper than a person writes them, so that this may recurse. */
function givenText(value: Given): string {
  if (value === null) return "nil";
  if (isGivenList(value)) return `[${value.map(givenText).join(", ")}]`;
  switch (typeof value) {
    case "string":
      return rubyString(value);
    case "number":
      return rubyFloat(value);
    case "bigint":
    case "boolean":
      return String(value);
    default:
      break;
  }
  if (value.kind === "name") return `named_${value.name}`;
  if (value.kind === "make") return makeText(value);
  return `{ ${value.entries.map(([key, each]) => `${givenText(key)} => ${givenText(each)}`).join(", ")} }`;
}
