import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { describe, expect } from "@jest/globals";
import { compile } from "../../src/compile.js";
import { evaluateProgram } from "../../src/instantiate/evaluate-program.js";
import { collect } from "../../src/migrate/collect.js";
import { planType, type TypePlan } from "../../src/migrate/plan-type.js";
import type { AttributePlan } from "../../src/migrate/plan.js";
import { writeType } from "../../src/migrate/write.js";
import { isInstalled, moduleLibraries, readCorpus } from "./corpus.js";
import { valuesFor } from "./values.js";

interface Case {
  readonly type: string;
  readonly attribute: string;
  readonly value: string | number | boolean;
  readonly accepted: boolean;
  readonly message: string;
  /** Whether the message is one of the Ruby code itself. */
  readonly isWorded: boolean;
}

describe("generated checks", () => {
  testIf(isInstalled, "needs puppet, puppet-module-*")(
    "accept and reject what real Puppet does",
    async () => {
      const plans = [...collect(await readCorpus()).values()].map(planType);
      const cases = plans.flatMap((plan) => plan.attributes.filter(isOracled).flatMap((each) => ours(plan, each)));
      const theirs = oracle(cases);
      // If Ruby calls a method that the value doesn't have, it fails without a verdict.
      const isBroken = theirs.map(({ message = "" }) => message.includes("undefined method"));
      const wrong = cases.filter((each, at) => !isBroken[at] && each.accepted !== theirs[at]!.accepted);
      const worded = cases.flatMap((each, at) => (each.isWorded ? [[each, theirs[at]!] as const] : []));
      console.log(
        `${cases.length} verdicts, ${cases.filter(({ accepted }) => !accepted).length} refusals, ${wrong.length} differ, ` +
          `${isBroken.filter(Boolean).length} without a verdict of Ruby; ` +
          `${worded.filter(([each, real]) => (real.message ?? "").includes(each.message)).length} of ${worded.length} messages are Ruby's`,
      );
      if (process.env["CAIRN_SHOW"])
        console.log(
          firstOfEach(wrong)
            .map((each) => `${JSON.stringify(each)} ${JSON.stringify(theirs[cases.indexOf(each)])}`)
            .join("\n"),
        );
      expect(cases.length).toBeGreaterThan(10_000);
      expect(wrong).toEqual([]);
    },
    240_000,
  );
});

function firstOfEach(cases: readonly Case[]): readonly Case[] {
  const seen = new Map<string, number>();
  return cases.filter(({ type, attribute }) => {
    const count = seen.get(`${type}.${attribute}`) ?? 0;
    seen.set(`${type}.${attribute}`, count + 1);
    return count < 3;
  });
}

/** Whether all checks in the Ruby code of an attribute were translated, and there are any. */
function isOracled({ notes, settings, type }: AttributePlan): boolean {
  if (notes.some(({ status }) => status === "to-review")) return false;
  return type !== "String" || settings.some(({ name }) => name === "check" || name === "validate" || name === "set");
}

function ours(plan: TypePlan, attribute: AttributePlan): readonly Case[] {
  const { name } = plan.type;
  const alone = writeType({
    ...plan,
    type: { ...plan.type, name: "alone" },
    attributes: [attribute],
    invariants: [],
    notes: [],
  });
  const values = valuesFor(attribute);
  return refusals(name, alone, attribute, values).map((refused, at) => ({
    type: name,
    attribute: attribute.attribute.name,
    value: values[at]!,
    accepted: refused.length === 0,
    message: refused[0]?.message ?? "",
    isWorded: refused[0]?.code === "type-arm/refused-value" && attribute.attribute.validate !== undefined,
  }));
}

/** The errors for each value. All are statements of one model: creating that takes longer than running it. */
function refusals(
  name: string,
  alone: string,
  { attribute }: AttributePlan,
  values: readonly Case["value"][],
): readonly (readonly Diagnostic[])[] {
  const sources = values.map((value, at) =>
    createSource(`new${at}.pp`, `Alone.new({ ${JSON.stringify(attribute.name)} => ${literal(value)} })`),
  );
  const { diagnostics, value: model } = compile([createSource("alone.pp", alone), ...sources]);
  if (!model) throw new Error(`${name}: ${diagnostics[0]!.message}`);
  return sources.map((source) => {
    const statements = model.statements.filter((statement) => statement.source === source);
    return evaluateProgram({ ...model, statements }).diagnostics.filter(({ severity }) => severity === "error");
  });
}

function literal(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  return `"${value.replace(/[\\"$]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}

interface Verdict {
  readonly accepted: boolean;
  readonly message?: string;
}

function oracle(cases: readonly Case[]): readonly Verdict[] {
  const script = fileURLToPath(new URL("puppet/verdict.rb", import.meta.url));
  const input = cases.map(({ type, attribute, value }) => JSON.stringify({ type, attribute, value })).join("\n");
  const { stdout, stderr } = spawnSync("ruby", [script, ...moduleLibraries()], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const lines = stdout.trim().split("\n");
  if (lines.length !== cases.length) throw new Error(stderr);
  return lines.map((line) => JSON.parse(line) as Verdict);
}
