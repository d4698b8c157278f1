import { seededSource, type DeepPart, type Outcome } from "@cairn/testing/deep";
import { type Manifest, manifestText, writeManifest } from "@cairn/testing/manifests";
import { differenceOf } from "./compare.js";
import { demanded, outcomeOf } from "./distribution.js";

const nodeLine = "# node: ";

/** Random manifests: the compiler with `--profile paper` against the paper's rules. */
export const paperPart: DeepPart = {
  name: "paper",
  goal: 200_000,
  validShare: 60,
  demanded,
  input: (seed, index) => {
    const manifest = writeManifest(seededSource(seed, index));
    return `${nodeLine}${manifest.node}\n${manifestText(manifest)}`;
  },
  run: (text) => compare(manifestOf(text)),
};

/** A text with the name of the node in its first line. */
function manifestOf(text: string): Manifest {
  const end = text.indexOf("\n");
  const node = text.startsWith(nodeLine) ? text.slice(nodeLine.length, end) : "default";
  return { chunks: [{ head: text }], node };
}

function compare(manifest: Manifest): Outcome {
  const outcome = outcomeOf(manifest);
  const difference = differenceOf(manifest, outcome);
  const { labels, resources } = outcome;
  return {
    labels,
    valid: resources !== undefined,
    ...(difference === undefined ? {} : { problem: `differs: ${difference}` }),
  };
}
