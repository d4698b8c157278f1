import { readConfigFile, type Configuration, type Declared, type FileTrust } from "./config-file.js";
import type { CliHost } from "./host.js";
import type { Language, OptionValues } from "./language.js";
import { configName } from "./options.js";
import { folderOf, isAbsolutePath, isBelow, normalizePath } from "./paths.js";
import { isOwn, isTrusted, rememberTrust, userFolder } from "./trust.js";
import { isUsageProblem, usageProblem, type UsageProblem } from "./usage.js";

const nothing: Configuration = { options: {}, rules: {} };

/** Whether there is any configuration file for `readConfiguration`. */
export function hasConfiguration(language: Language, host: CliHost, { config }: OptionValues): boolean {
  return (
    config !== undefined || ownFile(language, host) !== undefined || nearest(configName(language), host) !== undefined
  );
}

/**
 * The options of the user's own file (`<lang>.config.json` in the user's folder), overridden by those of the project's:
 * the one that `--config` names, or the nearest `<lang>.config.json`, in the current folder or above it. Either may be
 * missing, but not one that is named. The diagnostics of `declared` are only needed where `hasConfiguration`. With `skipped`, options that aren't trusted are left out and reported to it.
 */
export function readConfiguration(
  declared: Declared,
  host: CliHost,
  options: OptionValues,
  skipped?: (problem: string) => void,
): Configuration | UsageProblem {
  const file = ownFile(declared.language, host);
  const own = file === undefined ? nothing : readOwn(declared, host, file);
  if (isUsageProblem(own)) return own;
  const project = readProjects(declared, host, options, { own, skipped });
  if (isUsageProblem(project)) return project;
  return {
    options: { ...own.options, ...project.options },
    rules: { ...own.rules, ...project.rules },
  };
}

/** The user's own file; undefined if there is none. */
function ownFile(language: Language, host: CliHost): string | undefined {
  const folder = userFolder(host);
  const file = `${folder}/${configName(language)}`;
  return folder !== undefined && host.kindOf(file) === "file" ? file : undefined;
}

function readOwn(declared: Declared, host: CliHost, file: string): Configuration | UsageProblem {
  const content = host.read(file);
  if ("problem" in content) return unreadable(file, content.problem);
  return readConfigFile(declared, file, content.bytes, { isTrusted: () => true, isInside: () => true, own: nothing });
}

function readProjects(
  declared: Declared,
  host: CliHost,
  { config, rememberTrust: remembers, trustConfig }: OptionValues,
  { own, skipped }: Pick<FileTrust, "own" | "skipped">,
): Configuration | UsageProblem {
  const name = configName(declared.language);
  const file = (config as string | undefined) ?? nearest(name, host);
  if (file === undefined)
    return remembers === true ? usageProblem(`there is no \`${name}\` here whose trust to remember`) : nothing;
  // A file that the user names may be a pipe.
  const content = config === undefined ? host.read(file) : host.interruptible(() => host.readNamed(file));
  if ("problem" in content) return unreadable(file, content.problem);
  const { bytes } = content;
  const isKnown = (): boolean => isOwn(file, host) || isTrusted(file, bytes, host);
  const said = readConfigFile(declared, file, bytes, {
    isTrusted: () => trustConfig === true || remembers === true || isKnown(),
    isInside: (path) => isInFolder(folderOf(file) || ".", path, host),
    ...{ own, skipped },
  });
  if (isUsageProblem(said) || remembers !== true) return said;
  return rememberTrust(file, bytes, host) ?? said;
}

/**
 * A file of this name in the current folder, or else in the nearest folder above. The root of a git repository is the
 * last one: what is above it belongs to somebody else.
 */
function nearest(name: string, host: CliHost): string | undefined {
  for (let folder = host.cwd, up = ""; ; folder = folderOf(folder), up += "../") {
    if (host.kindOf(up + name) === "file") return up + name;
    if (host.kindOf(`${up}.git`) !== undefined || folderOf(folder) === folder || folder === "") return undefined;
  }
}

/** Whether a path leads into a folder, symbolic links followed; one that leads nowhere is checked by its name. */
function isInFolder(folder: string, path: string, host: CliHost): boolean {
  const [outer, real] = [host.realPath(folder), host.realPath(path)];
  if (outer !== undefined && real !== undefined) return isBelow(outer, real);
  return (
    isBelow(normalizePath(folder), path) || (folder === "." && !isAbsolutePath(path) && !/^\.\.(?:[/\\]|$)/.test(path))
  );
}

function unreadable(file: string, problem: string): UsageProblem {
  return usageProblem(`can't read the configuration file \`${file}\`: ${problem}`);
}
