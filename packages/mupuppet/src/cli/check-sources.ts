import type { CliHost, LanguageRequest } from "@cairn/cli-kit";
import {
  createSource,
  type Diagnostic,
  Guesses,
  hasErrors,
  joinPath,
  pushAll,
  type Source,
  startOf,
} from "@cairn/diagnostics";
import { firstFrom, type Program } from "@cairn/puppet-core/manifest";
import { check } from "../check/index.js";
import { Compiler } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { Linker } from "../link/linker.js";
import { parse } from "../parse.js";
import { withModuleTypes } from "../resource-types/of-modules.js";
import { checkLocation, type ModulePlace } from "../resolve/check-location.js";
import { languageSettings, settingsOfNode } from "./settings.js";

/**
 * What is wrong in manifests: in each by itself, with the nodes that it names, with the modules and the environment around them, and in
 * Hiera's data.
 */
export function checkSources(given: readonly Source[], asked: LanguageRequest): readonly Diagnostic[] {
  const plans = given.filter(isPlan);
  const sources = plans.length === 0 ? given : given.filter((source) => !isPlan(source));
  return [...tellPlans(plans), ...checkManifests(sources, asked)];
}

/** Plans of Bolt lie beside the manifests of a module, in a language of their own. */
function isPlan({ name, text }: Source): boolean {
  return /(?:^|[/\\])(?:plans|tasks)[/\\][^]*\.pp$/.test(name) && /^\s*plan\s+[a-z]/m.test(text);
}

function tellPlans([first, ...others]: readonly Source[]): readonly Diagnostic[] {
  if (!first) return [];
  const what = others.length === 0 ? "this is a plan" : `this and ${others.length} more are plans`;
  return [catalogue.create["left-out"](startOf(first), { what })];
}

function checkManifests(sources: readonly Source[], given: LanguageRequest): readonly Diagnostic[] {
  const request = withFoundEnvironment(sources, given);
  const language = languageSettings(request);
  const node = settingsOfNode(request);
  const found = [...language.diagnostics, ...node.diagnostics];
  if (!language.value || !node.value)
    return [...found, ...sources.flatMap((source) => checkText(source, request).found)];
  const run = new CheckRun(request, withFoundModules(language.value, sources, request), node.value);
  for (const source of sources) run.check(source);
  return [...found, ...run.finish()];
}

class CheckRun {
  private readonly request: LanguageRequest;
  private readonly language: LanguageSettings;
  private readonly node: NodeSettings;
  private readonly linker: Linker;
  private readonly guesses = new Guesses();
  private readonly found: Diagnostic[] = [];
  private readonly evaluated: Diagnostic[] = [];
  private readonly modules = new Set<string>();
  private readonly ofEnvironment: ReadonlySet<string>;
  /** Of all manifests that are run, so that modules are read once. */
  private compiler: Compiler | undefined;

  constructor(request: LanguageRequest, language: LanguageSettings, node: NodeSettings) {
    this.request = request;
    this.language = language;
    this.node = node;
    this.linker = new Linker(language, node, this.guesses);
    this.ofEnvironment = new Set(language.environment?.manifests.map(({ name }) => name));
  }

  check(source: Source): void {
    const { found: told, program } = checkText(source, this.request);
    pushAll(this.found, told);
    if (!program || hasErrors(told)) return;
    const place = placeOf(program, this.request);
    if (place) this.modules.add(place.module);
    if (place) pushAll(this.found, checkLocation(program, place));
    const isPart = this.ofEnvironment.has(joinPath(".", source.name));
    if (this.language.profile !== "paper")
      pushAll(this.found, this.linker.link(program, isPart || place !== undefined));
    if (!place && !isPart) this.evaluate(source);
  }

  /** The manifests of an environment are one program. */
  finish(): readonly Diagnostic[] {
    const { environment } = this.language;
    if (environment && !hasErrors(this.found)) this.evaluate(createSource(environment.root, ""));
    pushAll(this.found, this.linker.checkData([...this.modules]));
    return [...this.found, ...withoutTold(this.evaluated, this.found)];
  }

