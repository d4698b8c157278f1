import { createCli, nodeHost, type Language } from "@cairn/cli-kit";
import type { Diagnostic } from "vscode-languageserver-protocol";
import type { Client } from "./client.js";

/** The material of random edits. */
export interface FuzzOptions {
  readonly language: Language;
  readonly client: Client;
  /** Sources of the language, by name; they are in the client's folder. */
  readonly sources: Readonly<Record<string, string>>;
  readonly edits: number;
  /** A number from 0 up to (but excluding) 1, the next one each time. */
  readonly random: () => number;
}

/** The parts of a diagnostic that both sides have. */
interface Said {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Edits between two restores of the original text: mistakes accumulate, and a text of nothing but mistakes shows
 * little.
 */
const mostMistakes = 12;

/**
 * Makes random edits in one text after the other, and compares after each the server's diagnostics with those of a
 * fresh `check` of the same text; sends all other requests as well, none of which may fail. Returns the differences as
 * messages.
 */
export async function fuzz({ client, edits, language, random, sources }: FuzzOptions): Promise<string[]> {
  const problems: string[] = [];
  const names = Object.keys(sources);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const pieces = Object.values(sources).flatMap((text) => text.match(/\w+|\s+|[^\w\s]/g) ?? []);
  for (const name of names) await client.open(name, sources[name]!);
  const current = new Map(Object.entries(sources));
  for (let edit = 0; edit < edits && problems.length < 5; edit++) {
    const name = pick(names);
    const text = current.get(name)!;
    const change = edit % mostMistakes === 0 ? { text: sources[name]! } : randomChange(text, pick, pieces, random);
    const after = "range" in change ? change.whole : change.text;
    current.set(name, after);
    const said = await client.change(name, "range" in change ? { range: change.range, text: change.text } : change);
    const fresh = await freshCheck(language, client.root, name, current);
    const [left, right] = [ofServer(said), fresh];
    if (left !== right)
      problems.push(`${name}, edit ${edit}: the server says\n${left}\nand check\n${right}\nof\n${after}`);
    await askAll(client, name, after, random);
  }
  return [...problems, ...client.log.filter((line) => line.includes("bug of ours"))];
}

function randomChange(
  text: string,
  pick: <T>(list: readonly T[]) => T,
  pieces: readonly string[],
  random: () => number,
) {
  const start = Math.floor(random() * (text.length + 1));
  const end = Math.min(text.length, start + Math.floor(random() ** 3 * 30));
  const inserted = random() < 0.3 ? "" : pick([...Array(3)].map(() => pick(pieces)));
  const whole = text.slice(0, start) + inserted + text.slice(end);
  return { range: { start: placeAt(text, start), end: placeAt(text, end) }, text: inserted, whole };
}

function placeAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length - 1, character: lines.at(-1)!.length };
}

/** The command itself, on the current sources. */
async function freshCheck(
  language: Language,
  root: string,
  name: string,
  sources: ReadonlyMap<string, string>,
): Promise<string> {
  let stderr = "";
  const real = nodeHost();
  const textOf = (path: string) => sources.get(path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path);
  const absolute = (path: string) => (path.startsWith("/") ? path : `${root}/${path}`);
  const host = {
    ...real,
    cwd: root,
    env: {},
    read(path: string) {
      const text = textOf(path);
      return text === undefined ? real.read(absolute(path)) : { bytes: new TextEncoder().encode(text) };
    },
    readNamed: (path: string) => host.read(path),
    kindOf: (path: string) => (textOf(path) === undefined ? real.kindOf(absolute(path)) : "file"),
    readFolder: (path: string) => real.readFolder(absolute(path)),
    realPath: (path: string) => real.realPath(absolute(path)),
    writeStderr: (text: string) => void (stderr += text),
    interruptible: <T>(work: () => T) => work(),
  } as typeof real;
  await createCli(language).run(["check", name, "--diagnostics", "json"], host);
  const found = stderr
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Said & { readonly file: string });
  return inOrder(found.filter(({ file }) => file === name));
}

function ofServer(diagnostics: readonly Diagnostic[]): string {
  return inOrder(
    diagnostics.map(({ code, message, range: { start } }) => {
      return {
        code: String(code),
        line: start.line + 1,
        column: start.character + 1,
        message: String(message).split("\n")[0]!,
      };
    }),
  );
}

function inOrder(said: readonly Said[]): string {
  const lines = said.map(({ code, column, line, message }) => `${line}:${column} ${code} ${message.split("\n")[0]!}`);
  return [...new Set(lines)].sort().join("\n");
}

async function askAll(client: Client, name: string, text: string, random: () => number): Promise<void> {
  const { character, line } = placeAt(text, Math.floor(random() * text.length));
  const range = { start: { line: 0, character: 0 }, end: { line: text.length, character: 0 } };
  const wholly = [
    "documentSymbol",
    "foldingRange",
    "documentLink",
    "formatting",
    "semanticTokens/full",
    "codeAction",
    "inlayHint",
  ];
  for (const method of wholly) await client.of(method, name, { range, context: { diagnostics: [] } });
  for (const method of [
    "hover",
    "definition",
    "completion",
    "documentHighlight",
    "signatureHelp",
    "prepareCallHierarchy",
  ])
    await client.at(method, name, line, character);
  await client.of("selectionRange", name, { positions: [{ line, character }] });
}
