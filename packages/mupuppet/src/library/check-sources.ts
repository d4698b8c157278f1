import {
  createSource,
  type Diagnostic,
  Guesses,
  hasErrors,
  joinPath,
  pushAll,
  type Source,
  type Folders,
  startOf,
} from "@cairn/diagnostics";
import { firstFrom, type Program } from "@cairn/puppet-core/manifest";
import { check } from "../check/index.js";
import { Compiler } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { Linker } from "../link/linker.js";
import { parse } from "../parse/parse.js";
import { withModuleTypes } from "../resource-types/of-modules.js";
import { checkLocation, type ModulePlace } from "../resolve/check-location.js";
import { asPuppet8 } from "../resolve/manifest.js";
import type { CompileOptions } from "./options.js";
import { languageSettings, settingsOfNode } from "./settings.js";

/**
 * The errors of manifests: of each by itself, with the nodes that it names, with the modules and the environment around
 * them, and in Hiera's data.
 */
export function checkSources(given: readonly Source[], options: CompileOptions): readonly Diagnostic[] {
  const plans = given.filter(isPlan);
  const sources = plans.length === 0 ? given : given.filter((source) => !isPlan(source));
  return [...tellPlans(plans), ...checkManifests(sources, options)];
}

/** Bolt's plans are stored with the manifests of a module, in another language. */
function isPlan({ name, text }: Source): boolean {
  return /(?:^|[/\\])(?:plans|tasks)[/\\][^]*\.pp$/.test(name) && /^\s*plan\s+[a-z]/m.test(text);
}

function tellPlans([first, ...others]: readonly Source[]): readonly Diagnostic[] {
  if (!first) return [];
  const what = others.length === 0 ? "this is a plan" : `this and ${others.length} more are plans`;
  return [catalogue.create["left-out"](startOf(first), { what })];
}

function checkManifests(sources: readonly Source[], given: CompileOptions): readonly Diagnostic[] {
  const options = withFoundEnvironment(sources, given);
  const language = languageSettings(options);
  const { systems = [options.facts] } = options;
  const nodes = systems.map((facts) => settingsOfNode(options, options.node, facts));
  const found = [...language.diagnostics, ...nodes.flatMap(({ diagnostics }) => diagnostics)];
  const known = nodes.flatMap(({ value }) => value ?? []);
  if (!language.value || known.length < nodes.length)
    return [...found, ...sources.flatMap((source) => checkText(source, options).found)];
  const run = new CheckRun(options, withFoundModules(language.value, sources, options), known);
  for (const source of sources) run.check(source);
  return [...found, ...run.finish()];
}

class CheckRun {
  private readonly options: CompileOptions;
  private readonly language: LanguageSettings;
  /** One for each system. */
  private readonly systems: readonly NodeSettings[];
  private readonly linker: Linker;
  private readonly guesses = new Guesses();
  private readonly found: Diagnostic[] = [];
  private readonly evaluated: Diagnostic[] = [];
  private readonly modules = new Set<string>();
  private readonly ofEnvironment: ReadonlySet<string>;
  /** Shared by all manifests that are run, so that modules are read once. */
  private compiler: Compiler | undefined;

  constructor(options: CompileOptions, language: LanguageSettings, systems: readonly NodeSettings[]) {
    this.options = options;
    this.language = language;
    this.systems = systems;
    this.linker = new Linker(language, systems[0]!, this.guesses);
    this.ofEnvironment = new Set(language.environment?.manifests.map(({ name }) => name));
  }

  check(source: Source): void {
    const { found: told, program } = checkText(source, this.options, this.language.strict);
    pushAll(this.found, told);
    if (!program || hasErrors(told)) return;
    const place = moduleOf(program, this.options);
    if (place) this.modules.add(place.module);
    if (place) pushAll(this.found, checkLocation(program, place));
    const isPart = this.ofEnvironment.has(joinPath(".", source.name));
    if (this.language.profile !== "paper")
      pushAll(this.found, this.linker.link(program, isPart || place !== undefined));
    if (!place && !isPart) this.evaluate(source, program);
  }

  /** The manifests of an environment are one program. */
  finish(): readonly Diagnostic[] {
    const { environment } = this.language;
    if (environment && !hasErrors(this.found)) this.evaluate(createSource(environment.root, ""));
    pushAll(this.found, this.linker.checkData([...this.modules]));
    return [...this.found, ...withoutTold(this.evaluated, this.found)];
  }

