import type { Language, OptionDeclaration, OptionValues } from "@cairn/cli-kit";
import { configurableDeclarations } from "@cairn/cli-kit/embedding";

/** The editor's settings `cairn.…`. */
export interface EditorSettings {
  /** Options of the language, by camel-case names. */
  readonly options: OptionValues;
  readonly inlayHints: boolean;
  /** The URL of the folder with the pages of diagnostics, for links to them. */
  readonly pages: string | undefined;
  /** What is ignored, and why, one sentence each. */
  readonly problems: readonly string[];
}

/** The settings before an editor has sent any. */
export const noSettings: EditorSettings = { options: {}, inlayHints: false, pages: undefined, problems: [] };

/** The server's own settings, in addition to the options of languages. */
const ownSettings = new Set(["inlayHints", "pages"]);

/**
 * Reads the section `cairn` of an editor's settings: members for all languages, and objects named after a language for
 * it alone. Those of other languages are skipped; settings that need the user's trust aren't accepted from an editor,
 * since a folder may contain settings.
 */
export function readSettings(language: Language, section: unknown): EditorSettings {
  const all = isObject(section) ? section : {};
  const own = all[language.name];
  const given = { ...all, ...(isObject(own) ? own : {}) };
  const declarations = configurableDeclarations(language);
  const options: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, found] of Object.entries(given)) {
    const declaration = Object.hasOwn(declarations, name) ? declarations[name] : undefined;
    if (!declaration || ownSettings.has(name) || found === null || found === undefined) continue;
    const value = declaration.array === true && !Array.isArray(found) ? [found] : found;
    const problem = problemOf(declaration, value);
    if (problem === undefined) options[name] = value;
    else problems.push(`\`cairn.${name}\` ${problem}`);
  }
  const pages = typeof given["pages"] === "string" ? given["pages"] : undefined;
  return { options, problems, pages, inlayHints: given["inlayHints"] === true };
}

/** Whether an editor may set an option: its settings can come from the folder that is open. */
export function isEditorOption({ trust }: OptionDeclaration): boolean {
  return trust === undefined;
}

function problemOf(option: OptionDeclaration, value: unknown): string | undefined {
  const { array = false, choices, trust, type } = option;
  if (!isEditorOption(option))
    return `${trust}: say it on the command line of the server or in your own configuration file`;
  if (!array && Array.isArray(value)) return "must be one value";
  const items: readonly unknown[] = array ? (value as unknown[]) : [value];
  if (items.some((item) => typeof item !== type)) return `must be of the type ${type}`;
  if (choices && items.some((item) => !choices.includes(item as string))) return `must be one of ${choices.join(", ")}`;
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
