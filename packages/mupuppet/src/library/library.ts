/** The library's functions, in the shape that all four languages have. */
import { createSource, hasErrors, joinPath, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { Compiled, explainCompiled, type Comparison, type DataFormatName, type Explanation } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { compile as compileNode } from "../compile.js";
import { compareCatalogs } from "../diff/compare.js";
import { comparedCatalog, type ComparedCatalog } from "../diff/compared-catalog.js";
import { ignores } from "../diff/ignore.js";
import { refuseExpansion } from "../emit/print-json.js";
import { environmentFolder } from "../environment/environment-folder.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { formatReferencePath } from "../view/reference-path.js";
import { compilerParts } from "../parts.js";
import { checkSources } from "./check-sources.js";
import type { CatalogData } from "./catalog-data.js";
import type { CompileOptions } from "./options.js";
import { outcomeOf } from "./outcome.js";
import { languageSettings, settingsOfNode } from "./settings.js";

/** The catalog of a node. */
export type CompiledCatalog = Compiled<DataFormatName, CatalogData>;

/** What `diff` compares: secrets are kept apart there. */
const compared = new WeakMap<CompiledCatalog, () => ComparedCatalog>();

function compiledCatalog(
  catalog: Catalog,
  source: Source,
  language: LanguageSettings,
  { currentFolder }: CompileOptions,
): CompiledCatalog {
  const pathOf = ({ name }: Source) => (currentFolder === undefined ? name : joinPath(currentFolder, name));
  const outcome = outcomeOf(catalog, source, language, pathOf);
  const data = () => JSON.parse([...outcome.print("json", 0).value!].join("")) as CatalogData;
  const compiled: CompiledCatalog = new Compiled(outcome, { format: "json", data });
  compared.set(compiled, () => comparedCatalog(catalog, language.types, source));
  return compiled;
}

/** What `diff` leaves out. */
export interface DiffOptions {
  /** Leaves out differences at such paths: `File[*][content]`, `Package`, `Notify[*]`. */
  readonly ignore?: readonly string[];
  /** Compares relationships as they are written; by default, equal graphs are equal. */
  readonly strict?: boolean;
}

/** The catalog of a node: all independent errors are reported, syntax errors first. */
export function compile(source: Source, options: CompileOptions = {}): Result<CompiledCatalog> {
  const language = languageSettings(options, compilerParts);
  const node = settingsOfNode(options);
  const problems = [...language.diagnostics, ...node.diagnostics];
  if (!language.value || !node.value) return { diagnostics: problems };
  options.onPhase?.("evaluate", source.name);
  const settings = { language: language.value, node: node.value, maxErrors: options.maxErrors ?? 100 };
  const { value, diagnostics } = compileNode(source, settings);
  const refused = value && refuseExpansion(value, { types: settings.language.types, ...whole(source) });
  const all = [...problems, ...diagnostics, ...(refused?.diagnostics ?? [])];
  return value && !hasErrors(all)
    ? { value: compiledCatalog(value, source, settings.language, options), diagnostics: all }
    : { diagnostics: all };
}

/** A catalog that takes more as text is refused: a small program can stand for a huge one. */
function whole(source: Source) {
  return { maxOutput: 2 ** 28, pathOf: ({ name }: Source) => name, source };
}

/** The program that the manifests of an environment's folder are; compile it with that `environment`. */
export function environmentSource(environment: string): Source {
  return createSource(joinPath(environmentFolder(environment) ?? `./${environment}`, ""), "");
}

/** Everything wrong with manifests: each by itself, with the nodes that it names, and with the modules around them. */
export function check(sources: Source | readonly Source[], options: CompileOptions = {}): readonly Diagnostic[] {
  return checkSources("text" in sources ? [sources] : sources, options);
}

/** Where a resource (`File[/etc/motd]`) or a parameter (`File[/etc/motd][mode]`) comes from, and what it replaced. */
export function explain(compiled: CompiledCatalog, path: string): Result<Explanation> {
  return explainCompiled(compiled, path);
}

/** In what two catalogs differ: resources and parameters, regardless of their order. Secrets aren't shown. */
export function diff(left: CompiledCatalog, right: CompiledCatalog, options: DiffOptions = {}): Comparison {
  const { ignore = [], strict = false } = options;
  const rules = { ignored: ignores(ignore), isWritten: strict };
  const comparison = compareCatalogs(compared.get(left)!(), compared.get(right)!(), rules);
  return { ...comparison, formatPath: formatReferencePath };
}
