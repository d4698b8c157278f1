import {
  createSource,
  Guesses,
  hasErrors,
  noMoreEvaluations,
  startOf,
  type Diagnostic,
  type Result,
  type Source,
  type Span,
} from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { Program } from "@cairn/puppet-core/manifest";
import type { Catalog } from "./catalog/catalog.js";
import { catalogue } from "./diagnostics/index.js";
import { attempt } from "./evaluate/attempt.js";
import { catalogOf } from "./evaluate/catalog.js";
import { Compilation } from "./evaluate/compilation.js";
import { beginProgram, evaluateProgram } from "./evaluate/evaluate.js";
import type { LanguageSettings, NodeSettings } from "./evaluate/settings.js";
import { Modules } from "./modules/modules.js";
import { profiles } from "./profiles.js";
import { Definitions } from "./resolve/definitions.js";
import type { Manifest } from "./resolve/manifest.js";
import { Manifests } from "./resolve/manifests.js";
import { ProgramDefinitions } from "./resolve/program-definitions.js";

export interface CompileOptions {
  readonly language: LanguageSettings;
  readonly node: NodeSettings;
  /** The maximum number of syntax errors of a file; 100 by default. */
  readonly maxErrors?: number;
}

/** Compiles a manifest for one node: all independent errors are reported, syntax errors first. */
export function compile(source: Source, { language, node, maxErrors }: CompileOptions): Result<Catalog> {
  return new Compiler(source, language, maxErrors).compile(node);
}

/** Compiles one manifest for many nodes: it and the modules that it uses are read once. */
export class Compiler {
  private readonly source: Source;
  private readonly language: LanguageSettings;
  private readonly manifests: Manifests;
  private readonly modules: Modules;
  private readonly guesses: Guesses;
  /** The definitions of the manifest that was used last. */
  private defined: { readonly manifest: Source; readonly own: Result<ProgramDefinitions> } | undefined;

  /** Several compilers of one run share `guesses`. */
  constructor(source: Source, language: LanguageSettings, maxErrors = 100, guesses = new Guesses()) {
    this.source = source;
    this.guesses = guesses;
    this.language = language;
    this.modules = new Modules(language.files, language.modulePath, language.folders, language.readable);
    this.manifests = new Manifests(this.modules, {
      maxErrors,
      allowance: language.allowance,
      strict: language.strict || profiles[language.profile].isStrict,
      isSeven: language.profile === "puppet7",
      ...(language.profile === "paper" ? { checkAlone: language.parts.paper.check } : {}),
    });
  }

  /**
   * The catalog of a node; undefined if there is an error. Another manifest may replace the first one, with the same
   * modules.
   */
  compile(node: NodeSettings, manifest = this.source): Result<Catalog> {
    const { compilation, diagnostics } = this.evaluate(node, manifest);
    if (!compilation || hasErrors(diagnostics)) return { diagnostics };
    return { value: catalogOf(compilation), diagnostics };
  }

  /** The errors for any of these nodes, each once, and how much was left out because it depends on unknown facts. */
  check(nodes: readonly NodeSettings[], manifest = this.source): readonly Diagnostic[] {
    const { allowance } = this.language;
    const found = new Map<string, Diagnostic>();
    const leftOut = new Map<string, Span>();
    for (const node of nodes) {
      if (allowance?.allowsEvaluation === false)
        return [...found.values(), ...tellLeftOut([...leftOut.values()]), notEvaluated(manifest)];
      const { compilation, diagnostics } = this.evaluate(node, manifest);
      allowance?.spendEvaluation(compilation?.part ?? 0);
      for (const span of compilation?.leftOut ?? []) leftOut.set(`${span.source.name} ${span.start}`, span);
      for (const diagnostic of diagnostics) {
        const { code, message, span } = diagnostic;
        const key = `${code} ${span.source.name} ${span.start} ${message}`;
        if (!found.has(key)) found.set(key, diagnostic);
      }
    }
    return [...found.values(), ...tellLeftOut([...leftOut.values()])];
  }

  /** Takes the tree of a manifest that is going to be compiled, so that it isn't parsed again. */
  adopt(program: Program): void {
    this.manifests.adopt(program);
  }

