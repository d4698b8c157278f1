import { createSource, Guesses, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Program } from "@cairn/puppet-core/manifest";
import { Compilation } from "../evaluate/compilation.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { checkData } from "./data/check-data.js";
import type { Layer } from "@cairn/hiera";
import { Modules } from "../modules/modules.js";
import { Definitions } from "../resolve/definitions.js";
import { Manifests } from "../resolve/manifests.js";
import { ProgramDefinitions } from "../resolve/program-definitions.js";
import { link, type Linked } from "./index.js";
import { World } from "./world.js";

/** Finds errors between programs and the modules around them, without running anything. */
export class Linker {
  private readonly language: LanguageSettings;
  private readonly node: NodeSettings;
  private readonly modules: Modules;
  private readonly manifests: Manifests;
  private readonly guesses: Guesses;
  private ofModules: ProgramDefinitions | undefined;

  /** `node` is a placeholder for all nodes: its facts aren't used. Everything else in the run shares `guesses`. */
  constructor(language: LanguageSettings, node: NodeSettings, guesses = new Guesses()) {
    this.language = language;
    this.guesses = guesses;
    this.node = node;
    this.modules = new Modules(language.files, language.modulePath, language.folders, language.readable);
    const { allowance } = language;
    this.manifests = new Manifests(this.modules, { maxErrors: 100, allowance, strict: false });
  }

  /**
   * A program of a module or of the environment sees these; any other sees the modules and its own definitions. What
   * other programs have made known doesn't count: the result is the same in any order.
   */
  link(program: Program, belongs: boolean): Linked {
    if (belongs) return link(program, this.worldOfModules());
    this.manifests.adopt(program);
    const { diagnostics, program: main } = this.manifests.main(program.source);
    return main
      ? link(program, this.worldAround(this.defined(program.source, [])))
      : { diagnostics, missing: new Map() };
  }

  /** The errors in the data of the environment, and of some modules. The manifests with these names may use it, too. */
  checkData(modules: readonly string[], manifests: readonly string[]): readonly Diagnostic[] {
    const layers: Layer[] = [];
    const { environment } = this.language;
    if (environment) layers.push({ place: "Environment", module: undefined, root: environment.root, isConfined: true });
    for (const module of modules) {
      const root = this.modules.folderOf(module);
      if (root !== undefined) layers.push({ place: "Module", module, root, isConfined: true });
    }
    const users = manifests.flatMap((name) => this.modules.readPath(name)?.value ?? []);
    return checkData(this.worldOfModules(), layers, users);
  }

  private worldOfModules(): World {
    const parts = this.language.environment?.manifests ?? [];
    return this.worldAround((this.ofModules ??= this.defined(createSource("", ""), parts)));
  }

  private defined(main: Source, parts: readonly Source[]): ProgramDefinitions {
    const sound = parts.map((part) => this.manifests.main(part)).filter(({ program }) => program);
    return new ProgramDefinitions(this.manifests.main(main), sound);
  }

  private worldAround(own: ProgramDefinitions): World {
    const definitions = new Definitions(this.manifests, own, () => undefined);
    const around = { definitions, guesses: this.guesses, modules: this.modules };
    const compilation = new Compilation(this.language, this.node, around, []);
    // Types are evaluated on demand, and one that fails has been reported in its own file.
    definitions.onLoad = () => undefined;
    return new World(compilation);
  }
}
