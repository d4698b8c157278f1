/**
 * What names mean: the definitions of a manifest, and those of modules, which are read and parsed on demand (Puppet's
 * autoloading). Each file is read once in a run.
 */
import type { Source } from "@cairn/diagnostics";
import type { Program } from "@cairn/puppet-core/manifest";
import type { Modules } from "../modules/modules.js";
import {
  decodeManifest,
  manifestOf,
  readManifest,
  unreadableManifest,
  type Manifest,
  type ReadSettings,
} from "./manifest.js";

/** A module's folders of definitions, by the kinds that they contain. */
export type ModuleFolder = "manifests" | "functions" | "types";

/** The manifests of a run: each is read once, however many nodes are compiled with them. */
export class Manifests {
  private readonly modules: Modules;
  private readonly settings: ReadSettings;
  private readonly byPath = new Map<string, Manifest | undefined>();
  private readonly bySource = new Map<Source, Manifest>();
  private readonly byName = new Map<string, readonly (readonly Manifest[])[]>();

  constructor(modules: Modules, settings: ReadSettings) {
    this.modules = modules;
    this.settings = settings;
  }

  /** A tree that was parsed elsewhere needs no other parse when its source is asked for. */
  adopt(program: Program): void {
    if (!this.bySource.has(program.source)) this.bySource.set(program.source, manifestOf(program, this.settings));
  }

  /** The manifest that is compiled. */
  main(source: Source): Manifest {
    let manifest = this.bySource.get(source);
    if (!manifest) this.bySource.set(source, (manifest = readManifest(source, this.settings)));
    return manifest;
  }

  /**
   * The files that may define a class or defined type, in Puppet's search order: the closest one first, each after
   * `init.pp`. Those of one step are all read; the next step is for a name that they don't define.
   */
  forName(name: string): readonly (readonly Manifest[])[] {
    const known = this.byName.get(name);
    if (known) return known;
    const found = this.findFor(name);
    if (found.length > 0) this.byName.set(name, found);
    return found;
  }

  /** The one file that may define a function or type alias of a module. */
  forEntity(folder: ModuleFolder, name: string): Manifest | undefined {
    const segments = name.split("::");
    if (segments.length < 2 || !segments.every((segment) => legalSegment.test(segment))) return undefined;
    return this.load(segments[0]!, folder, segments.slice(1));
  }

  private findFor(name: string): Manifest[][] {
    const segments = name.split("::");
    const module = segments[0]!;
    if (!segments.every((segment) => legalSegment.test(segment))) return [];
    const found: Manifest[][] = [];
    for (let count = segments.length; count >= 1; count--) {
      const files = count === 1 ? [["init"]] : [["init"], segments.slice(1, count)];
      const manifests = files.map((rest) => this.load(module, "manifests", rest)).filter((each) => each !== undefined);
      if (manifests.length > 0) found.push(manifests);
    }
    return found;
  }

  private load(module: string, folder: ModuleFolder, rest: readonly string[]): Manifest | undefined {
    const path = this.modules.pathOf(module, `${folder}/${rest.join("/")}.pp`);
    if (path === undefined) return undefined;
    if (!this.byPath.has(path)) this.byPath.set(path, this.read(path, module, folder, rest));
    return this.byPath.get(path);
  }

  private read(path: string, module: string, folder: string, rest: readonly string[]): Manifest | undefined {
    const content = this.modules.files.read(path);
    if ("problem" in content) {
      return absent.has(content.problem) ? undefined : unreadableManifest(path, content.problem);
    }
    const isInit = folder === "manifests" && rest.length === 1 && rest[0] === "init";
    const namespace = isInit ? module : [module, ...rest].join("::");
    return decodeManifest(path, content.bytes, this.settings, { module, namespace });
  }
}

/** The messages of file readers for a path at which no file exists or can exist. */
const absent: ReadonlySet<string> = new Set([
  "no such file",
  "it is a folder",
  "a part of the path is not a folder",
  "the name is too long",
  "this isn't a valid path",
]);

const legalSegment = /^[a-z_][a-z0-9_]*$/;
