/** Programs of Node.js that are killed, or whose file system fails, at one of their operations; see `faulty-fs.mjs`. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Random } from "../deep/random.js";

/** Everything that can happen at an operation. */
export const faultKinds = ["kill", "half", "ENOSPC", "EACCES", "EIO", "EMFILE", "future", "past"] as const;

/** A fault at an operation, counted from 1. */
export interface Fault {
  readonly kind: (typeof faultKinds)[number];
  readonly at: number;
}

/** How many operations of a program can fail. */
export interface OperationCounts {
  readonly changes: number;
  readonly opens: number;
}

/** Starts programs that meet a fault. */
export class FaultInjector {
  private readonly before: readonly string[];

  /** `folder` is any package of the workspace. */
  constructor(folder: string) {
    this.before = ["--import", join(folder, "../testing/src/faults/faulty-fs.mjs")];
  }

  /** The words for Node.js, and the variables, with which a program meets a fault. */
  with(words: readonly string[], { at, kind }: Fault): { readonly words: string[]; readonly env: NodeJS.ProcessEnv } {
    return { words: [...this.before, ...words], env: { ...process.env, CAIRN_FAULT: `${kind}@${at}` } };
  }

  run(words: readonly string[], fault: Fault, cwd: string): SpawnSyncReturns<string> {
    const { env, words: all } = this.with(words, fault);
    return spawnSync(process.execPath, all, { cwd, env, encoding: "utf8", timeout: 50_000, killSignal: "SIGABRT" });
  }

  /** Runs a program without faults and counts its operations. */
  count(words: readonly string[], cwd: string): OperationCounts {
    const folder = mkdtempSync(join(tmpdir(), "cairn-faults-"));
    const file = join(folder, "counts.json");
    try {
      const env = { ...process.env, CAIRN_FAULT_COUNT: file };
      const options = { cwd, env, encoding: "utf8" } as const;
      const { status, stderr } = spawnSync(process.execPath, [...this.before, ...words], options);
      if (status !== 0) throw new Error(`without a fault it ends with ${status}: ${stderr}`);
      return JSON.parse(readFileSync(file, "utf8")) as OperationCounts;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

/** A random fault at one of a program's operations. */
export function randomFault(random: Random, { changes, opens }: OperationCounts): Fault {
  const kind = random.pick(faultKinds);
  return { kind, at: random.integer(1, kind === "EMFILE" ? opens : changes) };
}

/** Bundles a program of the tests, which is written in TypeScript, into a file that Node.js runs. */
export function bundleProgram(folder: string, entry: string): string {
  const modules = join(folder, "../../node_modules");
  const output = join(modules, ".cache/cairn", `${entry.replaceAll("/", "-")}-${process.pid}.mjs`);
  mkdirSync(join(modules, ".cache/cairn"), { recursive: true });
  const words = [
    join(modules, "esbuild/bin/esbuild"),
    join(folder, entry),
    ...["--bundle", "--platform=node", "--format=esm", "--conditions=@cairn/source"],
    `--banner:js=import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`,
    ...["--log-level=error", `--outfile=${output}`],
  ];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return output;
}

export { canMount, SmallDisk } from "./small-disk.js";
