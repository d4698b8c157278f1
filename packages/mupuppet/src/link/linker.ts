import { createSource, type Diagnostic } from "@cairn/diagnostics";
import type { Program } from "../ast/index.js";
import { Compilation } from "../evaluate/compilation.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { Modules } from "../modules/modules.js";
import { Definitions } from "../resolve/definitions.js";
import { Manifests } from "../resolve/manifests.js";
import { link } from "./index.js";
import { World } from "./world.js";

/** Finds what is wrong between programs and the modules around them, without running anything. */
export class Linker {
  private readonly language: LanguageSettings;
  private readonly node: NodeSettings;
  private readonly modules: Modules;
  private readonly manifests: Manifests;
  private readonly toldMissing = new Set<string>();
  private worldOfModules: World | undefined;

  /** `node` stands for all: nothing is asked of it. */
  constructor(language: LanguageSettings, node: NodeSettings) {
    this.language = language;
    this.node = node;
    this.modules = new Modules(language.files, language.modulePath, language.folders);
    this.manifests = new Manifests(this.modules, { maxErrors: 100, strict: false, isPaper: false });
  }

  /** A program of a module sees the modules; any other sees what it defines itself, too. */
  link(program: Program, isOfModule: boolean): readonly Diagnostic[] {
    if (!isOfModule) return link(program, this.worldAround(program));
    const nothing: Program = { kind: "program", source: createSource("", ""), statements: [], start: 0, end: 0 };
    return link(program, (this.worldOfModules ??= this.worldAround(nothing)));
  }

  private worldAround(program: Program): World {
    const main = this.manifests.main(program.source);
    const definitions = new Definitions(this.manifests, main, () => undefined);
    const around = { definitions, modules: this.modules };
    const compilation = new Compilation(this.language, this.node, around, []);
    // Types are evaluated where they are needed, and one that can't be has been told in its own file.
    definitions.onLoad = () => undefined;
    return new World(compilation, this.toldMissing);
  }
}
