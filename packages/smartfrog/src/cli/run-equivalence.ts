import type { ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, hasErrors, type Source } from "@cairn/diagnostics";
import { compare, deserialize, isComponent, type Tree } from "@cairn/store";
import { withReferences } from "../values/data-references.js";

/** The outcome of one compiler on one file. */
type Outcome = { readonly tree: Tree } | { readonly refused: string } | { readonly late: string };

/** The status of a program that the host has ended. */
const tookTooLong = 124;

/** One file, and whether each of the other compilers agrees with ours. */
interface Row {
  readonly file: string;
  readonly verdicts: readonly Verdict[];
}

interface Verdict {
  readonly agrees: boolean;
  readonly text: string;
}

/**
 * Runs every command on every file. Returns 0 if all agree with ours on all files, 2 if not, 1 if a file can't be read.
 */
export async function runEquivalence(context: ExtraCommandContext): Promise<number> {
  const { words: commands, wordsAfterDashes, host } = context;
  const files = context.expand(wordsAfterDashes);
  const rows: Row[] = [];
  let unread = 0;
  for (const file of files) {
    const source = await context.read(file);
    if (!source) unread++;
    else rows.push(await compareFile(context, source, file, commands));
  }
  host.writeStdout(table(commands, rows));
  if (unread > 0) return 1;
  return rows.every(({ verdicts }) => verdicts.every(({ agrees }) => agrees)) ? 0 : 2;
}

async function compareFile(
  context: ExtraCommandContext,
  source: Source,
  file: string,
  commands: readonly string[],
): Promise<Row> {
  const ours = own(context, source);
  const verdicts: Verdict[] = [];
  for (const command of commands) verdicts.push(verdict(ours, await other(context, command, file)));
  return { file, verdicts };
}

function own({ services, request }: ExtraCommandContext, source: Source): Exclude<Outcome, { readonly late: string }> {
  const { value, diagnostics } = services.compile(source, request);
  return value && !hasErrors(diagnostics) ? { tree: value.tree } : { refused: diagnostics[0]?.message ?? "refused" };
}

async function other({ host, request }: ExtraCommandContext, command: string, file: string): Promise<Outcome> {
  // Keeps a file name from being taken for an option.
  const path = file.startsWith("-") ? `./${file}` : file;
  const [program, ...words] = splitWords(command).map((word) => word.replaceAll("{}", () => path));
  const seconds = request.options["timeout"] as number;
  const { status, stdout, stderr } = await host.run(program!, words, "", seconds);
  const refused = stderr.trim().split("\n")[0] || `exit ${status}`;
  if (status === tookTooLong) return { late: refused };
  if (status !== 0) return { refused };
  const format = /^\s*[{[]/.test(stdout) ? "json" : "yaml";
  const { tree } = deserialize(createSource(command, stdout), format);
  return tree && isComponent(tree.value)
    ? { tree: withReferences(tree) }
    : { refused: refused.startsWith("exit") ? "not JSON or YAML" : refused };
}

function verdict(ours: ReturnType<typeof own>, theirs: Outcome): Verdict {
  if ("late" in theirs) return { agrees: false, text: theirs.late };
  if ("refused" in ours && "refused" in theirs) return { agrees: true, text: "both reject" };
  if ("refused" in ours) return { agrees: false, text: "accepts what we reject" };
  if ("refused" in theirs) return { agrees: false, text: `rejects: ${theirs.refused}` };
  const [difference] = compare(ours.tree, theirs.tree, { referencesAsText: true }).differences;
  return difference
    ? { agrees: false, text: `${difference.kind} ${difference.path.join(":")}` }
    : { agrees: true, text: "same" };
}

/** Splits a command into words as a shell does: at blanks outside quotes of both kinds. */
function splitWords(command: string): string[] {
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ""),
  );
}

function table(commands: readonly string[], rows: readonly Row[]): string {
  const lines = [
    ["file", ...commands.map((_, column) => `[${column + 1}]`)],
    ...rows.map(({ file, verdicts }) => [file, ...verdicts.map(({ text }) => text)]),
  ];
  const widths = lines[0]!.map((_, column) => lines.reduce((most, line) => Math.max(most, line[column]!.length), 0));
  const printed = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd(),
  );
  const counts = commands.map((command, column) => {
    const agreed = rows.filter(({ verdicts }) => verdicts[column]!.agrees).length;
    return `[${column + 1}] agrees on ${agreed} of ${rows.length}: ${command}`;
  });
  return `${[...printed, "", ...counts].join("\n")}\n`;
}
