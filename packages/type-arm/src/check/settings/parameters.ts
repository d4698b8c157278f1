import { words, type Fix, withoutElement } from "@cairn/diagnostics";
import type { Lambda } from "@cairn/puppet-core";
import type { Source } from "@cairn/diagnostics";
import { logicNames, type LogicName } from "../../model/model.js";
import { age } from "../../diagnostics/example-attribute.js";
import { typeRule, featureRule, declare, spanIn, type CheckContext } from "../rule.js";

const declared = declare("wrong-parameters", {
  severity: "error",
  message: words`the lambda of \`${"name"}\` takes ${"wanted"}, but this one has ${"found"}`,
  help: words`write \`${"example"}\``,
  page: {
    why: `Logic that checks or transforms a value receives that value and nothing else; \`derived\` receives nothing, because all features are variables there.`,
    failing: age("set => |$old, $new| { $new }"),
    repaired: age("set => |$new| { $new }"),
  },
});

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
export const featureParameters = featureRule(declared, ({ logic, source }, context) => {
  for (const name of logicNames) checkParameters(name, logic[name]?.lambda, source, context);
});

export const invariantParameters = typeRule(declared, ({ invariants, source }, context) => {
  for (const { logic } of invariants) checkParameters("invariant", logic.lambda, source, context);
});

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
  const fixes = withoutParameters(lambda, most, source);
  const found = count === 0 ? "none" : String(count);
  context.report(declared.create(spanIn(source, place), { name, wanted: words, found, example }, { fixes }));
}

/** Removes the one parameter that is too much, if it isn't used; without a second one, whichever it is. */
function withoutParameters(lambda: Lambda, most: number, source: Source): Fix[] {
  if (lambda.parameters.length !== most + 1 || lambda.end - lambda.start > longest) return [];
  const last = lambda.parameters.at(-1)!;
  const body = source.text.slice(last.end, lambda.end);
  const unused = lambda.parameters.filter(({ name }) => !new RegExp(`\\$\\{?${name}\\b`).test(body));
  return unused.slice(0, 1).flatMap((parameter) => withoutElement(source, parameter, `remove \`$${parameter.name}\``));
}

/** Longer lambdas aren't searched for their parameters. */
const longest = 10_000;
