import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { LanguageRequest } from "@cairn/cli-kit";
import { joinPath, type Result, type Source } from "@cairn/diagnostics";
import { generators } from "./generators.js";
import { installedRuby } from "./installed-ruby.js";
import type { NodeSettings } from "../evaluate/settings.js";
import type { CompileOptions } from "../library/options.js";
import * as library from "../library/settings.js";
import { rubyParser } from "../node/ruby-parser.js";
import type { AskRuby } from "../ruby/installed.js";
import { customFunctions } from "./custom-functions.js";
import { timeOf } from "./time-of.js";
import { knownOf, othersOf } from "./others.js";
import { splitPath } from "./split-path.js";
import { stateFolder } from "./state-folder.js";

/** The installed Ruby, one process for all nodes. */
let rubyOfRun: AskRuby | undefined;

/** The options of a command, as the library has them. */
export function compileOptions(request: LanguageRequest): CompileOptions {
  const { allowance, files, host, maxErrors, maxMemory, onPhase, options } = request;
  const systems = systemsOf(request);
  return {
    ...(options as CompileOptions),
    facts: lastFacts(request),
    systems: systems.length > 1 ? systems : undefined,
    modulePath: listOf(options["modulepath"]).flatMap(splitPath),
    now: timeOf(String(options["now"])) ?? BigInt(Date.now()) * 1_000_000n,
    randomBytes,
    state: typeof options["state"] === "string" && host ? stateFolder(options["state"], host) : undefined,
    functions: host && customFunctions(listOf(options["functions"]).flatMap(splitPath), host),
    folders: host,
    currentFolder: host?.cwd,
    parseRuby: host && rubyParser(),
    askRuby: options["ruby"] === true ? (rubyOfRun ??= installedRuby()) : undefined,
    runGenerator: host && generators(listOf(options["allowGenerate"])),
    allowance,
    files,
    maxErrors,
    maxMemory,
    onPhase,
  };
}

/** The file of facts that counts where only one can. */
export function lastFacts({ options }: LanguageRequest): string | undefined {
  return listOf(options["facts"]).at(-1);
}

/** The files of facts of all systems: those that are named, those of folders, and the set that comes with the package. */
function systemsOf({ host, options }: LanguageRequest): readonly string[] {
  const set = options["factsSet"] === undefined ? [] : [join(import.meta.dirname, "../../facts")];
  return [...listOf(options["facts"]), ...set].flatMap((path) => {
    if (host?.kindOf(path) !== "folder") return [path];
    const names = host.readFolder(path).flatMap(({ kind, name }) => (kind === "file" ? [name] : []));
    const ofFacts = names.filter((name) => /\.(?:json|ya?ml)$/.test(name)).sort();
    return ofFacts.map((name) => joinPath(path, name));
  });
}

/** The options for the only node of a run, with what is known of others. */
export function settingsOfOneNode(request: LanguageRequest): Result<NodeSettings> {
  const node = settingsOfNode(request);
  const others = othersOf({ request });
  const diagnostics = [...node.diagnostics, ...others.diagnostics];
  if (!node.value || !others.value) return { diagnostics };
  return { value: { ...node.value, ...knownOf(others.value) }, diagnostics };
}

/** The options for one node; its facts (a file's path, or its text) and name may come from a list of nodes instead. */
export function settingsOfNode(request: LanguageRequest, name?: string, given?: Source | string): Result<NodeSettings> {
  return library.settingsOfNode(compileOptions(request), name, given);
}

function listOf(option: unknown): readonly string[] {
  return (option ?? []) as readonly string[];
}
