import { dataFormatNames } from "@cairn/store";
import type { LanguageRequest } from "@cairn/cli-kit";
import { servicesPipeline } from "@cairn/cli-kit/testing";
import type { Source } from "@cairn/diagnostics";
import { feed, mutationsOf, type DeepPart, type Outcome, type Pipeline } from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";
import { compile } from "../../src/compile.js";
import { evaluateProgram, targets } from "../../src/index.js";
import { asSeen } from "../../src/serialize/as-seen.js";
import { formatModelPath } from "../../src/view/model-path.js";
import { corpus } from "./corpus.js";
import { problemOf, sourceOf } from "./oracle.js";

const request: LanguageRequest = {
  files: { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path },
  options: {},
  onPhase: () => {},
  maxErrors: 100,
};

const pipeline: Pipeline<Source> = {
  source: sourceOf,
  ...servicesPipeline(services, request, { formats: [...dataFormatNames, "ecore", "pp"], formatPath: formatModelPath }),
};

const loaded = await Promise.all(Object.values(targets).map((target) => target.load()));

/** Mutated programs through the whole pipeline; valid ones run, and are turned into every target. */
export function mutatedPrograms(folder: string): DeepPart {
  return mutationsOf(corpus(folder), (text) => {
    const outcome = feed(pipeline, text);
    const problem = outcome.problem ?? (outcome.valid ? afterwards(text) : undefined);
    return { ...outcome, ...(problem === undefined ? {} : { problem }) } satisfies Outcome;
  });
}

/** What is wrong with running a valid program, or with what is made of it. */
function afterwards(text: string): string | undefined {
  const { value: model } = compile([sourceOf(text)]);
  if (!model) return "compile: valid once, and then no longer";
  const { diagnostics, value } = evaluateProgram(model, { limits: { steps: 100_000 } });
  const wrong = problemOf(diagnostics);
  if (wrong !== undefined) return wrong;
  if (value && !asSeen(value.runtime, value.value)) return "eval: nothing to be seen";
  for (const target of loaded) {
    const { files } = target.emit(model, { name: "types", settings: {} });
    for (const { chunks } of files) for (const chunk of chunks) if (typeof chunk !== "string") return "emit: no text";
  }
  return undefined;
}
