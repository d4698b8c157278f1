import type { Explanation } from "@cairn/store";
import { colorsOutput } from "../color.js";
import type { CommandFactory, CommandLine } from "../command.js";
import { compileThen, inputArgument } from "../compile-file.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";
import { endWithLine, writeResult } from "../write-result.js";

const formats = ["text", "json", "html", "mermaid"] as const;

/** `explain FILE PATH`: where a value comes from, including losers. */
export const explain: CommandFactory = ({ examples, severalInputs }) => ({
  name: "explain",
  summary: "show where a value comes from, and what it replaced",
  arguments: [inputArgument(severalInputs), { name: "PATH", describe: "the value, by its path in the result" }],
  options: {
    format: {
      type: "string",
      alias: "f",
      choices: formats,
      default: "text",
      describe: "text for people, JSON for other programs, or a drawing (a page, or text for Mermaid)",
    },
    depth: { type: "number", value: "N", describe: "tell so many steps back (default: all)" },
  },
  examples: examples.explain,
  run: runExplain,
});

async function runExplain(session: Session, { words }: CommandLine): Promise<number> {
  const path = words.at(-1)!;
  const explained = await compileThen(session, words.slice(0, -1), "explain", (compilation) =>
    compilation.explain(path),
  );
  if (!explained) return exitCodes.inputErrors;
  const isText = (session.options["format"] ?? "text") === "text";
  const styled = isText && colorsOutput(session.options, session.host) ? "styled" : undefined;
  return writeResult(session, [endWithLine(await render(session, explained.value, words.join(" ")))], styled);
}

async function render({ host, options }: Session, whole: Explanation, title: string): Promise<string> {
  const { cutExplanation, explanationGraph, renderExplanation, toHtml, toMermaid } = await import("@cairn/store");
  const explanation = options["depth"] === undefined ? whole : cutExplanation(whole, Number(options["depth"]));
  switch (options["format"]) {
    case "html":
      return toHtml(explanationGraph(explanation), { title });
    case "mermaid":
      return toMermaid(explanationGraph(explanation));
    case "json":
      return renderExplanation(explanation, "json");
    default: {
      const color = colorsOutput(options, host);
      return renderExplanation(explanation, "text", {
        color,
        width: host.stdoutIsTerminal || color ? host.width : undefined,
      });
    }
  }
}