  /** The names of the nodes that have a block with their name; `default` if there is no block, or one for it. */
  namedNodes(manifest = this.source): string[] {
    const manifests = [this.manifests.main(manifest), ...this.partsOf(manifest)];
    const statements = manifests.flatMap(({ program }) => program?.statements ?? []);
    const blocks = statements.filter((each) => each.kind === "node");
    if (blocks.length === 0) return ["default"];
    return blocks.flatMap(({ hosts }) => hosts.flatMap(nameOfHost));
  }

  /** The context for looking up data for a node: its variables, and those that its program sets if it `runs`. */
  prepare(node: NodeSettings, runs: boolean): { compilation?: Compilation; diagnostics: readonly Diagnostic[] } {
    if (runs) return this.evaluate(node);
    const diagnostics: Diagnostic[] = [];
    const empty = this.manifests.main(createSource(this.source.name, ""));
    const own = new ProgramDefinitions(empty);
    const definitions = new Definitions(this.manifests, own, (diagnostic) => diagnostics.push(diagnostic));
    const compilation = this.compilationOf(node, definitions, diagnostics);
    beginProgram(compilation);
    return { compilation, diagnostics };
  }

  private compilationOf(node: NodeSettings, definitions: Definitions, diagnostics: Diagnostic[]): Compilation {
    const { guesses, language, modules } = this;
    return new Compilation(language, node, { definitions, guesses, modules }, diagnostics);
  }

  /** The manifests of the environment, if there is no other program. */
  private partsOf(manifest: Source): Manifest[] {
    const { environment } = this.language;
    if (environment?.root !== manifest.name) return [];
    return environment.manifests.map((source) => this.manifests.main(source));
  }

  /**
   * The definitions of a manifest, and of those that follow it; undefined if any of them has errors. Nodes share it.
   */
  private definedBy(manifest: Source): Result<ProgramDefinitions> {
    if (this.defined?.manifest === manifest) return this.defined.own;
    const [main, ...parts] = [this.manifests.main(manifest), ...this.partsOf(manifest)];
    const broken = [main, ...parts].filter(({ program }) => !program);
    const isPaper = this.language.profile === "paper";
    const own =
      broken.length > 0
        ? { diagnostics: broken.flatMap((each) => each.diagnostics) }
        : { value: new ProgramDefinitions(main, parts, isPaper), diagnostics: [] };
    this.defined = { manifest, own };
    return own;
  }

  private evaluate(
    node: NodeSettings,
    manifest = this.source,
  ): { compilation?: Compilation; diagnostics: readonly Diagnostic[] } {
    const { value: own, diagnostics: problems } = this.definedBy(manifest);
    if (!own) return { diagnostics: problems };
    const diagnostics: Diagnostic[] = [];
    const definitions = new Definitions(this.manifests, own, (diagnostic) => diagnostics.push(diagnostic));
    if (hasErrors(diagnostics)) return { diagnostics };
    const compilation = this.compilationOf(node, definitions, diagnostics);
    const { parts, profile } = this.language;
    const run = profile === "paper" ? parts.paper.evaluate : evaluateProgram;
    attempt(compilation, undefined, () => run(compilation));
    const all = tellWantedRuby(diagnostics, compilation.wantedRuby);
    return { compilation, diagnostics: compilation.secrets.maskDiagnostics(all) };
  }
}

function notEvaluated(manifest: Source): Diagnostic {
  const { help, words } = noMoreEvaluations;
  return catalogue.create["too-large"](startOf(manifest), words, { help });
}

function nameOfHost(host: Expression): string[] {
  if (host.kind === "default") return ["default"];
  return host.kind === "string" || host.kind === "name" ? [host.value] : [];
}

/** The first function that is refused says, once, which others there are. */
function tellWantedRuby(
  diagnostics: readonly Diagnostic[],
  wanted: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  if (wanted.size < 2) return diagnostics;
  const first = diagnostics.findIndex(({ code }) => code === "mupuppet/ruby-refused");
  const named = Array.from(wanted, ([name, need]) => `'${name}' (${need})`);
  const message = `functions of this run that \`--ruby\` would run: ${named.join(", ")}`;
  return diagnostics.map((each, index) => {
    return index === first ? { ...each, notes: [...each.notes, message] } : each;
  });
}

/** A single diagnostic, at the first of them. */
function tellLeftOut(places: readonly Span[]): Diagnostic[] {
  const [first] = places;
  if (!first) return [];
  const what = places.length === 1 ? "this statement depends" : `this and ${places.length - 1} more depend`;
  return [catalogue.create["not-judged"](first, { what })];
}
