import {
  Allowance,
  createSource,
  sourceOf,
  startOf,
  type Diagnostic,
  type FileContent,
  type Files,
  type Rules,
  type Source,
} from "@cairn/diagnostics";
import { cliCatalogue, fileNotWritable } from "./catalogue.js";
import { exitCodes } from "./exit-codes.js";
import { expandPattern, isGlob } from "./glob.js";
import type { CliHost } from "./host.js";
import type { Language, LanguageRequest, LanguageServices, OptionValues } from "./language.js";
import { folderOf, normalizePath, resolvePath } from "./paths.js";
import { Phases } from "./phases.js";
import { readSettings, type Settings } from "./settings.js";

/** The name of standard input in messages, unless the user names it. */
const stdinName = "<stdin>";

/** The most bytes of all files that a run keeps. */
const mostBytesInAll = 512 * 1024 * 1024;

/** How `Session.write` writes. */
export interface WriteMode {
  /** Whether the text may have colours, on standard output. */
  readonly styled?: "styled" | undefined;
  readonly onlyPlain?: "only plain files";
  /** Whether it is the new version of a file that was read. */
  readonly rewrites?: boolean;
}

/** One run of one command: its settings, what it has read, and its diagnostics. */
export class Session {
  readonly language: Language;
  readonly host: CliHost;
  /** All effective options: defaults, overridden by the configuration file, overridden by the command line. */
  options: OptionValues;
  readonly settings: Settings;
  readonly rules: Rules;
  readonly phases: Phases;
  readonly reported: Diagnostic[] = [];
  /** Everything that was read or searched, for `--watch`. */
  readonly watched = new Set<string>();
  /** Set once a command has loaded them. */
  services: LanguageServices | undefined;
  private readonly contents = new Map<string, FileContent>();
  /**
   * Contents that replace a file's, by its normalized path: its fixed source, or standard input under its given name.
   */
  private readonly substitutes = new Map<string, FileContent>();
  private stdin: Promise<FileContent> | undefined;
  /** The arguments of the command line: files among them may be pipes and devices. */
  private readonly named: ReadonlySet<string>;
  /** The limits that all inputs share. */
  readonly allowance = new Allowance();
  private readBytesInAll = 0;

  constructor(language: Language, host: CliHost, options: OptionValues, rules: Rules, named: Iterable<string> = []) {
    this.language = language;
    this.host = host;
    this.options = options;
    this.rules = rules;
    this.named = new Set(named);
    this.settings = readSettings(options, host);
    this.phases = new Phases(this.settings.stats ? host : undefined);
  }

