import { createSource, Guesses, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Program } from "@cairn/puppet-core/manifest";
import { Compilation } from "../evaluate/compilation.js";
import { compilerParts } from "../parts.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { checkData } from "./data/check-data.js";
import type { Layer } from "@cairn/hiera";
import { Modules } from "../modules/modules.js";
import { Definitions } from "../resolve/definitions.js";
import { Manifests } from "../resolve/manifests.js";
import { ProgramDefinitions } from "../resolve/program-definitions.js";
import { link } from "./index.js";
import { World } from "./world.js";

/** Finds errors between programs and the modules around them, without running anything. */
export class Linker {
  private readonly language: LanguageSettings;
  private readonly node: NodeSettings;
  private readonly modules: Modules;
  private readonly manifests: Manifests;
  private readonly guesses: Guesses;
  private readonly toldMissing = new Set<string>();
  private sharedWorld: World | undefined;

  /** `node` is a placeholder for all nodes: its facts aren't used. Everything else in the run shares `guesses`. */
  constructor(language: LanguageSettings, node: NodeSettings, guesses = new Guesses()) {
    this.language = language;
    this.guesses = guesses;
    this.node = node;
    this.modules = new Modules(language.files, language.modulePath, language.folders);
    const { allowance } = language;
    this.manifests = new Manifests(this.modules, { maxErrors: 100, allowance, strict: false });
  }

  /** A program of a module or of the environment sees these; any other sees the modules and its own definitions. */
  link(program: Program, belongs: boolean): readonly Diagnostic[] {
    if (belongs) return link(program, this.shared());
    this.manifests.adopt(program);
    const main = this.manifests.main(program.source);
    return main.program ? link(program, this.worldAround(program.source, [])) : main.diagnostics;
  }

  /** The errors in the data of the environment, and of some modules. */
  checkData(modules: readonly string[]): readonly Diagnostic[] {
    const layers: Layer[] = [];
    const { environment } = this.language;
    if (environment) layers.push({ place: "Environment", module: undefined, root: environment.root, isConfined: true });
    for (const module of modules) {
      const root = this.modules.folderOf(module);
      if (root !== undefined) layers.push({ place: "Module", module, root, isConfined: true });
    }
    return checkData(this.shared(), layers);
  }

  private shared(): World {
    const parts = this.language.environment?.manifests ?? [];
    return (this.sharedWorld ??= this.worldAround(createSource("", ""), parts));
  }

  private worldAround(main: Source, parts: readonly Source[]): World {
    const [first, ...others] = [main, ...parts].map((source) => this.manifests.main(source));
    const sound = others.filter(({ program }) => program);
    const definitions = new Definitions(this.manifests, new ProgramDefinitions(first!, sound), () => undefined);
    const around = { definitions, guesses: this.guesses, modules: this.modules, parts: compilerParts };
    const compilation = new Compilation(this.language, this.node, around, []);
    // Types are evaluated on demand, and one that fails has been reported in its own file.
    definitions.onLoad = () => undefined;
    return new World(compilation, this.toldMissing);
  }
}
