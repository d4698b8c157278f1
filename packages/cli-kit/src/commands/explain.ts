import type { CommandFactory, CommandLine } from "../command.js";
import { compileThen, inputArgument } from "../compile-file.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";
import { endWithLine, writeResult } from "../write-result.js";

const formats = ["text", "json"] as const;

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
      describe: "text for people, or JSON for other programs",
    },
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
  const { renderExplanation } = await import("@cairn/store");
  const format = session.options["format"] === "json" ? "json" : "text";
  return writeResult(session, [endWithLine(renderExplanation(explained.value, format))]);
}
