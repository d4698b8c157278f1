import { spawn } from "node:child_process";
import type { Program } from "./settings.js";

/** What a command wrote. */
export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a command may write; a larger result is for a terminal. */
const mostBytes = 50_000_000;

/** Runs a command over a text that may not be saved yet; rejects if the program can't be started. */
export function run(
  { env, file, words }: Program,
  more: readonly string[],
  options: { readonly cwd: string | undefined; readonly input: string; readonly signal?: AbortSignal },
): Promise<Outcome> {
  const { cwd, input, signal } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...words, ...more], { cwd, env, ...(signal ? { signal } : {}) });
    const printed = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const)
      child[name].setEncoding("utf8").on("data", (chunk: string) => {
        printed[name] += chunk;
        if (printed[name].length > mostBytes) child.kill();
      });
    child.on("error", reject);
    child.on("close", (status) => resolve({ status: status ?? 1, ...printed }));
    // A command that ends early doesn't read it.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}
