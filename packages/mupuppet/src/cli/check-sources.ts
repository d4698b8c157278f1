import type { LanguageRequest } from "@cairn/cli-kit";
import { hasErrors, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Program } from "../ast/index.js";
import { check } from "../check/index.js";
import { Compiler } from "../compile.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { Linker } from "../link/linker.js";
import { parse } from "../parse.js";
import { checkLocation, type ModulePlace } from "../resolve/check-location.js";
import { languageSettings, settingsOfNode } from "./settings.js";

/** What is wrong in manifests: in each by itself, with the nodes that it names, and with the modules around them. */
export function checkSources(sources: readonly Source[], request: LanguageRequest): readonly Diagnostic[] {
  const language = languageSettings(request);
  const node = settingsOfNode(request);
  const found = [...language.diagnostics, ...node.diagnostics];
  if (!language.value || !node.value)
    return [...found, ...sources.flatMap((source) => checkText(source, request).found)];
  const settings = withFoundModules(language.value, sources, request);
  const linker = new Linker(settings, node.value);
  const evaluated: Diagnostic[] = [];
  for (const source of sources) {
    const { found: told, program } = checkText(source, request);
    found.push(...told);
    if (!program || hasErrors(told)) continue;
    const place = placeOf(program, request);
    if (place) found.push(...checkLocation(program, place));
    if (settings.profile !== "paper") found.push(...linker.link(program, place !== undefined));
    if (!place) evaluated.push(...evaluate(source, request, settings, node.value));
  }
  return [...found, ...withoutTold(evaluated, found)];
}

/** What running a manifest shows, for the node that was asked for or for all that it names. */
function evaluate(
  source: Source,
  { maxErrors, onPhase, options }: LanguageRequest,
  language: LanguageSettings,
  node: NodeSettings,
): readonly Diagnostic[] {
  onPhase("evaluate", source.name);
  const compiler = new Compiler(source, language, maxErrors);
  const isGiven = options["node"] !== undefined || options["facts"] !== undefined;
  const nodes = isGiven ? [node] : compiler.namedNodes().map((name) => ({ ...node, name }));
  return compiler.check(nodes, options["facts"] !== undefined);
}

/** Those of which nothing with the same code has been told inside of their place: reading says better where it is than running. */
function withoutTold(evaluated: readonly Diagnostic[], told: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ code, span }: Diagnostic) => `${code} ${span.source.name}`;
  const starts = new Map<string, number[]>();
  for (const each of told) starts.set(keyOf(each), [...(starts.get(keyOf(each)) ?? []), each.span.start]);
  return evaluated.filter((each) => {
    const { end, start } = each.span;
    return !starts.get(keyOf(each))?.some((at) => start <= at && at < Math.max(end, start + 1));
  });
}

/** What is wrong in a text by itself; a syntax error hides the rest of it. */
function checkText(source: Source, { maxErrors, onPhase }: LanguageRequest) {
  onPhase("parse", source.name);
  const { diagnostics, value: program } = parse(source, { maxErrors });
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
  return { ...language, modulePath: [...found] };
}
