import { createSpan } from "@cairn/diagnostics";
import type { DataFormat, DifferencesFormat, Tree } from "@cairn/store";
import { cliCatalogue } from "../catalogue.js";
import type { CommandFactory, CommandLine } from "../command.js";
import { colorsOutput } from "../color.js";
import { compileInputs } from "../compile-file.js";
import type { DiffPolicy } from "../diff-policy.js";
import { exitCodes } from "../exit-codes.js";
import { inputFailed } from "../user-rules.js";
import type { Session } from "../session.js";
import { endWithLine } from "../write-result.js";

const formats = ["text", "json", "markdown"] as const;

/** `diff A B`: the differences in meaning between two inputs or two compiled results. */
export const diff: CommandFactory = ({ examples, severalInputs }) => ({
  name: "diff",
  summary: "show how two files differ in meaning",
  arguments: [
    {
      name: "A",
      describe: `${severalInputs ? "an input (a folder or a pattern means several files)" : "an input"}, \`-\`, or a compiled result (.json, .yaml)`,
    },
    { name: "B", describe: "what to compare it with" },
  ],
  options: {
    format: { type: "string", alias: "f", choices: formats, default: "text", describe: "how to print the differences" },
  },
  notes: ["The exit code is 2 if they differ, 0 if they don't."],
  examples: examples.diff,
  run: runDiff,
});

async function runDiff(session: Session, { words }: CommandLine): Promise<number> {
  const policy = await policyOf(session);
  if (policy === "wrong") return exitCodes.inputErrors;
  const left = await readTree(session, words[0]!);
  const right = await readTree(session, words[1]!);
  if (!left || !right || inputFailed(session)) return exitCodes.inputErrors;
  const { compare, formatPath, renderDifferences } = await import("@cairn/store");
  session.phases.enter("compare", "");
  const referencesAsText = words.some((path) => dataFormatOf(session, path) !== undefined);
  const { describeComponent: describe } = await session.load();
  const rules = { ...session.language.comparing, referencesAsText, ...(describe && { describe }) };
  const comparison = session.host.interruptible(() => compare(left, right, rules));
  const { print = formatPath } = { print: session.language.formatPath };
  const violations = policy?.violationsIn(comparison, print);
  if (comparison.differences.length === 0 && session.options["format"] !== "json") return exitCodes.fine;
  const format = (session.options["format"] ?? formats[0]) as DifferencesFormat;
  const color = colorsOutput(session.options, session.host);
  const text = renderDifferences(comparison, { format, color, formatPath: print, violations });
  session.write(undefined, [endWithLine(text)], { styled: color && format === "text" ? "styled" : undefined });
  if (violations && policy?.report({ ...comparison, violations }, print)) return exitCodes.inputErrors;
  return comparison.differences.length === 0 ? exitCodes.fine : exitCodes.differences;
}

/** The policy that the options name, if any; nothing is compared if it can't be used. */
async function policyOf(session: Session): Promise<DiffPolicy | "wrong" | undefined> {
  const { language } = session;
  if (!language.policyNotation || session.options["policy"] === undefined) return undefined;
  const { openPolicy } = await import("../diff-policy.js");
  return openPolicy(session, await language.policyNotation());
}

async function readTree(session: Session, path: string): Promise<Tree | undefined> {
  const format = dataFormatOf(session, path);
  if (format) return readData(session, path, format);
  const compiled = await compileInputs(session, [path]);
  return compiled?.compilation.tree;
}

/** A compiled result is recognised by its extension, unless that is the language's own. */
function dataFormatOf({ language }: Session, path: string): DataFormat | undefined {
  if (language.extensions.some((extension) => path.endsWith(extension))) return undefined;
  if (path.endsWith(".json")) return "json";
  return /\.ya?ml$/.test(path) ? "yaml" : undefined;
}

async function readData(session: Session, path: string, format: DataFormat): Promise<Tree | undefined> {
  const source = await session.read(path);
  if (!source) return undefined;
  const { deserialize } = await import("@cairn/store");
  session.phases.enter("parse", source.name);
  const { tree, errors } = session.host.interruptible(() => deserialize(source, format));
  const create = cliCatalogue(session.language.name).create["invalid-data"];
  session.report(errors.map(({ message, start, end }) => create(createSpan(source, start, end), { problem: message })));
  if (!tree) return undefined;
  return (await session.load()).compiledTree?.(tree) ?? tree;
}
