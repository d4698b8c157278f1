import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether a Puppet for the tests is installed. */
export const hasPuppet = spawnSync("ruby", ["-e", "require 'puppet_pal'"]).status === 0;

/** Puppet's answers to questions, all in one process; `definitions` are additional type aliases. */
export function askPuppet(
  definitions: string,
  questions: readonly object[],
  modulePath: readonly string[] = [],
): Record<string, unknown>[] {
  const folder = mkdtempSync(join(tmpdir(), "cairn-oracle-"));
  try {
    const words = [join(import.meta.dirname, "oracle.rb"), folder, definitions, modulePath.join(":")];
    const { stdout, stderr } = spawnSync("ruby", words, {
      input: questions.map((question) => `${JSON.stringify(question)}\n`).join(""),
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    const answers = stdout.split("\n").filter((line) => line !== "");
    if (answers.length !== questions.length)
      throw new Error(`Puppet stopped after ${answers.length} answers: ${stderr}`);
    return answers.map((line) => JSON.parse(line) as Record<string, unknown>);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
