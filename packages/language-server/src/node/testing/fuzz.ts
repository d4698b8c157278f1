import type { Language } from "@cairn/cli-kit";
import type { Diagnostic } from "vscode-languageserver-protocol";
import { askAll, placeAt } from "./ask-all.js";
import type { Client } from "./client.js";
import { FuzzedTexts, inner, type Said } from "./fuzzed-texts.js";

/** The material of random edits. */
export interface FuzzOptions {
  readonly language: Language;
  readonly client: Client;
  /** Sources of the language, by name; they are in the client's folder, and again in its folder `second`. */
  readonly sources: Readonly<Record<string, string>>;
  readonly edits: number;
  /** A number from 0 up to (but excluding) 1, the next one each time. */
  readonly random: () => number;
}

/**
 * Edits between two restores of the original text: mistakes accumulate, and a text of nothing but mistakes shows
 * little.
 */
const mostMistakes = 12;

/** One change in so many is to files and folders, not to a text. */
const eachChangeOfFiles = 20;

/** What breaks a syntax, and characters of one, two and four bytes and of two units. */
const oddities = [
  "'",
  '"',
  "{",
  "}",
  "(",
  "]",
  "/*",
  "*/",
  "#",
  "${",
  "\\",
  "\r\n",
  "\t",
  "é",
  "λ",
  "𝒳",
  "\u2028",
  "’",
];

/**
 * Makes random edits in one text after the other, and compares after each the server's diagnostics with those of a
 * fresh `check` of the same text; sends all other requests as well, none of which may fail. Between them files are
 * deleted, written and closed, and a folder comes and goes. Returns the differences as messages.
 */
export async function fuzz(options: FuzzOptions): Promise<string[]> {
  const fuzzer = new Fuzzer(options);
  await fuzzer.begin();
  for (let edit = 0; edit < options.edits && fuzzer.problems.length < 5; edit++) await fuzzer.step(edit);
  return [...fuzzer.problems, ...options.client.log.filter((line) => line.includes("bug of ours"))];
}

class Fuzzer {
  readonly problems: string[] = [];
  private readonly client: Client;
  private readonly sources: Readonly<Record<string, string>>;
  private readonly random: () => number;
  private readonly texts: FuzzedTexts;
  private readonly names: readonly string[];
  private readonly pieces: readonly string[];

  constructor({ client, language, random, sources }: FuzzOptions) {
    this.client = client;
    this.sources = Object.fromEntries(
      Object.entries(sources).flatMap(([name, text]) => [
        [name, text],
        [`${inner}/${name}`, text],
      ]),
    );
    this.random = random;
    this.names = Object.keys(this.sources);
    this.texts = new FuzzedTexts(language, client.root);
    this.pieces = [...Object.values(sources).flatMap((text) => text.match(/\w+|\s+|[^\w\s]/g) ?? []), ...oddities];
  }

  async begin(): Promise<void> {
    for (const [name, text] of Object.entries(this.sources)) {
      this.texts.write(name, text);
      await this.open(name, text);
    }
  }

  async step(edit: number): Promise<void> {
    if (edit % eachChangeOfFiles === eachChangeOfFiles - 1) return this.changeFiles(edit);
    const name = this.pick(this.names);
    const text = this.texts.open.get(name);
    if (text === undefined) {
      await this.open(name, this.texts.onDisk.get(name) ?? "");
      return;
    }
    const change = edit % mostMistakes === 0 ? { text: this.sources[name]! } : this.randomChange(text);
    const after = "range" in change ? change.whole : change.text;
    this.texts.open.set(name, after);
    const said = await this.client.change(
      name,
      "range" in change ? { range: change.range, text: change.text } : change,
    );
    if (ofServer(said) !== inOrder(await this.texts.check(name))) await this.compare(name, edit);
    await askAll(this.client, name, after, this.random);
  }

  /** Texts that are open show what is said of the files that they use, as soon as it changes. */
  private async changeFiles(edit: number): Promise<void> {
    const name = this.pick(this.names);
    const { client, texts } = this;
    const kind = Math.floor(this.random() * 4);
    if (kind === 0) this.moveFolder();
    else if (kind === 1 && texts.open.size > 1) {
      texts.open.delete(name);
      client.close(name);
    } else if (kind === 2) {
      texts.remove(name);
      client.onDisk(name, 3);
    } else {
      const isNew = !texts.onDisk.has(name);
      texts.write(name, this.randomChange(this.sources[name]!).whole);
      client.onDisk(name, isNew ? 1 : 2);
    }
    for (const each of texts.open.keys()) await this.compare(each, edit);
  }

  /** The inner folder becomes one of the workspace, or a part of the outer one. */
  private moveFolder(): void {
    const folder = [{ uri: this.client.uri(inner), name: inner }];
    this.texts.hasInner = !this.texts.hasInner;
    const [added, removed] = this.texts.hasInner ? [folder, []] : [[], folder];
    this.client.notify("workspace/didChangeWorkspaceFolders", { event: { added, removed } });
  }

  /** What the server says once it has nothing left to do: all that the checks of all open texts say of this one. */
  private async compare(name: string, edit: number): Promise<void> {
    const { client, texts } = this;
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    await client.of("codeAction", name, { range, context: { diagnostics: [] } });
    const left = ofServer(client.diagnostics.get(client.uri(name))?.diagnostics ?? []);
    const right = inOrder(await texts.checkAll(name));
    if (left === right) return;
    const text = texts.open.get(name);
    this.problems.push(`${name}, edit ${edit}: the server says\n${left}\nand check\n${right}\nof\n${text}`);
  }

  private async open(name: string, text: string): Promise<void> {
    this.client.diagnostics.delete(this.client.uri(name));
    this.texts.open.set(name, text);
    await this.client.open(name, text);
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }

  private randomChange(text: string) {
    const start = outsideLineEnd(text, Math.floor(this.random() * (text.length + 1)));
    const end = outsideLineEnd(text, Math.min(text.length, start + Math.floor(this.random() ** 3 * 30)));
    const inserted = this.random() < 0.3 ? "" : this.pick([...Array(3)].map(() => this.pick(this.pieces)));
    const whole = text.slice(0, start) + inserted + text.slice(end);
    return { range: { start: placeAt(text, start), end: placeAt(text, end) }, text: inserted, whole };
  }
}

/** The protocol has no place between `\r` and `\n`. */
function outsideLineEnd(text: string, offset: number): number {
  return text[offset - 1] === "\r" && text[offset] === "\n" ? offset + 1 : offset;
}

function ofServer(diagnostics: readonly Diagnostic[]): string {
  return inOrder(
    diagnostics.map(({ code, message, range: { start } }) => {
      return { code: String(code), line: start.line + 1, column: start.character + 1, message: String(message) };
    }),
  );
}

function inOrder(said: readonly Said[]): string {
  const lines = said.map(({ code, column, line, message }) => `${line}:${column} ${code} ${message.split("\n")[0]!}`);
  return [...new Set(lines)].sort().join("\n");
}
