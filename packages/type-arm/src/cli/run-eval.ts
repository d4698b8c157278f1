import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, hasErrors, startOf, type Source } from "@cairn/diagnostics";
import { boundText, printedResult, type Serialized } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { similarNames } from "../emit/ecore/similar-names.js";
import { evaluateProgram, type EvaluatedProgram } from "../instantiate/evaluate-program.js";
import { describe } from "../instantiate/convert-value.js";
import { isInstance, type Instance } from "../instantiate/instance.js";
import type { Model } from "../model/index.js";
import { asSeen } from "../serialize/as-seen.js";
import { nilLists } from "../serialize/nil-lists.js";
import { printPlain } from "../serialize/plain.js";
import { strayLinks, toData } from "../serialize/to-data.js";
import { toXmi } from "../serialize/to-xmi.js";
import { typeNames } from "../serialize/type-names.js";
import { unwritableStrings } from "../serialize/unwritable.js";
import { evaluateOptions } from "./compile-options.js";
import { ecoreOptions, modelName, modelOf, readSources } from "./read-programs.js";

/** Prints the value of the last statement; returns 1, and prints nothing, if there was any error. */
export async function runEval(context: ExtraCommandContext): Promise<number> {
  const { host, report, request, words } = context;
  const { options } = request;
  const sources = await readSources(context, words);
  if (!sources) return exitCodes.inputErrors;
  const code = options["code"] as string | undefined;
  const all: Source[] = code === undefined ? sources : [...sources, createSource("<code>", code)];
  const model = modelOf(context, all);
  if (!model) return exitCodes.inputErrors;
  request.onPhase("eval", all.at(-1)!.name);
  const evaluated = host.interruptible(() => evaluateProgram(model, evaluateOptions(request)));
  report(evaluated.diagnostics);
  if (!evaluated.value || hasErrors(evaluated.diagnostics)) return exitCodes.inputErrors;
  const printed = host.interruptible(() => print(context, model, evaluated.value!, all.at(-1)!));
  if (!printed) return exitCodes.inputErrors;
  for (const chunk of printed) host.writeStdout(chunk);
  return exitCodes.fine;
}

function print(
  context: ExtraCommandContext,
  model: Model,
  { runtime, value }: EvaluatedProgram,
  source: Source,
): Iterable<string> | undefined {
  const { options } = context.request;
  const format = options["format"] ?? "json";
  if (format !== "json") return printObject(context, model, value, source);
  const seen = asSeen(runtime, value);
  context.report(seen.diagnostics);
  return seen.value === undefined
    ? undefined
    : bounded(context, printPlain(seen.value, "json", context.maxOutput), source);
}

function bounded(context: ExtraCommandContext, printed: Serialized, source: Source): Iterable<string> | undefined {
  const { maxOutput, report } = context;
  const { value, diagnostics } = printedResult(
    printed,
    { title: "JSON", maxOutput },
    { create: catalogue.create, source },
  );
  report(diagnostics);
  return value;
}

/** Prints an object as files represent it: only contained objects can be written. */
function printObject(
  context: ExtraCommandContext,
  model: Model,
  value: EvaluatedProgram["value"],
  source: Source,
): Iterable<string> | undefined {
  const { report, request, words } = context;
  if (!isInstance(value)) {
    const message = `only an object can be written in this format, and the value of the last statement is ${describe(value)}`;
    report([catalogue.create["wrong-data"](startOf(source), { message }, { help: "end the code with a `new`" })]);
    return undefined;
  }
  if (reportStray(context, value)) return undefined;
  if (request.options["format"] === "data")
    return bounded(context, printPlain(toData(value), "json", context.maxOutput), source);
  if (reportUnwritable(context, value)) return undefined;
  reportLost(context, model, value);
  const name = (request.options["name"] as string | undefined) ?? modelName(words[0] ?? "types");
  const chunks = [...toXmi(value, typeNames(model, { name, settings: ecoreOptions(request.options) }))];
  return bounded(context, boundText(chunks, context.maxOutput), source);
}

/** Reports what XMI can't represent, and names that EMF treats as equal (interpretation R45). */
function reportLost({ report }: ExtraCommandContext, model: Model, value: Instance): void {
  const why = "it becomes the empty list";
  const nils = nilLists(value).map(({ instance, slot }) => {
    const what = `nil as the list \`${instance.type.name}/${slot.feature.name}\``;
    return catalogue.create["not-carried"](instance.madeAt, { target: "XMI", what, why });
  });
  report([...similarNames(model), ...nils]);
}

function reportStray({ report }: ExtraCommandContext, value: Instance): boolean {
  const stray = strayLinks(value).map(({ instance, slot, target }) => {
    const message = `the link \`${slot.feature.name}\` of this ${instance.type.name} leads to a ${target.type.name} that is not contained in the root object, so the link cannot be written`;
    const labels = [{ message: `the ${target.type.name} that it leads to`, span: target.madeAt }];
    return catalogue.create["unresolved-link"](
      instance.madeAt,
      { message },
      { labels, help: "add that object to the root object, too" },
    );
  });
  report(stray);
  return stray.length > 0;
}

function reportUnwritable({ report }: ExtraCommandContext, value: Instance): boolean {
  const found = unwritableStrings(value).map(({ instance, slot }) => {
    const message = `\`${slot.feature.name}\` of this ${instance.type.name} contains a character that XML cannot represent`;
    return catalogue.create["wrong-data"](instance.madeAt, { message }, { help: "write it as JSON: `--format data`" });
  });
  report(found);
  return found.length > 0;
}