  report(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) this.reported.push(diagnostic);
  }

  /** The parser and everything that needs it. */
  async load(): Promise<LanguageServices> {
    this.phases.enter("load", "");
    return (this.services ??= await this.language.load());
  }

  /** The language's access to the user's files; each is read once. */
  readonly files: Files = {
    read: (path) => this.readOnce(path),
    resolve: (from, path) => resolvePath(from === stdinName ? "" : folderOf(from), normalizePath(path)),
  };

  request(): LanguageRequest {
    const { allowance, files, host, options, phases, settings } = this;
    const trace = (line: string) => host.writeStderr(`${line}\n`);
    return {
      allowance,
      files,
      options,
      onPhase: phases.enter,
      maxErrors: settings.maxErrors || Infinity,
      maxMemory: settings.maxMemory,
      env: host.env,
      trace,
      host,
    };
  }

  /** The source of `path`, or of standard input; undefined after reporting a problem. */
  async read(path: string): Promise<Source | undefined> {
    const input = this.language.readInput?.(path, this.options);
    if (input) return input;
    const decoded = await this.readBytes(path);
    if (!decoded) return undefined;
    const { value, diagnostics } = sourceOf(this.nameOf(path), decoded, cliCatalogue(this.language.name).create);
    this.report(diagnostics);
    return value;
  }

  /** The bytes of `path`, or of standard input; undefined after reporting a problem. */
  async readBytes(path: string): Promise<Uint8Array | undefined> {
    this.phases.enter("read", this.nameOf(path));
    const content = await this.contentOf(path);
    if ("bytes" in content) return content.bytes;
    this.reportUnreadable(this.nameOf(path), content.problem);
    return undefined;
  }

  /** The contents of `path` or of standard input, or why it can't be read; reports nothing. */
  async contentOf(path: string): Promise<FileContent> {
    return this.isStdin(path) ? this.readStdin() : this.files.read(path);
  }

  /** Reads standard input if an option names it as its file: `--facts -`. */
  async readOptionsStdin(): Promise<void> {
    if (this.stdinOptions > 0) this.substitutes.set("-", await this.host.readStdin());
  }

  /** How many files that options name are standard input. */
  get stdinOptions(): number {
    const inputs = Object.entries(this.options).filter(([name]) => name !== "output");
    return inputs.flatMap(([, value]) => value).filter((value) => value === "-").length;
  }

  /** From now on `path`, in any notation, or standard input has these contents; nothing is written. */
  substitute(path: string, bytes: Uint8Array): void {
    if (this.isStdin(path)) this.stdin = Promise.resolve({ bytes });
    else this.substitutes.set(normalizePath(path), { bytes });
  }

  /** Whether files have other contents here than on disk. */
  get isChanged(): boolean {
    return this.substitutes.size > 0;
  }

  /** The files that arguments name, each once; those without a match are reported. */
  expand(words: readonly string[]): string[] {
    this.phases.enter("search", "");
    const paths = new Map<string, string>();
    for (const word of words) {
      const found = this.isStdin(word) ? [word] : expandPattern(this.host, word, this.language.extensions);
      if (!found) this.reportUnreadable(word, this.whyNothing(word));
      this.watched.add(word);
      for (const path of found ?? []) if (!paths.has(normalizePath(path))) paths.set(normalizePath(path), path);
    }
    return [...paths.values()];
  }

  isStdin(path: string): boolean {
    return path === "-";
  }

  nameOf(path: string): string {
    return this.isStdin(path) ? this.stdinName : path;
  }

  /** The value of `--stdin-filename`. */
  get stdinName(): string {
    return (this.options["stdinFilename"] as string | undefined) ?? stdinName;
  }

  /** A file that includes the one that standard input represents gets standard input. */
  private async readStdin(): Promise<FileContent> {
    const content = await (this.stdin ??= this.host.readStdin());
    if (this.stdinName !== stdinName) this.substitutes.set(normalizePath(this.stdinName), content);
    return content;
  }

  /** Writes a result to `path`, or to standard output if undefined; returns the exit code. */
  write(path: string | undefined, chunks: Iterable<string>, how: WriteMode = {}): number {
    this.phases.enter("write", path ?? "");
    if (path === undefined || path === "-") {
      this.host.interruptible(() => {
        for (const chunk of chunks) this.host.writeStdout(chunk, how.styled);
      });
      return exitCodes.fine;
    }
    const reason = this.host.interruptible(() =>
      how.rewrites
        ? this.host.rewriteFile(path, chunks, how.onlyPlain)
        : this.host.writeFile(path, chunks, how.onlyPlain),
    );
    if (reason === undefined) return exitCodes.fine;
    this.report([fileNotWritable(this.language.name, path, reason)]);
    return exitCodes.inputErrors;
  }

  private readOnce(path: string): FileContent {
    const substitute = this.substitutes.size > 0 ? this.substitutes.get(normalizePath(path)) : undefined;
    if (substitute) return substitute;
    this.watched.add(path);
    let content = this.contents.get(path);
    if (!content) this.contents.set(path, (content = this.readBounded(path)));
    return content;
  }

  private readBounded(path: string): FileContent {
    const { host, named } = this;
    let content = host.read(path);
    // A pipe or a device. Only these wait: an interruptible section for each regular file takes a fifth of a lint run.
    if ("problem" in content && named.has(path)) content = host.interruptible(() => host.readNamed(path));
    if ("problem" in content) return content;
    this.readBytesInAll += content.bytes.length;
    return this.readBytesInAll > mostBytesInAll ? { problem: "all files together are larger than 512 MiB" } : content;
  }

  private reportUnreadable(file: string, reason: string): void {
    const { create } = cliCatalogue(this.language.name);
    this.report([create["file-not-readable"](startOf(createSource(file, "")), { file, reason })]);
  }

  private whyNothing(word: string): string {
    if (this.host.kindOf(word) === "folder")
      return `no ${this.language.extensions.join(" or ")} file is in this folder`;
    return isGlob(word) ? "no file matches this pattern" : "no such file";
  }
}
