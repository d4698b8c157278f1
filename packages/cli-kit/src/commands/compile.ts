import { hasErrors } from "@cairn/diagnostics";
import type { CommandFactory, CommandLine } from "../command.js";
import { compileFile } from "../compile-file.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";
import { writeResult } from "../write-result.js";

/** `compile FILE`: the result on standard output or in a file. */
export const compile: CommandFactory = ({ examples, formats, title }) => ({
  name: "compile",
  summary: `compile a ${title} file and print the result`,
  arguments: [{ name: "FILE", describe: "the input; `-` is standard input" }],
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
  const compiled = await compileFile(session, words[0]!);
  if (!compiled) return exitCodes.inputErrors;
  const { compilation, source } = compiled;
  session.phases.enter("print", source.name);
  const format = String(session.options["format"] ?? session.language.formats[0]);
  const printed = session.host.interruptible(() => compilation.print(format, session.settings.maxOutput));
  session.report(printed.diagnostics);
  if (!printed.value || hasErrors(printed.diagnostics)) return exitCodes.inputErrors;
  if (!compilation.finish) return writeResult(session, printed.value);
  const finished = await compilation.finish(printed.value);
  session.report(finished.diagnostics);
  return finished.value ? writeResult(session, finished.value) : exitCodes.inputErrors;
}
