/**
 * The commands that every language has, one per file: what a command takes, which services of the language it calls,
 * and how its result becomes output and an exit code. They know no language.
 */
import { Allowance, type Source } from "@cairn/diagnostics";
import type { CommandFactory, CommandLine } from "../command.js";
import { compileSources, inputArgument, readInputs, thenStep } from "../compile-file.js";
import { exitCodes } from "../exit-codes.js";
import { inputFailed } from "../user-rules.js";
import type { NamedResult } from "../language.js";
import type { Session } from "../session.js";
import { writeResult } from "../write-result.js";

/**
 * `compile FILE`: writes the result to standard output or a file; accepts several files if the language can join the
 * results.
 */
export const compile: CommandFactory = ({ examples, formats, joinResults, severalInputs, title }) => ({
  name: "compile",
  summary: `compile ${severalInputs ? `${title} files` : `a ${title} file`} and print the result`,
  arguments: [
    joinResults
      ? { name: "FILE", describe: "the input; several are compiled independently; `-` is standard input", many: true }
      : inputArgument(severalInputs),
  ],
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
      describe: "write the result to this file; after an error it is unchanged",
    },
  },
  examples: examples.compile,
  run: runCompile,
});

async function runCompile(session: Session, { words }: CommandLine): Promise<number> {
  const { language } = session;
  if (words.length > 1 && !language.severalInputs) return compileEach(session, words);
  const chunks = await resultOf(session, words, session.settings.maxOutput);
  return chunks ? writeResult(session, chunks) : exitCodes.inputErrors;
}

/** All errors of all files are reported; nothing is written if there are any. */
async function compileEach(session: Session, words: readonly string[]): Promise<number> {
  const { joinResults, name: language } = session.language;
  const results: NamedResult[] = [];
  let room = session.settings.maxOutput;
  let isWhole = true;
  for (const word of session.expand(words)) {
    const chunks = await resultOf(session, [word], room);
    if (!chunks) {
      isWhole = false;
      continue;
    }
    const text = session.host.interruptible(() => [...chunks]);
    // 0 would mean no limit, so a used-up limit becomes 1; no limit stays none.
    if (room > 0)
      room = Math.max(
        1,
        text.reduce((rest, chunk) => rest - Buffer.byteLength(chunk), room),
      );
    results.push({ name: session.nameOf(word), chunks: text });
  }
  if (!isWhole) return exitCodes.inputErrors;
  if (!joinResults) throw new Error(`${language} compiles one file at a time`);
  return writeResult(session, joinResults(formatOf(session), results));
}

/** The printed results of inputs; undefined after reporting their errors. */
async function resultOf(
  session: Session,
  words: readonly string[],
  maxOutput: number,
): Promise<Iterable<string> | undefined> {
  const sources = await readInputs(session, words);
  const quick = await printQuickly(session, sources, maxOutput);
  if (quick) return quick;
  const compiled = await compileSources(session, sources);
  const printed = thenStep(session, compiled, "print", (compilation) =>
    compilation.print(formatOf(session), maxOutput),
  );
  if (!printed) return undefined;
  const { compilation, value } = printed;
  if (!compilation.finish || inputFailed(session)) return value;
  const finished = await compilation.finish(value);
  session.report(finished.diagnostics);
  return finished.value;
}

/** The most characters of a program that is worth a try: one that needs more of the language is compiled twice. */
const quickLength = 10_000;

async function printQuickly(
  session: Session,
  sources: readonly Source[] = [],
  maxOutput: number,
): Promise<readonly string[] | undefined> {
  const { language, services, settings } = session;
  const [source, ...others] = sources;
  if (!source || others.length > 0 || source.text.length > quickLength || services || settings.stats) return undefined;
  return language.printQuickly?.(source, { ...session.request(), allowance: new Allowance() }, maxOutput);
}

function formatOf({ language, options }: Session): string {
  return String(options["format"] ?? language.formats[0]);
}
