import type { Lambda } from "@cairn/puppet-core";
import type { Source } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { logicNames, type LogicName } from "../../model/model.js";
import { spanIn, type CheckContext, type FeatureRule, type TypeRule } from "../rule.js";

interface Wanted {
  readonly least: number;
  readonly most: number;
  readonly words: string;
  readonly example: string;
}

const one: Wanted = { least: 1, most: 1, words: "one parameter, the value", example: "|$value| { … }" };

const wanted: Readonly<Record<LogicName | "invariant", Wanted>> = {
  validate: one,
  set: one,
  check: one,
  get: one,
  derived: { least: 0, most: 0, words: "no parameter", example: "|| { … }" },
  invariant: { least: 0, most: 1, words: "at most one parameter, the object", example: "{ … }" },
};

/** The lambdas of a feature have the expected parameters. */
export const featureParameters: FeatureRule = ({ logic, source }, context) => {
  for (const name of logicNames) checkParameters(name, logic[name]?.lambda, source, context);
};

export const invariantParameters: TypeRule = ({ invariants, source }, context) => {
  for (const { logic } of invariants) checkParameters("invariant", logic.lambda, source, context);
};

function checkParameters(
  name: LogicName | "invariant",
  lambda: Lambda | undefined,
  source: Source,
  context: CheckContext,
): void {
  if (lambda === undefined) return;
  const { least, most, words, example } = wanted[name];
  const count = lambda.parameters.length;
  if (count >= least && count <= most) return;
  const place = lambda.parameters[most] ?? { start: lambda.start, end: lambda.start + 1 };
  const found = count === 0 ? "none" : String(count);
  context.report(catalogue.create["wrong-parameters"](spanIn(source, place), { name, wanted: words, found, example }));
}
