import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { puppet } from "../../../src/emit/puppet/puppet.js";
import type { ConformanceInstance } from "../instance.js";
import { expectedOf } from "../interpreter.js";
import type { CompiledProgram, ConformanceTarget, Verdict } from "../target.js";
import { moduleText } from "./module-text.js";

const hasPuppet = spawnSync("ruby", ["-e", "require 'puppet_pal'"]).status === 0;

const known = new Map<ConformanceInstance, Verdict>();

/** A module for real Puppet, which loads it and calls its functions. */
export const puppetTarget: ConformanceTarget = {
  name: "puppet",
  isAvailable: () => (hasPuppet ? undefined : "Puppet is not installed"),
  prepare(programs) {
    const asked = programs.flatMap((program) => program.instances.map((instance) => ({ program, instance })));
    const verdicts = ask(programs, asked);
    for (const [index, { instance }] of asked.entries()) known.set(instance, verdicts[index]!);
  },
  run(program, instances) {
    const missing = instances.filter((each) => !known.has(each));
    const verdicts = ask(
      [program],
      missing.map((instance) => ({ program, instance })),
    );
    for (const [index, each] of missing.entries()) known.set(each, verdicts[index]!);
    return instances.map((each) => known.get(each)!);
  },
  leavesOut(program, instance) {
    const expected = instance && expectedOf(program, instance);
    const code = expected && "codes" in expected ? expected.codes.find((each) => withIdentity.has(each)) : undefined;
    return code && `${code}: Puppet's objects have no identity`;
  },
  ownWords: new Set(["evaluation", "endless-new"]),
};

const withIdentity: ReadonlySet<string> = new Set(["repeated-object", "already-contained", "containment-cycle"]);

interface Asked {
  readonly program: CompiledProgram;
  readonly instance: ConformanceInstance;
}

/** Writes the modules of programs, and lets one Puppet answer for all of their instances. */
function ask(programs: readonly CompiledProgram[], asked: readonly Asked[]): readonly Verdict[] {
  if (asked.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "cairn-module-"));
  try {
    for (const each of programs) writeModule(join(folder, "modules"), each);
    const script = join(import.meta.dirname, "module-judge.rb");
    const input = asked
      .map(({ instance, program }) => `${JSON.stringify({ code: moduleText(program.name, instance) })}\n`)
      .join("");
    const { stdout, stderr } = spawnSync("ruby", [script, join(folder, "puppet"), join(folder, "modules")], {
      input,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    const answers = stdout.trimEnd().split("\n");
    if (answers.length !== asked.length) throw new Error(`Puppet stopped after ${answers.length} answers: ${stderr}`);
    return answers.map(verdictOf);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeModule(folder: string, { model, name }: CompiledProgram): void {
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
