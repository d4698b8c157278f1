import type { LanguageName } from "./languages.js";

/** What the page edits, compiles and shares. */
export interface Project {
  readonly language: LanguageName;
  /** Sources by their paths, in the order of the tabs. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that is compiled. */
  readonly main: string;
  /** Options of the language by camel-case names, such as Puppet's `node` and `facts`. */
  readonly options: Readonly<Record<string, string>>;
}

/** Where a project seems to lie; Puppet takes the name of an environment from it. */
export const folder = "/production";

/** All files and names together: a link from a stranger must not fill the memory. */
export const largestProject = 2_000_000;

/** The options in force: where the files of a Puppet project are no environment, its modules are found all the same. */
export function optionsOf({ files, language, options }: Project): Readonly<Record<string, unknown>> {
  const paths = Object.keys(files);
  const isEnvironment = paths.some((path) => /^(?:environment\.conf$|hiera\.yaml$|manifests\/)/.test(path));
  const hasModules = language === "mupuppet" && paths.some((path) => path.startsWith("modules/"));
  const { facts, ...others } = options;
  return {
    ...(hasModules && !isEnvironment ? { modulepath: ["modules"] } : {}),
    ...others,
    ...(facts === undefined ? {} : { facts: [facts] }),
  };
}

/** The project that some data is; undefined if it isn't one. */
export function projectOf(data: unknown, languages: readonly string[]): Project | undefined {
  if (!isRecord(data)) return undefined;
  const { files, language, main, options = {} } = data;
  if (typeof language !== "string" || !languages.includes(language) || typeof main !== "string") return undefined;
  if (!isStringRecord(files) || !isStringRecord(options) || !Object.hasOwn(files, main)) return undefined;
  if (Object.keys(files).some((path) => problemOfPath(path) !== undefined)) return undefined;
  return { language: language as LanguageName, files, main, options };
}

/** Why a file can't be called that, or undefined. */
export function problemOfPath(path: string): string | undefined {
  if (path === "") return "a file needs a name";
  if (path.length > 200) return "this name is too long";
  const parts = path.split("/");
  if (parts.some((part) => part === "" || part === "." || part === "..")) return "write it as `folder/file.txt`";
  return /[\\<>:"|?*\u0000-\u001f]/.test(path) ? 'a name has none of \\ < > : " | ? *' : undefined;
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function isStringRecord(data: unknown): data is Readonly<Record<string, string>> {
  return isRecord(data) && Object.values(data).every((value) => typeof value === "string");
}
