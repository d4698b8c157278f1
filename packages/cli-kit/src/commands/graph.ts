import type { Graph } from "@cairn/store";
import type { CommandFactory, CommandLine } from "../command.js";
import { compileThen, inputArgument } from "../compile-file.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";
import { endWithLine, writeResult } from "../write-result.js";

const formats = ["dot", "mermaid", "svg"] as const;

/** `graph FILE`: the result as a picture, or in a text format for graphs. */
export const graph: CommandFactory = ({ examples, severalInputs }) => ({
  name: "graph",
  summary: `draw what the ${severalInputs ? "files describe" : "file describes"}`,
  arguments: [inputArgument(severalInputs)],
  options: {
    format: {
      type: "string",
      alias: "f",
      choices: formats,
      default: "dot",
      describe: "text for Graphviz or Mermaid, or a drawing for a browser",
    },
    output: { type: "string", alias: "o", value: "FILE", describe: "write the graph to this file" },
  },
  notes: ["`svg` does not need Graphviz."],
  examples: examples.graph,
  run: runGraph,
});

async function runGraph(session: Session, { words }: CommandLine): Promise<number> {
  const drawn = await compileThen(session, words, "graph", (compilation) => compilation.graph());
  if (!drawn) return exitCodes.inputErrors;
  const text = await draw(drawn.value, String(session.options["format"] ?? formats[0]));
  return writeResult(session, [endWithLine(text)]);
}

async function draw(graph: Graph, format: string): Promise<string> {
  const { toDot, toMermaid, toSvg } = await import("@cairn/store");
  return format === "svg" ? toSvg(graph) : format === "mermaid" ? toMermaid(graph) : toDot(graph);
}