  /** What running a manifest shows, for the node that was asked for or for all that it names. */
  private evaluate(source: Source): void {
    const { guesses, language, node, request } = this;
    const { maxErrors, onPhase, options } = request;
    onPhase("evaluate", source.name);
    const compiler = (this.compiler ??= new Compiler(source, language, maxErrors, guesses));
    const isGiven = options["node"] !== undefined || options["facts"] !== undefined;
    const factsAreUnknown = options["facts"] === undefined;
    const names = isGiven ? [node.name] : compiler.namedNodes(source);
    const nodes = names.map((name) => ({ ...node, name, factsAreUnknown }));
    pushAll(this.evaluated, compiler.check(nodes, source));
  }
}

/** Those of which nothing with the same code has been told inside of their place: reading says better where it is than running. */
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

/** What is wrong in a text by itself; a syntax error hides the rest of it. */
function checkText(source: Source, { allowance, maxErrors, onPhase }: LanguageRequest) {
  onPhase("parse", source.name);
  const { diagnostics, value: program } = parse(source, { allowance, maxErrors });
  if (!program || hasErrors(diagnostics)) return { found: diagnostics, program };
  onPhase("check", source.name);
  return { found: [...diagnostics, ...check(program)], program };
}

/** A file of a module: the folder of modules, the module's name, the folder of its kind, its path there without the ending. */
const moduleFile = /^(?:(.*)[/\\])?([a-z][a-z0-9_]*)[/\\](manifests|functions|types)[/\\](.*)\.pp$/;

/** Where a file stands in its module, by its path and by what it, or the folder, holds. */
function placeOf({ source, statements }: Program, { host }: LanguageRequest): ModulePlace | undefined {
  const [, base = ".", module, folder, rest] = moduleFile.exec(source.name) ?? [];
  if (module === undefined) return undefined;
  const marks = ["metadata.json", "manifests/init.pp"].map((mark) => `${base}/${module}/${mark}`);
  const definesOwn = statements.some(
    (each) => "name" in each && typeof each.name === "object" && each.name.value.startsWith(`${module}::`),
  );
  if (!definesOwn && !marks.some((mark) => host?.kindOf(mark) === "file")) return undefined;
  const isInit = folder === "manifests" && rest === "init";
  return { module, namespace: isInit ? module : [module, ...rest!.split(/[/\\]/)].join("::") };
}

/**
 * Where nobody names the environment, the manifests that are checked show it: the outermost folder around them with an environment.conf, or
 * with a hiera.yaml that is no module's.
 */
function withFoundEnvironment([first]: readonly Source[], request: LanguageRequest): LanguageRequest {
  const { host, options } = request;
  if (!first || !host || options["environment"] !== undefined) return request;
  const environment = environmentAround(first.name, host);
  return environment === undefined ? request : { ...request, options: { ...options, environment } };
}

/** The folder of the environment that a file shows. */
export function environmentAround(name: string, host: Pick<CliHost, "kindOf">): string | undefined {
  const isThere = (folder: string, file: string) => host.kindOf(`${folder}/${file}`) !== undefined;
  let environment: string | undefined;
  for (let folder = joinPath(name, ".."); !folder.startsWith(".."); folder = joinPath(folder, "..")) {
    const hasData = isThere(folder, "hiera.yaml") && !isThere(folder, "metadata.json");
    if (hasData || isThere(folder, "environment.conf")) environment = `${folder}/`;
    if (folder === "." || folder === "/") break;
  }
  return environment;
}

/** Where nobody says where modules are, those that are checked show it: a module lies beside those that it needs. */
function withFoundModules(
  language: LanguageSettings,
  sources: readonly Source[],
  { host }: LanguageRequest,
): LanguageSettings {
  if (language.modulePath.length > 0 || !host) return language;
  const found = new Set<string>();
  for (const { name } of sources) {
    const [, folder = ".", module] = moduleFile.exec(name) ?? [];
    if (module !== undefined) found.add(folder);
  }
  const settings = { ...language, modulePath: [...found] };
  return found.size === 0 ? settings : { ...settings, types: withModuleTypes(language.types, settings) };
}
