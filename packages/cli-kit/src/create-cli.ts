import { createSource, didYouMean, startOf } from "@cairn/diagnostics";
import { protectDash } from "./argv.js";
import { bugDiagnostic, renderBug } from "./bug.js";
import { cliCatalogue } from "./catalogue.js";
import type { Command, CommandLine } from "./command.js";
import { commandsOf } from "./command-table.js";
import { conclude, writeDiagnostics } from "./conclude.js";
import type { Configuration } from "./config-file.js";
import { hasConfiguration, readConfiguration } from "./configuration.js";
import { exitCodes } from "./exit-codes.js";
import { Interrupted, OutputClosed, OutputFailed, type CliHost } from "./host.js";
import { findConflict } from "./conflicts.js";
import type { Language, OptionDeclarations } from "./language.js";
import { camelCase, commonOptions, languageOptions } from "./options.js";
import { parseCommandLine } from "./parse.js";
import { Session } from "./session.js";
import { isUsageProblem, renderUsageProblem, suggestion, usageProblem, type UsageProblem } from "./usage.js";
import { nextChange, separator } from "./watch.js";

/** A language's command. */
export interface Cli {
  /** Runs the command line `argv` (without program and script); returns the exit code and never rejects. */
  run(argv: readonly string[], host: CliHost): Promise<number>;
}

/** Creates all commands of the contract for one language. */
export function createCli(language: Language): Cli {
  return { run: (argv, host) => new Run(language, host).run(argv) };
}

/** One run of the program. */
class Run {
  private readonly language: Language;
  private readonly host: CliHost;
  private readonly commands: readonly Command[];
  /** The current session, for the report of an internal error. */
  private session: Session | undefined;

  constructor(language: Language, host: CliHost) {
    this.language = language;
    this.host = host;
    this.commands = commandsOf(language);
  }

  async run(argv: readonly string[]): Promise<number> {
    let stop = (): void => undefined;
    const interrupted = new Promise<number>((resolve) => {
      stop = this.host.onInterrupt(() => resolve(exitCodes.interrupted));
    });
    try {
      return await Promise.race([this.dispatch(argv, interrupted), interrupted]);
    } catch (thrown) {
      return await this.explainThrown(thrown);
    } finally {
      stop();
    }
  }

  private async dispatch(argv: readonly string[], interrupted: Promise<number>): Promise<number> {
    const [first, ...rest] = argv;
    if (first === undefined) return this.refuse(usageProblem("missing command"));
    if (first === "help") return this.help(rest);
    if (first === "--help" || first === "-h") return this.help([]);
    if (first === "--version" || first === "-V") return this.print(`${this.language.version}\n`);
    const command = this.commands.find((each) => each.name === first);
    if (!command) return this.refuse(this.unknownCommand(first));
    const options = rest.slice(0, endOfOptions(rest));
    if (options.includes("--help") || options.includes("-h")) return this.help([first]);
    if (options.includes("--version") || options.includes("-V")) return this.print(`${this.language.version}\n`);
    return this.execute(command, rest, interrupted);
  }

  private async execute(command: Command, words: readonly string[], interrupted: Promise<number>): Promise<number> {
    const declarations = { ...command.options, ...languageOptions(this.language, command.name), ...commonOptions };
    const line = await parseCommandLine(command, declarations, protectDash(words));
    if (isUsageProblem(line)) return this.refuse(line);
    const configuration = await this.configure(command, line);
    if (isUsageProblem(configuration)) return this.refuse(configuration);
    const written = { ...optionsFor(command, configuration, declarations), ...line.options };
    const options = this.language.optionsWith?.(command.name, line.words, written, this.host) ?? written;
    const named = namedBy(line);
    const start = () => (this.session = new Session(this.language, this.host, options, configuration.rules, named));
    const problem = findConflict(command, start(), line);
    if (problem) return this.refuse(problem);
    await this.session!.readOptionsStdin();
    return this.session!.settings.watch
      ? this.repeat(command, line, start, interrupted)
      : await conclude(this.session!, await command.run(this.session!, line));
  }

