import { describe, expect } from "@jest/globals";
import { createSource } from "@cairn/diagnostics";
import { puppetMessage } from "@cairn/puppet-core/evaluate";
import { coreFunctions, coreFunctionsOfSeven } from "@cairn/puppet-core/functions";
import { inspect } from "@cairn/puppet-core/values";
import { testIf } from "@cairn/testing";
import { evaluateStatements } from "@cairn/testing/evaluate";
import { askPuppet, debianModules, hasPuppet, missingModules, Random } from "@cairn/testing/puppet";
import { moduleFunctions } from "../../src/stdlib/index.js";
import { parse } from "../../src/parse/parse.js";
import { names, randomCall } from "./calls.js";

/** The modules that bring the functions, as their Debian packages are named. */
const packagesOf: ReadonlyMap<string, string> = new Map(
  ["puppetlabs-stdlib", "puppetlabs-mysql", "puppetlabs-postgresql", "puppetlabs-apache", "puppetlabs-mongodb"]
    .concat(["openstacklib", "sbitio-monit", "neutron"])
    .map((name) => [name.replace(/^.*-/, ""), name]),
);
const each = Number(process.env["CALLS"] ?? 12);
const seed = Number(process.env["SEED"] ?? 20_261_121);
const only = process.env["FUNCTIONS"]?.split(",");

const anyFailure = "! a mistake that Ruby's own libraries have words for";

/** Where Ruby itself stumbles over a mistake, all that counts is that it was one. */
const stumbled =
  /undefined method|uninitialized constant|#<Puppet::Pops|no implicit conversion|can't convert|unexpected token|invalid (?:base64|address)|regular expression|unmatched|wrong argument type|for nil|comparison of|wrong element type|\(<unknown>\)|private method|invalid length|zero-filled|String: \d+: |String: .*substitution/;

const findFunction = (name: string) =>
  coreFunctionsOfSeven.get(name) ?? coreFunctions.get(name) ?? moduleFunctions.get(name)?.function;

function ourAnswer(program: string, puppet: string): string {
  const { value, failure } = evaluateStatements(parse(createSource("test.pp", program)).value!, { findFunction });
  if (!failure) return inspect(value!);
  return puppet === anyFailure ? anyFailure : `! ${puppetMessage(failure)}`;
}

function itsAnswer({ value, error }: Record<string, unknown>): string {
  if (typeof error !== "string") return String(value).includes("in `deprecation'") ? "undef" : String(value);
  // Of functions that are called by hand, Puppet shows a first parameter that callers don't know.
  return stumbled.test(error) || error.includes("(Any scope, ") ? anyFailure : `! ${error}`;
}

const random = new Random(seed);
const tried = names.filter((name) => !only || only.includes(name));
const calls = tried.map((name) => [name, Array.from({ length: each }, () => randomCall(name, random))] as const);
const modules = [...new Set(tried.map(moduleOf))];

function moduleOf(name: string): string {
  return moduleFunctions.get(name)?.module ?? "stdlib";
}

/** The calls that Puppet and we don't answer alike. */
function differencesIn(programs: readonly string[]) {
  const questions = programs.map((call) => ({ program: `$result = ${call}` }));
  const answers = askPuppet("# no definitions", questions, [debianModules]);
  return programs.flatMap((program, index) => {
    const puppet = itsAnswer(answers[index]!);
    const ours = ourAnswer(questions[index]!.program, puppet);
    // It takes Ruby's own complaints for what they are, where the old function would have been asked in vain.
    const isAlike = ours === puppet || (puppet === anyFailure && program.startsWith("validate_legacy"));
    return isAlike ? [] : [{ program, puppet, ours }];
  });
}

describe("the functions of modules", () => {
  for (const module of modules) {
    const missing = missingModules([packagesOf.get(module) ?? module]);
    testIf(hasPuppet && missing.length === 0, `needs ${["puppet", ...missing].join(", ")}`)(
      `of ${module} do what they do in Puppet in ${each} random calls each (seed ${seed})`,
      () => {
        const programs = calls.filter(([name]) => moduleOf(name) === module).flatMap(([, some]) => some);
        const differences = differencesIn(programs);
        const file = process.env["SHOW"];
        if (file) process.getBuiltinModule("node:fs").appendFileSync(file, JSON.stringify(differences, null, 1));
        expect(differences).toEqual([]);
      },
      600_000,
    );
  }
});
