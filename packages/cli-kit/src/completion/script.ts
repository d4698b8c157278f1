/**
 * Completion in shells. `describe` turns a command's declared options and words into one description; each shell has a
 * file that prints it as a script of that shell.
 */
import type { Command } from "../command.js";
import type { Language } from "../language.js";
import { bashScript } from "./bash.js";
import { describeCommands } from "./describe.js";
import { fishScript } from "./fish.js";
import { powershellScript } from "./powershell.js";
import { zshScript } from "./zsh.js";

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript, powershell: powershellScript } as const;

/** The shells with completion scripts. */
export type Shell = keyof typeof scripts;

/** The completion script of a language's command for one shell. */
export async function completionScript(
  shell: Shell,
  language: Language,
  commands: readonly Command[],
): Promise<string> {
  return scripts[shell](language, await describeCommands(language, commands));
}
