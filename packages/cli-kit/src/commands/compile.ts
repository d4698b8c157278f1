import type { CommandFactory, CommandLine } from "../command.js";
import { compileThen, inputArgument } from "../compile-file.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";
import { writeResult } from "../write-result.js";

/** `compile FILE`: the result on standard output or in a file. */
export const compile: CommandFactory = ({ examples, formats, severalInputs, title }) => ({
  name: "compile",
  summary: `compile ${severalInputs ? `${title} files` : `a ${title} file`} and print the result`,
  arguments: [inputArgument(severalInputs)],
  options: {
    format: {
      type: "string",
      alias: "f",
      choices: formats,
      default: formats[0]!,
      describe: "the format of the result",
    },
    output: {
      type: "string",
      alias: "o",
      value: "FILE",
      describe: "write the result there; after an error it stays as it was",
    },
  },
  examples: examples.compile,
  run: runCompile,
});

async function runCompile(session: Session, { words }: CommandLine): Promise<number> {
  const format = String(session.options["format"] ?? session.language.formats[0]);
  const { maxOutput } = session.settings;
  const printed = await compileThen(session, words, "print", (compilation) => compilation.print(format, maxOutput));
  if (!printed) return exitCodes.inputErrors;
  const { compilation, value } = printed;
  if (!compilation.finish) return writeResult(session, value);
  const finished = await compilation.finish(value);
  session.report(finished.diagnostics);
  return finished.value ? writeResult(session, finished.value) : exitCodes.inputErrors;
}
