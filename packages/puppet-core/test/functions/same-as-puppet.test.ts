import { describe, expect } from "@jest/globals";
import { puppetMessage } from "@cairn/puppet-core/evaluate";
import { inspect } from "@cairn/puppet-core/values";
import { testIf } from "@cairn/testing";
import { askPuppet, hasPuppet, Random } from "@cairn/testing/puppet";
import { run } from "../expressions/evaluate.js";
import { randomCall, templates } from "./calls.js";

const each = Number(process.env["CALLS"] ?? 30);
const seed = Number(process.env["SEED"] ?? 20_261_121);
const only = process.env["FUNCTIONS"]?.split(",");

const anyFailure = "! a mistake that Puppet has no words for";

/** If Puppet itself crashes on a mistake, only the failure is compared. */
const stumbled = /undefined method|uninitialized constant|#<Puppet::Pops/;

/** Puppet shows this type with its whole definition. */
const deferred = /Object\[\{name => 'Deferred', [^\n]*\}\]/;

function ourAnswer(program: string, puppet: string): string {
  const { value, failure } = run(program);
  if (!failure) return inspect(value!);
  return puppet === anyFailure ? anyFailure : `! ${puppetMessage(failure)}`;
}

function itsAnswer({ value, error }: Record<string, unknown>): string {
  if (typeof error !== "string") return String(value);
  return stumbled.test(error) ? anyFailure : `! ${error.replace(deferred, "Deferred")}`;
}

describe("the functions of Puppet", () => {
  testIf(hasPuppet, "needs puppet")(
    `do what they do in Puppet in ${each} random calls each (seed ${seed})`,
    () => {
      const names = Object.keys(templates).filter((name) => !only || only.includes(name));
      const random = new Random(seed);
      const programs = names.flatMap((name) => Array.from({ length: each }, () => randomCall(name, random)));
      const answers = askPuppet(
        "# no definitions",
        programs.map((program) => ({ program })),
      );
      const differences = programs.flatMap((program, index) => {
        const puppet = itsAnswer(answers[index]!);
        const ours = ourAnswer(program, puppet);
        return ours === puppet ? [] : [{ program: program.split("\n").at(-1), puppet, ours }];
      });
      if (process.env["SHOW"]) {
        const { writeFileSync } = process.getBuiltinModule("node:fs");
        writeFileSync(process.env["SHOW"], JSON.stringify(differences, null, 1));
      }
      const refused = answers.filter(({ error }) => error !== undefined).length;
      if (!only) expect(refused).toBeLessThan(programs.length / 2);
      expect(differences).toEqual([]);
    },
    600_000,
  );
});
