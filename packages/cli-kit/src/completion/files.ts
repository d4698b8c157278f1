import { commandsOf } from "../command-table.js";
import type { Language } from "../language.js";
import { completionScript } from "./script.js";

/** The completion scripts of a command that its package holds, by the file names that shells look for. */
export function completionFiles(language: Language): Readonly<Record<string, string>> {
  const { name } = language;
  const commands = commandsOf(language);
  return {
    [`${name}.bash`]: completionScript("bash", language, commands),
    [`_${name}`]: completionScript("zsh", language, commands),
    [`${name}.fish`]: completionScript("fish", language, commands),
    [`${name}.ps1`]: completionScript("powershell", language, commands),
  };
}
