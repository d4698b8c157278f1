import type { WorkspaceConfiguration } from "vscode";

/** The languages, by the identifiers of the editor, with the commands that serve them. */
export const commandOf: Readonly<Record<string, string>> = {
  smartfrog: "smartfrog",
  cf2: "cf2",
  puppet: "mupuppet",
  "type-arm": "type-arm",
};

/** A program and its first words. */
export interface Program {
  readonly file: string;
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** What runs a language: the user's own command, or the one that comes with the extension. */
export function programOf(command: string, own: string | undefined, extensionFolder: string): Program {
  if (own) return { file: own, words: [], env: process.env };
  // The editor's own Node.js runs it, whatever is installed.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: "1" };
  return { file: process.execPath, words: [`${extensionFolder}/servers/${command}/${command}.cjs`], env };
}

/** The options that the settings give to a run of a command, as words of its command line. */
export function wordsOfSettings(command: string, settings: Pick<WorkspaceConfiguration, "get">): string[] {
  const options = settings.get<Readonly<Record<string, unknown>>>(command) ?? {};
  return Object.entries(options).flatMap(([name, value]) => {
    if (name === "command" || name === "inlayHints" || value === null || value === "" || value === undefined) return [];
    const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (typeof value === "boolean") return [value ? option : option.replace("--", "--no-")];
    return [value].flat().flatMap((each) => [option, String(each)]);
  });
}
