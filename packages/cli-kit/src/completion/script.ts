import type { Command } from "../command.js";
import type { Language } from "../language.js";
import { bashScript } from "./bash.js";
import { describeCommands } from "./describe.js";
import { fishScript } from "./fish.js";
import { zshScript } from "./zsh.js";

/** The completion script of a language's command for one shell. */
export function completionScript(
  shell: "bash" | "zsh" | "fish",
  language: Language,
  commands: readonly Command[],
): string {
  const described = describeCommands(language, commands);
  if (shell === "bash") return bashScript(language, described);
  return shell === "zsh" ? zshScript(language, described) : fishScript(language, described);
}
