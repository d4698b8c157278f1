import { asTyped } from "../argv.js";
import type { CommandFactory, CommandLine } from "../command.js";
import { compileFile } from "../compile-file.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";
import { endWithLine, writeResult } from "../write-result.js";

const formats = ["text", "json"] as const;

/** `explain FILE PATH`: where a value comes from, losers included. */
export const explain: CommandFactory = ({ examples }) => ({
  name: "explain",
  summary: "show where a value comes from, and what it replaced",
  arguments: [
    { name: "FILE", describe: "the input; `-` is standard input" },
    { name: "PATH", describe: "the value, by its path in the result" },
  ],
  options: {
    format: { type: "string", alias: "f", choices: formats, default: "text", describe: "for people or for programs" },
  },
  examples: examples.explain,
  run: runExplain,
});

async function runExplain(session: Session, { words }: CommandLine): Promise<number> {
  const compiled = await compileFile(session, words[0]!);
  if (!compiled) return exitCodes.inputErrors;
  const { compilation, source } = compiled;
  session.phases.enter("explain", source.name);
  const explained = session.host.interruptible(() => compilation.explain(asTyped(words[1]!)));
  session.report(explained.diagnostics);
  if (!explained.value) return exitCodes.inputErrors;
  const { renderExplanation } = await import("@cairn/store");
  const format = session.options["format"] === "json" ? "json" : "text";
  return writeResult(session, [endWithLine(renderExplanation(explained.value, format))]);
}
