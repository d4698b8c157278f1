import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { puppet } from "../../../src/emit/puppet/puppet.js";
import type { Model } from "../../../src/model/index.js";
import type { Verdict } from "../target.js";

/** Whether the Puppet that judges is installed. */
export const hasPuppet = spawnSync("ruby", ["-e", "require 'puppet_pal'"]).status === 0;

/** A module that Puppet is to load. */
export interface NamedModel {
  readonly name: string;
  readonly model: Model;
}

/** What real Puppet says of expressions that call the functions of modules, all in one process. */
export function callModules(models: readonly NamedModel[], codes: readonly string[]): readonly Verdict[] {
  return withModules(models, (folder) => {
    const requests = codes.map((code) => JSON.stringify({ code }));
    return askPuppet(folder, requests).map(verdictOf);
  });
}

/** What Puppet's own validation says of the files of modules: nothing is what is wanted. */
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
  const script = join(import.meta.dirname, "module-judge.rb");
  const { stderr, stdout } = spawnSync("ruby", [script, join(folder, "puppet"), join(folder, "modules")], {
    input: requests.map((request) => `${request}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const answers = stdout.trimEnd().split("\n");
  if (answers.length !== requests.length) throw new Error(`Puppet stopped after ${answers.length} answers: ${stderr}`);
  return answers;
}

function writeModule(folder: string, { model, name }: NamedModel): void {
  for (const { chunks, path } of puppet.emit(model, { name, settings: {} }).files) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, [...chunks].join(""));
  }
}

/** The value's own text is kept, as JavaScript's numbers would lose integers; floats are written as JavaScript does it. */
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
