import { createSource, Guesses, hasErrors, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { Program } from "@cairn/puppet-core/manifest";
import type { Catalog } from "./catalog/catalog.js";
import { attempt } from "./evaluate/attempt.js";
import { catalogOf } from "./evaluate/catalog.js";
import { Compilation } from "./evaluate/compilation.js";
import { beginProgram, evaluateProgram } from "./evaluate/evaluate.js";
import { loadPaper } from "#load-paper";
import type { LanguageSettings, NodeSettings } from "./evaluate/settings.js";
import { Modules } from "./modules/modules.js";
import { compilerParts } from "./parts.js";
import { profiles } from "./profiles.js";
import { Definitions } from "./resolve/definitions.js";
import type { Manifest } from "./resolve/manifest.js";
import { Manifests } from "./resolve/manifests.js";
import { ProgramDefinitions } from "./resolve/program-definitions.js";

export interface CompileOptions {
  readonly language: LanguageSettings;
  readonly node: NodeSettings;
  /** How many syntax errors of a file are looked for; by default 100. */
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
  /** What the manifest that was used last defines. */
  private defined: { readonly manifest: Source; readonly own: Result<ProgramDefinitions> } | undefined;

  /** Several compilers of one run share `guesses`. */
  constructor(source: Source, language: LanguageSettings, maxErrors = 100, guesses = new Guesses()) {
    this.source = source;
    this.guesses = guesses;
    this.language = language;
    this.modules = new Modules(language.files, language.modulePath, language.folders);
    this.manifests = new Manifests(this.modules, {
      maxErrors,
      strict: language.strict || profiles[language.profile].isStrict,
      ...(language.profile === "paper" ? { checkAlone: checkPaper } : {}),
    });
  }

  /** The catalog of a node; none where anything is wrong. Another manifest may take the first one's place, with the same modules. */
  compile(node: NodeSettings, manifest = this.source): Result<Catalog> {
    const { compilation, diagnostics } = this.evaluate(node, manifest);
    if (!compilation || hasErrors(diagnostics)) return { diagnostics };
    return { value: catalogOf(compilation), diagnostics };
  }

  /**
   * What is wrong for any of these nodes, each finding once. Where nobody gave their facts, a node whose program asks for some
   * is left out: what they would have changed can't be told.
   */
  check(nodes: readonly NodeSettings[], knowsFacts: boolean): readonly Diagnostic[] {
    const found = new Map<string, Diagnostic>();
    for (const node of nodes) {
      const { compilation, diagnostics } = this.evaluate(node);
      if (compilation?.asksForFacts && !knowsFacts) continue;
      for (const diagnostic of diagnostics) {
        const { code, message, span } = diagnostic;
        const key = `${code} ${span.source.name} ${span.start} ${message}`;
        if (!found.has(key)) found.set(key, diagnostic);
      }
    }
    return [...found.values()];
  }

  /** The names of nodes for which a block is written with its name; `default` where there is no block, or one for it. */
  namedNodes(): string[] {
    const manifests = [this.manifests.main(this.source), ...this.partsOf(this.source)];
    const statements = manifests.flatMap(({ program }) => program?.statements ?? []);
    const blocks = statements.filter((each) => each.kind === "node");
    if (blocks.length === 0) return ["default"];
    return blocks.flatMap(({ hosts }) => hosts.flatMap(nameOfHost));
  }

  /** What is needed to look up data for a node: its variables, and what its program sets where that `runs`. */
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
    return new Compilation(language, node, { definitions, guesses, modules, parts: compilerParts }, diagnostics);
  }

  /** The manifests of the environment, where nothing else is the program. */
  private partsOf(manifest: Source): Manifest[] {
    const { environment } = this.language;
    if (environment?.root !== manifest.name) return [];
    return environment.manifests.map((source) => this.manifests.main(source));
  }

  /** What a manifest defines, and those that stand behind it; nothing where any of them has errors. Nodes share it. */
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
    const isPaper = this.language.profile === "paper";
    const run = isPaper ? loadPaper().evaluatePaper : evaluateProgram;
    attempt(compilation, undefined, () => run(compilation));
    return { compilation, diagnostics };
  }
}

function checkPaper(program: Program): readonly Diagnostic[] {
  return loadPaper().readPaperManifest(program).diagnostics;
}

function nameOfHost(host: Expression): string[] {
  if (host.kind === "default") return ["default"];
  return host.kind === "string" || host.kind === "name" ? [host.value] : [];
}
