import { createCli } from "../create-cli.js";
import type { Language } from "../language.js";
import { memoryHost } from "./memory-host.js";
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

/** What a command line can read: files by their paths, standard input, and the environment. */
export interface SessionWorld {
  readonly files: Readonly<Record<string, string>>;
  readonly stdin: string;
  readonly env: Readonly<Record<string, string>>;
  /** The width of the terminal that both outputs go to, if they do. */
  readonly terminal?: number;
}

/** The outcome of a command line: what it printed, and every file that exists afterwards. */
export interface SessionOutcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Runs all command lines of a session, one after another in the same world, in memory, and returns the text with the
 * actual output.
 */
export function replayCase(language: Language, text: string): Promise<string> {
  return replayWith((words, world) => runInMemory(language, words, world), text);
}

async function runInMemory(language: Language, words: readonly string[], world: SessionWorld): Promise<SessionOutcome> {
  const { terminal, ...rest } = world;
  const host = memoryHost({ ...rest, terminal: terminal !== undefined, width: terminal ?? 80 });
  const exitCode = await createCli(language).run(words, host);
  const files = Object.fromEntries(host.paths().map((path) => [path, host.text(path) ?? ""]));
  return { stdout: host.stdout, stderr: host.stderr, exitCode, files };
}

/** Runs all command lines of a session by `run`, and returns the text with the actual output. */
export async function replayWith(
  run: (words: readonly string[], world: SessionWorld) => Promise<SessionOutcome>,
  text: string,
): Promise<string> {
  const { commandLines, files } = parseCase(text);
  let { environment = "", stdin = "", ...disk } = files;
  const pieces = [text.split(/^(?=\$ )/m)[0]!];
  for (const commandLine of commandLines) {
    const world = { files: unescapeAll(disk), stdin: unescapeText(stdin), ...readEnvironment(environment) };
    const outcome = await run(splitWords(commandLine).slice(1), world);
    const after = spelledAsBefore(outcome.files, disk);
    pieces.push(transcript(commandLine, outcome, after, disk));
    disk = after;
  }
  return pieces.join("");
}

function transcript(
  commandLine: string,
  { exitCode, stderr, stdout }: SessionOutcome,
  after: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): string {
  const changed = Object.entries(after).filter(([path, text]) => before[path] !== text);
  changed.sort(([left], [right]) => (left < right ? -1 : 1));
  return [
    `$ ${commandLine}\n`,
    section(stdout),
    stderr === "" ? "" : `--- stderr\n${section(stderr)}`,
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

/** The files after a command line. One that didn't change keeps the visible characters that the session wrote it with. */
function spelledAsBefore(
  files: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      const spelled = before[path];
      return [path, spelled !== undefined && unescapeText(spelled) === text ? spelled : text];
    }),
  );
}

function readEnvironment(text: string): Pick<SessionWorld, "env" | "terminal"> {
  const env = Object.fromEntries(text.split("\n").flatMap((line) => (line.includes("=") ? [line.split("=", 2)] : [])));
  const { terminal, ...rest } = env as Record<string, string>;
  return { env: rest, ...(terminal === undefined ? {} : { terminal: Number(terminal) }) };
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
