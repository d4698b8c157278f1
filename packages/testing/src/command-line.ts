import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { expectGolden } from "./golden.js";

/** Every session of a folder (`*.case`), typed again by `replay`, prints what it says. */
export function describeSessions(folder: string, replay: (text: string) => Promise<string>): void {
  describe("sessions at the command line", () => {
    it.each(readdirSync(folder).filter((name) => name.endsWith(".case")))("%s", async (name) => {
      const path = join(folder, name);
      expectGolden(path, await replay(readFileSync(path, "utf8")));
    });
  });
}

/** What came of an example of a command's help. */
interface TypedExample {
  readonly line: string;
  readonly exitCode: number;
  readonly stderr: string;
}

/** What of the examples means something else in a shell, and the shells that aren't here. */
interface ShellFindings {
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

/** The examples of every command's help are two at least, mean the same in every shell, and do what they say; `type` types them all. */
export function describeExamples(
  examples: Readonly<Record<string, readonly unknown[]>>,
  type: () => Promise<readonly TypedExample[]>,
  inShells: () => ShellFindings,
): void {
  describe("the examples of every command's help", () => {
    it("are at least two each", () => {
      const few = Object.entries(examples).filter(([, lines]) => lines.length < 2);
      expect(few).toEqual([]);
    });

    it("mean the same in bash, zsh and fish", () => {
      const { missing, wrong } = inShells();
      if (missing.length > 0) console.log(`skipped: ${missing.join(", ")}: not on this machine`);
      expect(wrong).toEqual([]);
    });

    it("do what they say", async () => {
      for (const { exitCode, line, stderr } of await type()) {
        const differs = line.startsWith("diff") || line.startsWith("fmt --check");
        expect([line, exitCode, stderr]).toEqual([line, differs ? 2 : 0, ""]);
      }
      // Every command is loaded and run several times.
    }, 60_000);
  });
}
