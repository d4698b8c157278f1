import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { puppet } from "../../../src/emit/puppet/puppet.js";
import type { Model } from "../../../src/model/index.js";
import type { Verdict } from "../target.js";

/** Whether the Puppet used as oracle is installed. */
export const hasPuppet = spawnSync("ruby", ["-e", "require 'puppet_pal'"]).status === 0;

/** A module that Puppet is to load. */
export interface NamedModel {
  readonly name: string;
  readonly model: Model;
}

/** Real Puppet's results for expressions that call the functions of modules, all in one process. */
export function callModules(models: readonly NamedModel[], codes: readonly string[]): readonly Verdict[] {
  return withModules(models, (folder) => {
    const requests = codes.map((code) => JSON.stringify({ code }));
    return askPuppet(folder, requests).map(verdictOf);
  });
}

/**
 * A Puppet process that has loaded modules and answers until it is stopped: starting one takes longer than most
 * expressions.
 */
export class ModuleOracle {
  private readonly folder = mkdtempSync(join(tmpdir(), "cairn-module-"));
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly answers: AsyncIterator<string>;
  private complaints = "";

  constructor(models: readonly NamedModel[]) {
    for (const each of models) writeModule(join(this.folder, "modules"), each);
    this.process = spawn("ruby", oracleArguments(this.folder));
    this.process.stderr.setEncoding("utf8").on("data", (text: string) => (this.complaints += text));
    this.answers = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  /** Its results for expressions, in order. */
  async ask(codes: readonly string[]): Promise<readonly Verdict[]> {
    const verdicts: Verdict[] = [];
    for (const code of codes) this.process.stdin.write(`${JSON.stringify({ code })}\n`);
    while (verdicts.length < codes.length) {
      const { done, value } = await this.answers.next();
      if (done === true) throw new Error(`Puppet stopped after ${verdicts.length} answers: ${this.complaints}`);
      verdicts.push(verdictOf(value));
    }
    return verdicts;
  }

  async stop(): Promise<void> {
    const hasEnded = once(this.process, "close");
    this.process.stdin.end();
    await hasEnded;
    rmSync(this.folder, { recursive: true });
  }
}

/** The errors of Puppet's own validation for the files of modules: none are expected. */
export function problemsOf(models: readonly NamedModel[]): readonly string[] {
  return withModules(models, (folder) => {
    const [answer] = askPuppet(folder, [JSON.stringify({ validate: join(folder, "modules") })]);
    return (JSON.parse(answer!) as { readonly problems: readonly string[] }).problems;
  });
}

function withModules<Result>(models: readonly NamedModel[], use: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "cairn-module-"));
  try {
    for (const each of models) writeModule(join(folder, "modules"), each);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function askPuppet(folder: string, requests: readonly string[]): readonly string[] {
  const { stderr, stdout } = spawnSync("ruby", oracleArguments(folder), {
    input: requests.map((request) => `${request}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const answers = stdout.trimEnd().split("\n");
  if (answers.length !== requests.length) throw new Error(`Puppet stopped after ${answers.length} answers: ${stderr}`);
  return answers;
}

function oracleArguments(folder: string): readonly string[] {
  return [join(import.meta.dirname, "module-oracle.rb"), join(folder, "puppet"), join(folder, "modules")];
}

function writeModule(folder: string, { model, name }: NamedModel): void {
  for (const { chunks, path } of puppet.emit(model, { name, settings: {} }).files) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, [...chunks].join(""));
  }
}

/** The value's own text is kept, as JavaScript's numbers would lose integers; floats are written as in JavaScript. */
function verdictOf(answer: string): Verdict {
  const { messages } = JSON.parse(answer) as { readonly messages?: readonly string[] };
  if (messages) return { messages };
  const text = answer.slice(`{"value":`.length, -1);
  return {
    accepted: text.replace(/"(?:[^"\\]|\\.)*"|-?\d+\.\d+(?:e[-+]?\d+)?/gi, (token) =>
      token.startsWith('"') ? token : String(Number(token)),
    ),
  };
}
