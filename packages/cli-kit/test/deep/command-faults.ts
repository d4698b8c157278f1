import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { slowPart, type SlowPart } from "@cairn/testing/deep";
import { type Fault, FaultInjector, type OperationCounts, randomFault } from "@cairn/testing/faults";

/** The files before each command. */
const before: Readonly<Record<string, string>> = {
  "a.kv": "x=1\ny = $x\n",
  "b.kv": "z=3\n",
  "out.json": '{"old":true}\n',
  "report.json": "old\n",
};

const commands: readonly (readonly string[])[] = [
  ["compile", "a.kv", "-o", "out.json"],
  ["compile", "a.kv", "-o", "new.json"],
  ["compile", "a.kv", "-o", "out.json", "--report", "json=report.json"],
  ["fmt", "a.kv", "b.kv"],
  ["check", "a.kv", "b.kv", "--report", "sarif=report.json"],
];

type Files = Readonly<Record<string, string>>;

interface Expected {
  readonly files: Files;
  readonly counts: OperationCounts;
}

/** Commands that write files meet a fault: each file is the old one or the new one, and an error is reported in words. */
export function commandFaults(folder: string): SlowPart {
  const injector = new FaultInjector(folder);
  const program = new Program(folder);
  const expected = new Map<string, Expected>();
  const expectedOf = (words: readonly string[]): Expected => {
    const known =
      expected.get(words.join(" ")) ??
      inFolder((here) => {
        const counts = injector.count([program.path, ...words], here);
        return { counts, files: filesIn(here) };
      });
    expected.set(words.join(" "), known);
    return known;
  };
  return slowPart({ name: "faults of commands", goal: 10_000, end: () => program.remove() }, async (random) => {
    const words = random.pick(commands);
    const { counts, files } = expectedOf(words);
    const fault = randomFault(random, counts);
    const problem = inFolder((here) => {
      const run = injector.run([program.path, ...words], fault, here);
      return (
        endProblem(run) ?? fileProblem(filesIn(here), files, run, fault) ?? againProblem(program, here, words, files)
      );
    });
    return { valid: true, labels: [words[0]!, fault.kind], ...named(problem, words, fault) };
  });
}

type Run = ReturnType<FaultInjector["run"]>;

function named(problem: string | undefined, words: readonly string[], { at, kind }: Fault) {
  return problem === undefined ? {} : { problem: `${problem} (${words.join(" ")}, ${kind}@${at})` };
}

/** The command of the fixture language, bundled. */
class Program {
  private readonly folder = mkdtempSync(join(tmpdir(), "kv-faults-"));
  readonly path = join(this.folder, "kv.mjs");

  constructor(folder: string) {
    const root = join(folder, "../..");
    const entry = join(folder, "test/fixture-language/main.ts");
    const words = [join(root, "tools/bundle-cli.mjs"), "cli-kit", "--entry", entry, "--output", this.path];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", cwd: root });
    if (status !== 0) throw new Error(stderr);
  }

  run(words: readonly string[], cwd: string) {
    return spawnSync(process.execPath, [this.path, ...words], { cwd, encoding: "utf8" });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "kv-faults-"));
  try {
    for (const [name, text] of Object.entries(before)) writeFileSync(join(folder, name), text);
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function filesIn(folder: string): Files {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

function endProblem({ signal, status, stderr }: Run): string | undefined {
  if (signal === "SIGKILL" || status === 0) return undefined;
  return status === 1 && stderr !== "" && !stderr.includes("    at ")
    ? undefined
    : `crash: ${status} ${signal} ${stderr}`;
}

/** Only a process that was killed, or that can no longer remove anything, may leave a temporary file; one that reports success has written everything. */
function fileProblem(now: Files, after: Files, { signal, status }: Run, { kind }: Fault): string | undefined {
  const mayLeave = signal === "SIGKILL" || kind === "EACCES";
  const isRight = (name: string, text: string) =>
    name.endsWith(".tmp")
      ? mayLeave
      : text === after[name] || (status !== 0 && (text === before[name] || isReportOfFault(name, text)));
  const wrong = Object.entries(now).filter(([name, text]) => !isRight(name, text));
  const missing = Object.keys(before).filter((name) => !(name in now));
  const names = [...wrong.map(([name]) => name), ...missing];
  return names.length === 0 ? undefined : `broken: ${names.join(", ")} after ${status ?? signal}`;
}

/** A report that another file can't be written: whole JSON, or a line of it for each problem. */
function isReportOfFault(name: string, text: string): boolean {
  if (name !== "report.json" || !text.endsWith("\n")) return false;
  try {
    for (const part of text.startsWith("{\n") ? [text] : text.trim().split("\n")) JSON.parse(part);
    return true;
  } catch {
    return false;
  }
}

function againProblem(program: Program, here: string, words: readonly string[], after: Files): string | undefined {
  const { status, stderr } = program.run(words, here);
  const now = filesIn(here);
  const wrong = Object.keys(after).filter((name) => now[name] !== after[name]);
  return status === 0 && wrong.length === 0
    ? undefined
    : `broken: the next run ends with ${status} ${stderr} ${wrong.join()}`;
}
