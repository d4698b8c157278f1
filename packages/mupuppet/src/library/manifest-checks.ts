/** Checks manifests one by one, in any order and also in several threads, and puts together what is found. */
import {
  createSource,
  Guesses,
  hasErrors,
  joinPath,
  pushAll,
  type CheckedFile,
  type Diagnostic,
  type Source,
} from "@cairn/diagnostics";
import { firstFrom, type Program } from "@cairn/puppet-core/manifest";
import { check } from "../check/index.js";
import { Compiler } from "../compile.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import type { Linked } from "../link/index.js";
import { Linker } from "../link/linker.js";
import { parse } from "../parse/parse.js";
import { isPlan, tellPlans } from "../parse/plan.js";
import { compilerParts } from "../parts.js";
import { checkLocation, type ModulePlace } from "../resolve/check-location.js";
import { asPuppet8 } from "../resolve/manifest.js";
import { moduleOf, withFoundEnvironment, withFoundModules } from "./find-around.js";
import type { CompileOptions } from "./options.js";
import { languageSettings, settingsOfNode } from "./settings.js";

/** What is found in a manifest, whatever else is checked; plain data. */
export interface CheckedManifest extends CheckedFile {
  /** Which of its diagnostics only tell of a missing module, by the module. */
  readonly missing: ReadonlyMap<string, Diagnostic>;
  /** What running it finds. */
  readonly evaluated: readonly Diagnostic[];
  /** The module that it is part of. */
  readonly module: string | undefined;
  /** The file, if it holds one of Bolt's plans. */
  readonly plan: Source | undefined;
}

/** What manifests are checked with. */
interface Around {
  readonly language: LanguageSettings;
  /** One for each system. */
  readonly systems: readonly NodeSettings[];
  readonly linker: Linker;
  readonly ofEnvironment: ReadonlySet<string>;
}

/** How the manifests of a run are checked. */
export class ManifestChecks {
  private readonly names: readonly string[];
  private readonly options: CompileOptions;
  /** What is wrong with the options. */
  private readonly problems: readonly Diagnostic[];
  /** Undefined if the options are wrong. */
  private readonly around: Around | undefined;
  private readonly guesses: Guesses;
  /** Shared by all manifests that are run, so that modules are read once. */
  private compiler: Compiler | undefined;

  /** With the names of all manifests, from which their environment and modules follow if none are given. */
  constructor(names: readonly string[], given: CompileOptions) {
    const options = withFoundEnvironment(names, given);
    const language = languageSettings(options, compilerParts);
    const { systems = [options.facts] } = options;
    const nodes = systems.map((facts) => settingsOfNode(options, options.node, facts));
    const known = nodes.flatMap(({ value }) => value ?? []);
    this.names = names;
    this.options = options;
    this.guesses = options.allowance?.guesses ?? new Guesses();
    this.problems = [...language.diagnostics, ...nodes.flatMap(({ diagnostics }) => diagnostics)];
    this.around =
      language.value && known.length === nodes.length
        ? this.aroundWith(withFoundModules(language.value, names, options), known)
        : undefined;
  }

  check(source: Source): CheckedManifest {
    const empty = { name: source.name, imported: [], missing: new Map(), evaluated: [], module: undefined };
    if (isPlan(source)) return { ...empty, diagnostics: [], plan: source };
    const { found, program } = checkText(source, this.options, this.around?.language.strict);
    const done = { ...empty, diagnostics: found, plan: undefined };
    if (!program || !this.around || hasErrors(found)) return done;
    const place = moduleOf(program, this.options);
    const isPart = this.around.ofEnvironment.has(joinPath(".", source.name));
    const { diagnostics, missing } = this.link(this.around, program, isPart, place);
    return {
      ...done,
      diagnostics: [...found, ...(place ? checkLocation(program, place) : []), ...diagnostics],
      missing,
      evaluated: place || isPart ? [] : this.evaluate(this.around, source, program),
      module: place?.module,
    };
  }

  /** All that is found in them, in their order; what several miss is told once. */
  merge(checked: readonly CheckedManifest[]): readonly Diagnostic[] {
    const found = onceEachModule(checked);
    const evaluated = checked.flatMap((each) => each.evaluated);
    const before = [...tellPlans(checked.flatMap(({ plan }) => plan ?? [])), ...this.problems];
    if (!this.around) return [...before, ...found];
    // The manifests of an environment are one program.
    const { environment } = this.around.language;
    if (environment && !hasErrors(found))
      pushAll(evaluated, this.evaluate(this.around, createSource(environment.root, "")));
    const modules = new Set(checked.flatMap(({ module }) => module ?? []));
    pushAll(found, this.around.linker.checkData([...modules], this.names));
    return [...before, ...found, ...withoutTold(evaluated, found)];
  }

  private aroundWith(language: LanguageSettings, systems: readonly NodeSettings[]): Around {
    const ofEnvironment = new Set(language.environment?.manifests.map(({ name }) => name));
    return { language, systems, linker: new Linker(language, systems[0]!, this.guesses), ofEnvironment };
  }

  private link(
    { language, linker }: Around,
    program: Program,
    isPart: boolean,
    place: ModulePlace | undefined,
  ): Linked {
    if (language.profile === "paper") return { diagnostics: [], missing: new Map() };
    return linker.link(program, isPart || place !== undefined);
  }

  /** The errors of running a manifest, for the requested node or for all that it names. */
  private evaluate({ language, systems }: Around, source: Source, program?: Program): readonly Diagnostic[] {
    const { guesses, options } = this;
    options.onPhase?.("evaluate", source.name);
    const compiler = (this.compiler ??= new Compiler(source, language, options.maxErrors, guesses));
    if (program) compiler.adopt(program);
    const factsAreUnknown = options.facts === undefined && options.systems === undefined;
    const isGiven = options.node !== undefined || (options.facts !== undefined && options.systems === undefined);
    const names = isGiven ? undefined : compiler.namedNodes(source);
    const nodes = systems.flatMap((system) =>
      (names ?? [system.name]).map((name) => ({ ...system, name, factsAreUnknown })),
    );
    return compiler.check(nodes, source);
  }
}

function onceEachModule(checked: readonly CheckedManifest[]): Diagnostic[] {
  const told = new Set<string>();
  return checked.flatMap(({ diagnostics, missing }) => {
    const repeated = new Set([...missing].flatMap(([module, diagnostic]) => (told.has(module) ? [diagnostic] : [])));
    for (const module of missing.keys()) told.add(module);
    return repeated.size === 0 ? diagnostics : diagnostics.filter((each) => !repeated.has(each));
  });
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