  /** The errors of running a manifest, for the requested node or for all that it names. */
  private evaluate(source: Source, program?: Program): void {
    const { guesses, language, options, systems } = this;
    options.onPhase?.("evaluate", source.name);
    const compiler = (this.compiler ??= new Compiler(source, language, options.maxErrors, guesses));
    if (program) compiler.adopt(program);
    const factsAreUnknown = options.facts === undefined && options.systems === undefined;
    const isGiven = options.node !== undefined || (options.facts !== undefined && options.systems === undefined);
    const names = isGiven ? undefined : compiler.namedNodes(source);
    const nodes = systems.flatMap((system) =>
      (names ?? [system.name]).map((name) => ({ ...system, name, factsAreUnknown })),
    );
    pushAll(this.evaluated, compiler.check(nodes, source));
  }
}

/** Omits those inside the span of a reported one with the same code: the static check has the better position. */
function withoutTold(evaluated: readonly Diagnostic[], told: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ code, span }: Diagnostic) => `${code} ${span.source.name}`;
  const startsByKey = new Map<string, number[]>();
  for (const each of told) {
    const starts = startsByKey.get(keyOf(each));
    if (starts) starts.push(each.span.start);
    else startsByKey.set(keyOf(each), [each.span.start]);
  }
  for (const starts of startsByKey.values()) starts.sort((left, right) => left - right);
  return evaluated.filter((each) => {
    const { end, start } = each.span;
    const starts = startsByKey.get(keyOf(each)) ?? [];
    const next = starts[firstFrom(starts, start, (at) => at)];
    return next === undefined || next >= Math.max(end, start + 1);
  });
}

/** The errors of a single source; a syntax error hides the rest of it. */
function checkText(source: Source, { allowance, maxErrors, onPhase }: CompileOptions, isStrict = false) {
  onPhase?.("parse", source.name);
  const { diagnostics, value: program } = parse(source, { allowance, maxErrors });
  if (!program || hasErrors(diagnostics)) return { found: diagnostics, program };
  onPhase?.("check", source.name);
  const checked = isStrict ? check(program).map(asPuppet8) : check(program);
  return { found: [...diagnostics, ...checked], program };
}

/**
 * A file of a module: the folder of modules, the module's name, the folder of its kind, its path there without the
 * extension.
 */
const moduleFile = /^(?:(.*)[/\\])?([a-z][a-z0-9_]*)[/\\](manifests|functions|types)[/\\](.*)\.pp$/;

/** The position of a file in its module, by its path and by its (or the folder's) contents. */
function moduleOf({ source, statements }: Program, { folders }: CompileOptions): ModulePlace | undefined {
  const [, base = ".", module, folder, rest] = moduleFile.exec(source.name) ?? [];
  if (module === undefined) return undefined;
  const marks = ["metadata.json", "manifests/init.pp"].map((mark) => `${base}/${module}/${mark}`);
  const definesOwn = statements.some(
    (each) => "name" in each && typeof each.name === "object" && each.name.value.startsWith(`${module}::`),
  );
  if (!definesOwn && !marks.some((mark) => folders?.kindOf(mark) === "file")) return undefined;
  const isInit = folder === "manifests" && rest === "init";
  return { module, namespace: isInit ? module : [module, ...rest!.split(/[/\\]/)].join("::") };
}

/**
 * If no environment was named, it is found from the checked manifests: the outermost enclosing folder with an
 * environment.conf, or with a hiera.yaml that isn't a module's.
 */
function withFoundEnvironment([first]: readonly Source[], options: CompileOptions): CompileOptions {
  const { folders } = options;
  if (!first || !folders || options.environment !== undefined) return options;
  const environment = environmentAround(first.name, folders);
  return environment === undefined ? options : { ...options, environment };
}

/** The environment's folder that contains a file. */
export function environmentAround(name: string, host: Pick<Folders, "kindOf">): string | undefined {
  const isThere = (folder: string, file: string) => host.kindOf(`${folder}/${file}`) !== undefined;
  let environment: string | undefined;
  for (let folder = joinPath(name, ".."); !folder.startsWith(".."); folder = joinPath(folder, "..")) {
    const hasData = isThere(folder, "hiera.yaml") && !isThere(folder, "metadata.json");
    if (hasData || isThere(folder, "environment.conf")) environment = `${folder}/`;
    if (folder === "." || folder === "/") break;
  }
  return environment;
}

/** If no module path was given, it is found from the checked modules: a module is next to those that it needs. */
function withFoundModules(
  language: LanguageSettings,
  sources: readonly Source[],
  { folders }: CompileOptions,
): LanguageSettings {
  if (language.modulePath.length > 0 || !folders) return language;
  const found = new Set<string>();
  for (const { name } of sources) {
    const [, folder = ".", module] = moduleFile.exec(name) ?? [];
    if (module !== undefined) found.add(folder);
  }
  const settings = { ...language, modulePath: [...found] };
  return found.size === 0 ? settings : { ...settings, types: withModuleTypes(language.types, settings) };
}
