import { commandsOf } from "../command-table.js";
import type { Language } from "../language.js";
import { completionScript } from "./script.js";

/** The completion scripts of a command that its package holds, by the file names that shells look for. */
export async function completionFiles(language: Language): Promise<Readonly<Record<string, string>>> {
  const { name } = language;
  const commands = commandsOf(language);
  return {
    [`${name}.bash`]: await completionScript("bash", language, commands),
    [`_${name}`]: await completionScript("zsh", language, commands),
    [`${name}.fish`]: await completionScript("fish", language, commands),
    [`${name}.ps1`]: await completionScript("powershell", language, commands),
  };
}
