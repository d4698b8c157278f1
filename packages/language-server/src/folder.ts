import type { Compilation, LanguageRequest, OptionValues } from "@cairn/cli-kit";
import {
  checkPaths,
  compileInputs,
  applyUserRules,
  editsOf,
  isUsageProblem,
  keepLineEnds,
  passingOf,
  readConfiguration,
  Session,
  textAfter,
  type ChosenFix,
  type Configuration,
} from "@cairn/cli-kit/embedding";
import { hasErrors, limitDiagnostics, type Diagnostic, type Source } from "@cairn/diagnostics";
import { FolderHost, type Buffers, type ServerHost } from "./host.js";
import type { LanguageService, Survey } from "./service.js";
import type { EditorSettings } from "./settings.js";

/** The result of a check, and everything that it depends on. */
export interface CheckedText {
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of all files and folders that were read. */
  readonly asked: ReadonlySet<string>;
}

export interface FolderContext {
  readonly service: LanguageService;
  readonly world: ServerHost;
  readonly buffers: Buffers;
  /** Options from the server's command line. */
  readonly given: OptionValues;
  /** Options from the editor. */
  readonly settings: () => EditorSettings;
  /** Called with the reasons why a configuration file, or some of its options, are ignored. */
  readonly warn: (problems: readonly string[]) => void;
}

const nothing: Configuration = { options: {}, rules: {} };

/** A folder of the workspace: behaves as a command with that current folder would. */
export class Folder {
  readonly path: string;
  private readonly context: FolderContext;
  private readonly absolute = new Map<string, string>();
  private configuration: Configuration | undefined;
  private lastWarning = "";
  private compiled: { readonly key: string; readonly compilation: Compilation | undefined } | undefined;
  private proven:
    | {
        readonly version: number;
        readonly source: Source;
        readonly chosen: readonly ChosenFix[];
        readonly accepted: Promise<readonly ChosenFix[]>;
      }
    | undefined;
  private surveyed: { readonly key: string; readonly survey: Promise<Survey | undefined> } | undefined;

  constructor(path: string, context: FolderContext) {
    this.path = path;
    this.context = context;
  }

  /** The configuration file, or a file that it depends on, may have changed. */
  forget(): void {
    this.absolute.clear();
    this.configuration = undefined;
    this.compiled = undefined;
    this.surveyed = undefined;
  }

  /** A file's name in messages: relative to this folder. */
  nameOf(path: string): string {
    const start = this.path === "/" ? "/" : `${this.path}/`;
    return path.startsWith(start) ? path.slice(start.length) : path;
  }

  host(): FolderHost {
    return new FolderHost(this.context.world, this.context.buffers, this.path, this.absolute);
  }

  /** The `check` diagnostics of this one file. */
  async check(path: string): Promise<CheckedText> {
    const { host, session } = this.session();
    session.report(await checkPaths(session, [this.nameOf(path)]));
    const { shown } = limitDiagnostics(applyUserRules(session), session.settings.maxErrors);
    return { diagnostics: shown, asked: host.asked };
  }

  /** A run of a command here, for a language's own questions. */
  request(): LanguageRequest {
    return this.session().session.request();
  }

  /** The `fmt` output for a text; undefined if it has a syntax error. */
  format(source: Source): string | undefined {
    const { session } = this.session();
    const { diagnostics, value } = this.context.service.services.format(source, session.request());
    return value === undefined || hasErrors(diagnostics) ? undefined : keepLineEnds(source.text, value);
  }

  /**
   * Those of a text's fixes that pass the gate together. Editors ask at every movement of the cursor; `version` shows
   * whether anything has changed since.
   */
  async provenFixes(source: Source, chosen: readonly ChosenFix[], version: number): Promise<readonly ChosenFix[]> {
    const last = this.proven;
    const isSame = last?.chosen.length === chosen.length && last.version === version && last.source === source;
    if (!isSame || !last.chosen.every(({ fix }, index) => fix === chosen[index]!.fix))
      this.proven = { version, source, chosen, accepted: this.prove(source, chosen) };
    return this.proven!.accepted;
  }

  private async prove(source: Source, chosen: readonly ChosenFix[]): Promise<readonly ChosenFix[]> {
    const checkWith = async (fixes: readonly ChosenFix[]): Promise<readonly Diagnostic[]> => {
      const { session } = this.session();
      const text = textAfter(source, editsOf(fixes).get(source.name) ?? []);
      session.substitute(source.name, new TextEncoder().encode(text));
      session.report(await checkPaths(session, [source.name]));
      return applyUserRules(session);
    };
    const { accepted } = await passingOf(chosen, {
      language: this.context.service.services,
      request: this.session().session.request(),
      isParsed: true,
      isStrict: true,
      before: await checkWith([]),
      checkWith,
      select: (found) => found,
    });
    return accepted;
  }

  /** The compiled form of a file, if possible; `version` shows whether anything has changed since. */
  async compile(path: string, version: number): Promise<Compilation | undefined> {
    const key = `${version} ${path}`;
    if (this.compiled?.key === key) return this.compiled.compilation;
    const { host, session } = this.session();
    const { file, options } = this.context.service.inputOf?.(this.nameOf(path), host, session.options) ?? {
      file: this.nameOf(path),
      options: session.options,
    };
    const compiling = options === session.options ? session : this.session(options).session;
    const compilation = (await compileInputs(compiling, [file]))?.compilation;
    this.compiled = { key, compilation };
    return compilation;
  }

  /** What code lenses say about a file's definitions. `isStale` tells whether `version` has passed. */
  async survey(path: string, version: number, isStale: () => boolean): Promise<Survey | undefined> {
    const { service, world } = this.context;
    if (!service.survey) return undefined;
    const { host, session } = this.session();
    const name = this.nameOf(path);
    const { file, options } = service.inputOf?.(name, host, session.options) ?? {
      file: name,
      options: session.options,
    };
    const key = `${version} ${file}`;
    if (this.surveyed?.key !== key) {
      const pause = async () => {
        await new Promise<void>((resolve) => void world.after(0, resolve));
        return isStale();
      };
      const request = { ...this.session(options).session.request(), host };
      this.surveyed = { key, survey: service.survey({ file, options, request, pause }) };
    }
    return this.surveyed.survey;
  }

  /** A run of a command, with other options if given. */
  private session(other?: OptionValues): { readonly host: FolderHost; readonly session: Session } {
    const host = this.host();
    const { given, service } = this.context;
    const { options, rules } = (this.configuration ??= this.read(host));
    const all = other ?? { ...options, ...given, ...this.context.settings().options };
    const session = new Session(service.language, host, all, rules);
    session.services = service.services;
    return { host, session };
  }

  private read(host: FolderHost): Configuration {
    const { given, service } = this.context;
    const problems: string[] = [];
    const declared = { language: service.language, catalogue: service.services.catalogue };
    const read = readConfiguration(declared, host, given, (problem) => problems.push(`ignored: ${problem}`));
    const configuration = isUsageProblem(read) ? nothing : read;
    if (isUsageProblem(read)) problems.push(read.problem);
    this.warn(problems);
    return configuration;
  }

  /** The file is read again after every change; the user gets the same warning once. */
  private warn(problems: readonly string[]): void {
    const warning = problems.join("\n");
    if (warning !== this.lastWarning && problems.length > 0) this.context.warn(problems);
    this.lastWarning = warning;
  }
}
