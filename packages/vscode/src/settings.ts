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
  return { file: process.execPath, words: [`${extensionFolder}/servers/${command}/${command}.mjs`], env };
}

/** A setting's declaration in the extension's manifest. */
interface SettingDeclaration {
  readonly type: string;
  readonly items?: { readonly type: string };
}

/** The part of the extension's manifest that declares its settings. */
export interface SettingsManifest {
  readonly contributes: { readonly configuration: readonly { readonly properties: object }[] };
}

/**
 * The options that settings add to a command line. A workspace can contain settings, so only those that the manifest
 * declares are options, with values of the declared type: it leaves out whatever the language server accepts from nobody
 * but the user. A value is part of its option's word, so that it can't become an option itself.
 */
export function wordsOfSettings(
  command: string,
  settings: Pick<WorkspaceConfiguration, "get">,
  { contributes }: SettingsManifest,
): string[] {
  const declared = new Map(
    contributes.configuration.flatMap(({ properties }) => Object.entries<SettingDeclaration>({ ...properties })),
  );
  const options = settings.get<Readonly<Record<string, unknown>>>(command) ?? {};
  return Object.entries(options).flatMap(([name, value]) => {
    const declaration = name === "command" ? undefined : declared.get(`cairn.${command}.${name}`);
    return declaration && value !== "" ? wordsOfSetting(typedOption(name), value, declaration) : [];
  });
}

/** A boolean for an option that takes a value would make the next word that value. */
function wordsOfSetting(option: string, value: unknown, { items, type }: SettingDeclaration): string[] {
  const values = [value].flat().filter((each) => typeof each === (items?.type ?? type));
  if (type === "boolean") return values.map((each) => (each ? option : option.replace(/^-+/, "--no-")));
  return values.map((each) => `${option}=${String(each)}`);
}

/** `legacyFacts` as `--legacy-facts`; cf2's `Wdup` keeps its capital and its single dash. */
function typedOption(name: string): string {
  if (/^[A-Z]/.test(name)) return `-${name}`;
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
