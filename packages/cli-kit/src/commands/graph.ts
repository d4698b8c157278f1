import { didYouMean } from "@cairn/diagnostics";
import type { Graph, GraphSelection } from "@cairn/store";
import type { Compilation } from "../language.js";
import type { CommandFactory, CommandLine } from "../command.js";
import { compileThen, inputArgument } from "../compile-file.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";
import { renderUsageProblem, suggestion, usageProblem } from "../usage.js";
import { endWithLine, writeResult } from "../write-result.js";

const formats = ["dot", "mermaid", "svg", "html"] as const;

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
      describe: "text for Graphviz or Mermaid, a drawing for a browser, or a page to move around in",
    },
    focus: { type: "string", value: "PATH", describe: "draw only what is around this box" },
    depth: { type: "number", value: "N", describe: "with --focus: so many arrows away", default: 1 },
    direction: {
      type: "string",
      choices: ["in", "out", "both"],
      default: "both",
      describe: "with --focus: along arrows that lead to it, away from it, or both",
    },
    collapse: {
      type: "string",
      array: true,
      value: "PATH",
      describe: "draw this container as one box (`all`: every outermost one)",
    },
    only: { type: "string", array: true, value: "KIND", describe: "draw only boxes of this kind (see the legend)" },
    without: { type: "string", array: true, value: "KIND", describe: "leave out boxes or arrows of this kind" },
    output: { type: "string", alias: "o", value: "FILE", describe: "write the graph to this file" },
  },
  notes: ["`svg` and `html` do not need Graphviz. The page of `html` is one file that needs no network."],
  examples: examples.graph,
  run: runGraph,
});

async function runGraph(session: Session, { words }: CommandLine): Promise<number> {
  const drawn = await compileThen(session, words, "graph", (compilation) => compilation.graph());
  if (!drawn) return exitCodes.inputErrors;
  const { selectGraph } = await import("@cairn/store");
  const { collapse, depth, direction, focus, only: kinds, without } = session.options as GraphSelection & Only;
  const selected = selectGraph(drawn.value, { collapse, depth, direction, focus, kinds, without });
  if ("unknown" in selected) {
    const hint = suggestion(didYouMean(selected.unknown, selected.names, 1));
    const problem = usageProblem(`nothing in the graph is called \`${selected.unknown}\`${hint}`, "graph");
    session.host.writeStderr(renderUsageProblem(session.language.name, problem));
    return exitCodes.usage;
  }
  const text = await draw(selected.graph, session, words.join(" "), drawn.compilation);
  return writeResult(session, [endWithLine(text)]);
}

interface Only {
  readonly only?: readonly string[] | undefined;
}

async function draw(graph: Graph, { options }: Session, title: string, compilation: Compilation): Promise<string> {
  const { renderExplanation, toDot, toHtml, toMermaid, toSvg } = await import("@cairn/store");
  const explain = (path: string) => {
    const { value } = compilation.explain(path);
    return value && renderExplanation(value);
  };
  switch (options["format"]) {
    case "html":
      return toHtml(graph, { title, explain });
    case "svg":
      return toSvg(graph);
    case "mermaid":
      return toMermaid(graph);
    default:
      return toDot(graph);
  }
}
