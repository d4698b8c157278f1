import { feed, mutationsOf, seededSource, type DeepPart, type MixedDeepRun, type Outcome } from "@cairn/testing/deep";
import { corpus } from "./deep/corpus.js";
import { growing } from "./deep/growing.js";
import { pipeline } from "./deep/pipeline.js";
import { messages } from "./lsp/messages.js";
import { agrees, compiled } from "./oracle/compiler.js";
import { print } from "./oracle/print.js";
import { read } from "./oracle/read.js";
import { DEMANDED } from "./properties/distribution.js";
import { meaningOf } from "./properties/meaning-of.js";
import { writeProgram, type Mode } from "./properties/write-program.js";

export { shrinkText } from "@cairn/testing/deep";

/** SmartFrog's part in `npm run test:deep`. */
export const deepRun: MixedDeepRun = (folder) => [
  agreement("core"),
  agreement("forward"),
  mutations(folder),
  growing("core"),
  growing("forward"),
  messages(),
];

/** Random programs: the compiler against the definitions. */
function agreement(mode: Mode): DeepPart {
  return {
    name: `agreement-${mode}`,
    goal: 200_000,
    validShare: 60,
    demanded: DEMANDED[mode],
    input: (seed, index) => print(writeProgram(mode, seededSource(seed, index)).body),
    run: (text) => compare(mode, text),
  };
}

function compare(mode: Mode, text: string): Outcome {
  const { meaning, labels } = meaningOf(mode, read(text));
  const result = compiled(text, mode);
  const outcome = { valid: !meaning.startsWith("err"), labels };
  if (agrees(meaning, result)) return outcome;
  return { ...outcome, problem: `differs: definitions ${shortened(meaning)}, compiler ${shortened(result)}` };
}

function shortened(text: string): string {
  return text.length > 500 ? `${text.slice(0, 500)}…` : text;
}

/** Mutated programs: the whole pipeline, in either mode. */
function mutations(folder: string): DeepPart {
  const pipelines = [pipeline("core"), pipeline("forward")] as const;
  return mutationsOf(corpus(folder), (text) => feed(pipelines[text.length % 2]!, text));
}
