import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { bundleCommand } from "./bundle-command.js";
import { expectGolden } from "./golden.js";
import { testIf } from "./test-if.js";

/** Replays every session of a folder (`*.case`) and compares its output. */
export function describeSessions(folder: string, replay: (text: string) => Promise<string>): void {
  describe("sessions at the command line", () => {
    it.each(sessionsIn(folder))("%s", async (name) => {
      const path = join(folder, name);
      expectGolden(path, await replay(readFileSync(path, "utf8")));
    });
  });
}

/**
 * Replays every session of a folder by the bundled command of a language, and expects what the session in memory has
 * printed: only that one writes golden files.
 */
export function describeBuiltSessions(
  { bundler, folder, language }: { readonly bundler: string; readonly folder: string; readonly language: string },
  replay: (program: string, text: string) => Promise<string>,
): void {
  const built = mkdtempSync(join(tmpdir(), `built-${language}-`));
  const program = join(built, `${language}.mjs`);
  beforeAll(() => {
    bundleCommand(bundler, language, program);
  }, 60_000);
  afterAll(() => rmSync(built, { recursive: true }));

  describe(`sessions of the built command ${language}`, () => {
    const replayed = testIf(process.platform !== "win32", "needs paths that begin with a slash");
    for (const name of sessionsIn(folder)) {
      const run = async () => {
        const text = readFileSync(join(folder, name), "utf8");
        expect(await replay(program, text)).toBe(text);
      };
      // A session has up to two dozen command lines, and each starts a process.
      replayed(name, run, 120_000);
    }
  });
}

function sessionsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".case"));
}

/** The result of an example from a command's help. */
interface TypedExample {
  readonly line: string;
  readonly exitCode: number;
  readonly stderr: string;
}

type Shell = "bash" | "zsh" | "fish";

/** Declares one test for each shell, skipped if the shell isn't installed. */
export function describeShells(run: (shell: Shell) => void): void {
  for (const shell of ["bash", "zsh", "fish"] as const) {
    const isInstalled = spawnSync(shell, ["--version"]).status === 0;
    testIf(isInstalled, `needs ${shell}`)(`mean the same in ${shell}`, () => run(shell));
  }
}

/**
 * Every command's help has at least two examples, which mean the same in every shell and do what they say; `type` runs
 * them all, and `changedIn` returns those that a shell changes.
 */
export function describeExamples(
  examples: Readonly<Record<string, readonly unknown[]>>,
  type: () => Promise<readonly TypedExample[]>,
  changedIn: (shell: Shell) => readonly string[],
): void {
  describe("the examples of every command's help", () => {
    it("are at least two each", () => {
      const few = Object.entries(examples).filter(([, lines]) => lines.length < 2);
      expect(few).toEqual([]);
    });

    describeShells((shell) => expect(changedIn(shell)).toEqual([]));

    it("do what they say", async () => {
      for (const { exitCode, line, stderr } of await type()) {
        const differs = line.startsWith("diff") || line.startsWith("fmt --check");
        expect([line, exitCode, stderr]).toEqual([line, differs ? 2 : 0, ""]);
      }
      // Every command is loaded and run several times.
    }, 60_000);
  });
}
