import { describe, expect } from "@jest/globals";
import { puppetMessage } from "@cairn/puppet-core/evaluate";
import { inspect } from "@cairn/puppet-core/values";
import { testIf } from "@cairn/testing";
import { askPuppet, hasPuppet, Random } from "@cairn/testing/puppet";
import { run } from "../expressions/evaluate.js";
import { conversionCalls } from "./conversions-calls.js";

const each = Number(process.env["CALLS"] ?? 30);
const seed = Number(process.env["SEED"] ?? 20_261_121);
const only = process.env["CONVERSIONS"]?.split(",");

const anyFailure = "! a mistake that Puppet has no words for";

/** If Puppet itself crashes on a mistake, only the failure is compared. */
const stumbled =
  /undefined (?:local variable or )?method|#<Puppet::Pops|no implicit conversion of|can't convert|invalid byte sequence/;

function ourAnswer(program: string, puppet: string): string {
  const { value, failure } = run(program);
  if (!failure) return inspect(value!);
  return puppet === anyFailure ? anyFailure : `! ${puppetMessage(failure)}`;
}

function itsAnswer({ value, error }: Record<string, unknown>): string {
  if (typeof error !== "string") return String(value);
  return stumbled.test(error) ? anyFailure : `! ${error}`;
}

describe("the conversions of Puppet", () => {
  testIf(hasPuppet, "needs puppet")(
    `give what they give in Puppet for ${each} random calls of each kind (seed ${seed})`,
    () => {
      const random = new Random(seed);
      const kinds = Object.entries(conversionCalls).filter(([kind]) => !only || only.includes(kind));
      const programs = kinds.flatMap(([kind, make]) =>
        Array.from({ length: each }, () => [kind, make(random)] as const),
      );
      const answers = askPuppet(
        "# no definitions",
        programs.map(([, program]) => ({ program })),
      );
      const differences = programs.flatMap(([kind, program], index) => {
        const puppet = itsAnswer(answers[index]!);
        const ours = ourAnswer(program, puppet);
        return ours === puppet || /#<(?!S)/.test(puppet) ? [] : [{ kind, program, puppet, ours }];
      });
      if (process.env["SHOW"]) {
        const { writeFileSync } = process.getBuiltinModule("node:fs");
        writeFileSync(process.env["SHOW"], JSON.stringify(differences, null, 1));
      }
      const refused = answers.filter(({ error }) => error !== undefined).length;
      expect(refused).toBeLessThan((programs.length * 2) / 3);
      expect(differences).toEqual([]);
    },
    600_000,
  );
});
