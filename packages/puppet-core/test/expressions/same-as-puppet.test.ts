import { expect } from "@jest/globals";
import { createSource, positionAt } from "@cairn/diagnostics";
import { puppetMessage } from "@cairn/puppet-core/evaluate";
import { infer, printType } from "@cairn/puppet-core/types";
import { inspect } from "@cairn/puppet-core/values";
import { checkProgram, parse } from "@cairn/mupuppet";
import { testIf } from "@cairn/testing";
import * as fc from "fast-check";
import { askPuppet, hasPuppet } from "@cairn/testing/puppet";
import { run } from "./evaluate.js";
import { programs } from "./generate.js";

const count = Number(process.env["EXPRESSIONS"] ?? 500);
const seed = Number(process.env["SEED"] ?? process.env["CAIRN_SEED"] ?? 20_261_121);

/** What is compared: the result, or the failure and its position. */
type Answer = Record<string, unknown>;

function ourAnswer(program: string, strict: boolean): Answer {
  const { value: tree } = parse(createSource("test.pp", program));
  if (!tree || checkProgram(tree).some(({ severity }) => severity === "error")) return { static: true };
  const { value, failure, warnings } = run(tree, { strict, limits: { depth: 10_000, steps: 1_000_000 } });
  if (!failure) return { value: inspect(value!), type: printType(infer(value!)), warnings };
  const { line, column } = positionAt(tree.source, failure.span?.start ?? 0);
  return { error: puppetMessage(failure), line, column, warnings };
}

function comparable(answer: Answer): Answer {
  if (answer["static"] === true) return { static: true };
  const { static: _, ...rest } = answer;
  return rest;
}

testIf(hasPuppet, "needs puppet")(
  `${count} random programs mean what they mean to Puppet (seed ${seed})`,
  () => {
    const samples = fc.sample(
      fc.tuple(
        programs,
        fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
      ),
      { numRuns: count, seed },
    );
    const answers = askPuppet(
      "# no definitions",
      samples.map(([program, strict]) => ({ program, strict })),
    );
    const differences = samples.flatMap(([program, strict], index) => {
      const puppet = comparable(answers[index]!);
      const ours = ourAnswer(program, strict);
      // Ruby throws some failures without a position, and shows the addresses of its objects.
      for (const key of ["line", "column"]) if (puppet[key] === null) ours[key] = null;
      if (JSON.stringify(puppet).includes("#<")) return [];
      // Ruby is stopped if a program doesn't terminate.
      if (String(puppet["error"]).includes("execution expired")) return [];
      if (puppet["error"] === "failed to allocate memory" && "error" in ours) return [];
      // Duplicate keys are reported by the check.
      if (/declared more than once/.test(JSON.stringify(answers[index]))) return [];
      return JSON.stringify(sorted(puppet)) === JSON.stringify(sorted(ours)) ? [] : [{ program, strict, puppet, ours }];
    });
    if (process.env["SHOW"]) {
      const { writeFileSync } = process.getBuiltinModule("node:fs");
      writeFileSync(process.env["SHOW"], JSON.stringify(differences, null, 1));
      const refused = answers.filter((answer) => "error" in answer).length;
      console.log(`${count} programs, ${refused} refused by Puppet, ${differences.length} differences`);
    }
    expect(differences).toEqual([]);
  },
  600_000,
);

function sorted(answer: Answer): [string, unknown][] {
  return Object.entries(answer).sort(([one], [other]) => (one < other ? -1 : 1));
}
