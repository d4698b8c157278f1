import { createCli } from "../create-cli.js";
import type { Language } from "../language.js";
import { memoryHost, type MemoryHost } from "./memory-host.js";
import { splitWords } from "./split-words.js";

/**
 * A session at the command line, as text:
 *
 * ```
 * What this shows, in a sentence or two.
 * -- file.kv --
 * name = value
 * -- stdin --
 * -- environment --
 * NO_COLOR=1
 * terminal=80
 * $ kv compile file.kv
 * {"name":"value"}
 * --- stderr
 * --- exit 0
 * ```
 *
 * Files come first; then each line that begins with `$ ` is typed, and what follows it is expected: standard output,
 * `--- stderr` with standard error, `--- file NAME` with a file's new text, `--- exit N` where it isn't 0.
 */
export interface CaseFile {
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
  readonly commandLines: readonly string[];
}

/** Parses the inputs of a session; the expected output is the whole text. */
export function parseCase(text: string): CaseFile {
  const [head = "", ...commands] = text.split(/^(?=\$ )/m);
  const [title = "", ...parts] = head.split(/^-- (.+) --\n/m);
  const files: Record<string, string> = {};
  for (let index = 0; index + 1 < parts.length; index += 2) files[parts[index]!] = parts[index + 1]!;
  return { title: title.trim(), files, commandLines: commands.map((command) => command.split("\n", 1)[0]!.slice(2)) };
}

/**
 * Runs all command lines of a session, one after another in the same world, and returns the text with the actual
 * output.
 */
export async function replayCase(language: Language, text: string): Promise<string> {
  const { commandLines, files } = parseCase(text);
  let { environment = "", stdin = "", ...disk } = files;
  const pieces = [text.split(/^(?=\$ )/m)[0]!];
  for (const commandLine of commandLines) {
    const host = memoryHost({ files: unescapeAll(disk), stdin: unescapeText(stdin), ...readEnvironment(environment) });
    const exitCode = await createCli(language).run(splitWords(commandLine).slice(1), host);
    pieces.push(transcript(commandLine, host, disk, exitCode));
    disk = Object.fromEntries(filesOf(host, disk));
  }
  return pieces.join("");
}

function transcript(
  commandLine: string,
  host: MemoryHost,
  before: Readonly<Record<string, string>>,
  exitCode: number,
): string {
  const changed = filesOf(host, before).filter(([path, text]) => before[path] !== text);
  return [
    `$ ${commandLine}\n`,
    section(host.stdout),
    host.stderr === "" ? "" : `--- stderr\n${section(host.stderr)}`,
    ...changed.map(([path, text]) => `--- file ${path}\n${section(text)}`),
    exitCode === 0 ? "" : `--- exit ${exitCode}\n`,
    "\n",
  ].join("");
}

/** Marks output that doesn't end its last line. */
function section(text: string): string {
  const shown = escapeText(text);
  return shown === "" || shown.endsWith("\n") ? shown : `${shown}\\\n`;
}

function filesOf(host: MemoryHost, before: Readonly<Record<string, string>>): [string, string][] {
  const paths = new Set([...Object.keys(before), ...host.paths()]);
  return [...paths].flatMap((path): [string, string][] => {
    const text = host.text(path);
    return text === undefined
      ? []
      : [[path, before[path] !== undefined && unescapeText(before[path]) === text ? before[path] : text]];
  });
}

function readEnvironment(text: string): { env: Record<string, string>; terminal: boolean; width: number } {
  const env = Object.fromEntries(text.split("\n").flatMap((line) => (line.includes("=") ? [line.split("=", 2)] : [])));
  const { terminal, ...rest } = env as Record<string, string>;
  return { env: rest, terminal: terminal !== undefined, width: Number(terminal ?? 80) };
}

function unescapeAll(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, unescapeText(text)]));
}

/**
 * Characters that are replaced by visible ones: `␍` is a carriage return, `␛` an escape character, `␀` NUL, `⦃BOM⦄` the
 * byte order mark.
 */
const visibleForms = [
  ["\r", "␍"],
  ["\u001b", "␛"],
  ["\0", "␀"],
  ["\ufeff", "⦃BOM⦄"],
] as const;

function escapeText(text: string): string {
  return visibleForms.reduce((shown, [raw, visible]) => shown.replaceAll(raw, visible), text);
}

function unescapeText(text: string): string {
  return visibleForms.reduce((raw, [character, visible]) => raw.replaceAll(visible, character), text);
}