  /** A server starts whatever a folder contains: it reads the configuration of each folder itself, and reports what it skips. */
  private async configure({ isServer }: Command, { options }: CommandLine): Promise<Configuration | UsageProblem> {
    if (isServer && options["config"] === undefined && options["rememberTrust"] !== true)
      return { options: {}, rules: {} };
    const hasRules = hasConfiguration(this.language, this.host, options);
    const { catalogue } = hasRules ? await this.language.load() : { catalogue: undefined };
    return readConfiguration({ language: this.language, catalogue }, this.host, options);
  }

  /** `--watch`: repeats until interrupted. */
  private async repeat(command: Command, line: CommandLine, start: () => Session, interrupted: Promise<number>) {
    for (;;) {
      const session = start();
      await conclude(session, await command.run(session, line));
      if (!session.settings.quiet) this.host.writeStderr("Waiting for a change; interrupt to stop.\n");
      const outcome = await nextChange(this.host, session.watched, interrupted);
      if (outcome === "stopped") return exitCodes.interrupted;
      if (!session.settings.quiet) this.host.writeStderr(separator(this.host));
    }
  }

  private async help(words: readonly string[]): Promise<number> {
    const { renderCommandHelp, renderHelp } = await import("./help.js");
    const [name] = words.filter((word) => !word.startsWith("-"));
    if (name === undefined) return this.print(renderHelp(this.language, this.commands, this.host.width));
    const command = this.commands.find((each) => each.name === name);
    if (!command) return this.refuse(this.unknownCommand(name));
    return this.print(renderCommandHelp(this.language, command, this.host.width));
  }

  private unknownCommand(name: string): UsageProblem {
    if (name.startsWith("-"))
      return usageProblem(`write the command before \`${name}\`: \`${this.language.name} COMMAND ${name}\``);
    const names = [...this.commands.map((command) => command.name), "help"];
    return usageProblem(`unknown command \`${name}\`${suggestion(didYouMean(name, names))}`);
  }

  private print(text: string): number {
    this.host.writeStdout(text);
    return exitCodes.fine;
  }

  private refuse(problem: UsageProblem): number {
    this.host.writeStderr(renderUsageProblem(this.language.name, problem));
    return exitCodes.usage;
  }

  private async explainOutput(reason: string): Promise<number> {
    if (this.session) {
      const place = startOf(createSource("<stdout>", ""));
      this.session.report([cliCatalogue(this.language.name).create["output-cut-short"](place, { reason })]);
      return conclude(this.session, exitCodes.inputErrors);
    }
    this.host.writeStderr(`${this.language.name}: can't write to standard output: ${reason}\n`);
    return exitCodes.inputErrors;
  }

  private async explainThrown(thrown: unknown): Promise<number> {
    if (thrown instanceof OutputClosed) return exitCodes.fine;
    if (thrown instanceof Interrupted) return exitCodes.interrupted;
    if (thrown instanceof OutputFailed) return this.explainOutput(thrown.message);
    if (this.session?.settings.diagnostics === "sarif")
      writeDiagnostics(this.session, [bugDiagnostic(this.session, thrown)]);
    else this.host.writeStderr(renderBug(this.language, this.host, this.session?.phases, thrown));
    return exitCodes.bug;
  }
}

function endOfOptions(words: readonly string[]): number {
  const index = words.indexOf("--");
  return index < 0 ? words.length : index;
}

/** Every part of the command line that may name a file. */
function namedBy({ options, words, wordsAfterDashes }: CommandLine): string[] {
  const strings = [...words, ...(wordsAfterDashes ?? []), ...Object.values(options).flat()];
  return strings.filter((text) => typeof text === "string");
}

/** A configuration file may set options of other commands; its `format` is that of `compile`. */
function optionsFor({ name }: Command, { options }: Configuration, declarations: OptionDeclarations) {
  const known = new Set(Object.keys(declarations).map(camelCase));
  if (name !== "compile") known.delete("format");
  return Object.fromEntries(Object.entries(options).filter(([option]) => known.has(option)));
}
