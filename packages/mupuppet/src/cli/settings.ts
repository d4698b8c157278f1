import type { LanguageRequest } from "@cairn/cli-kit";
import { readSource, type Diagnostic, type Result } from "@cairn/diagnostics";
import type { LanguageSettings, NodeSettings, Profile } from "../evaluate/settings.js";
import { catalogue } from "../diagnostics/index.js";
import { nodeSettings } from "../facts/node-settings.js";
import type { TypeFacts } from "../resource-types/type-facts.js";
import { TypeTable } from "../resource-types/type-table.js";
import { customFunctions } from "./custom-functions.js";
import { loadViews } from "./load-views.js";
import { confineModules } from "../facts/module-files.js";

/** What the options say about all nodes of a run. */
export function languageSettings(request: LanguageRequest): Result<LanguageSettings> {
  const { files, host, options } = request;
  const types = addedTypes(request);
  if (!types.value) return { diagnostics: types.diagnostics };
  const modulePath = listOf(options["modulepath"]).flatMap(splitPath);
  const profile = (options["profile"] ?? "puppet7") as Profile;
  return {
    value: {
      profile,
      strict: options["strict"] === true || profile !== "puppet7",
      types: types.value,
      modulePath,
      files: host && modulePath.length > 0 ? confineModules(files, modulePath, host) : files,
      ...(host ? { folders: host } : {}),
      functions: host ? customFunctions(listOf(options["functions"]).flatMap(splitPath), host) : new Map(),
    },
    diagnostics: [],
  };
}

function addedTypes({ files, options }: LanguageRequest): Result<TypeTable> {
  const types: TypeFacts[] = [];
  const metaparameters: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const path of listOf(options["types"])) {
    const source = readSource(path, files, catalogue.create);
    const read = source.value ? loadViews().readTypes(source.value) : { diagnostics: source.diagnostics };
    diagnostics.push(...read.diagnostics);
    types.push(...(read.value?.types ?? []));
    metaparameters.push(...(read.value?.metaparameters ?? []));
  }
  return diagnostics.length > 0 ? { diagnostics } : { value: new TypeTable(types, metaparameters), diagnostics };
}

/** What the options say about one node; `factsFile` and `name` may come from a list of nodes instead. */
export function settingsOfNode(
  { files, options }: LanguageRequest,
  name = options["node"] as string | undefined,
  factsFile = options["facts"] as string | undefined,
): Result<NodeSettings> {
  const environment = options["environment"] as string | undefined;
  const own = environment === undefined ? {} : { environment };
  if (factsFile === undefined) return { value: { ...nodeSettings(name, undefined), ...own }, diagnostics: [] };
  const source = readSource(factsFile, files, catalogue.create);
  if (!source.value) return { diagnostics: source.diagnostics };
  const { diagnostics, value } = loadViews().readFacts(source.value);
  return value ? { value: { ...nodeSettings(name, value), ...own }, diagnostics } : { diagnostics };
}

function listOf(option: unknown): readonly string[] {
  return (option ?? []) as readonly string[];
}

/** Folders joined by colons, without a slash at their ends; the colon of a Windows drive doesn't separate. */
function splitPath(path: string): string[] {
  const folders = path.split(/(?<!(?:^|:)[A-Za-z])[:]|;/).filter((folder) => folder !== "");
  return folders.map((folder) => folder.replace(/(?<=.)[/\\]+$/, ""));
}
