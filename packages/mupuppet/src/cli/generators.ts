import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Generated, RunGenerator } from "../functions/generate.js";

/** The time that all programs of a run may take together, in milliseconds, and the length of what one may print, in bytes. */
export interface GeneratorLimits {
  readonly milliseconds: number;
  readonly bytes: number;
}

const usualLimits: GeneratorLimits = { milliseconds: 20_000, bytes: 1 << 24 };

/** Runs the allowed programs, without a shell, in the folders that they are in. */
export function generators(allowed: readonly string[], limits = usualLimits): RunGenerator {
  const programs = new Set(allowed);
  let left = limits.milliseconds;
  return (program, words) => {
    if (!programs.has(program)) return undefined;
    const start = performance.now();
    const generated = run(program, words, { ...limits, milliseconds: Math.max(1, Math.ceil(left)) });
    left -= performance.now() - start;
    return generated;
  };
}

function run(program: string, words: readonly string[], { bytes, milliseconds }: GeneratorLimits): Generated {
  const cwd = dirname(program);
  if (!existsSync(cwd)) return { problem: `Working directory ${cwd} does not exist!` };
  const { error, status, stderr, stdout } = spawnSync(program, words, {
    cwd,
    env: { ...process.env, LANG: "C", LC_ALL: "C" },
    maxBuffer: bytes,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: milliseconds,
    killSignal: "SIGKILL",
  });
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === "ETIMEDOUT") return failed(program, "programs of `generate` take too long");
  if (code === "ENOBUFS") return failed(program, `it prints more than ${bytes} bytes`);
  const output = `${stdout ?? ""}${stderr ?? ""}`;
  if (error || status !== 0) {
    return failed(program, `Execution of '${[program, ...words].join(" ")}' returned ${status ?? 1}: ${output}`);
  }
  // Puppet returns both as they come, and their order is lost here.
  if (stdout.length > 0 && stderr.length > 0)
    return failed(program, "it prints to its standard output and to its standard error");
  return { output };
}

function failed(program: string, problem: string): Generated {
  return { problem: `Failed to execute generator ${program}: ${problem}` };
}
