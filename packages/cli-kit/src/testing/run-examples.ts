import { commandsOf } from "../command-table.js";
import { createCli } from "../create-cli.js";
import type { Language } from "../language.js";
import { memoryHost, type MemoryWorld } from "./memory-host.js";
import { splitWords } from "./split-words.js";

/** The outcome of one example of a command's help. */
export interface ExampleOutcome {
  readonly command: string;
  /** What a user would type. */
  readonly line: string;
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs every example of every command's help, each in a fresh world. */
export async function runExamples(language: Language, world: MemoryWorld): Promise<ExampleOutcome[]> {
  const outcomes: ExampleOutcome[] = [];
  for (const { examples, name } of commandsOf(language)) {
    for (const [line] of examples) {
      const host = memoryHost(world);
      const exitCode = await createCli(language).run(splitWords(withoutRedirection(line)), host);
      outcomes.push({ command: name, line, exitCode, stdout: host.stdout, stderr: host.stderr });
    }
  }
  return outcomes;
}

/** `> FILE` and `< FILE` at the end are handled by the shell. */
export function withoutRedirection(line: string): string {
  return line.replace(/(?: [<>] ?\S+)+$/, "");
}
