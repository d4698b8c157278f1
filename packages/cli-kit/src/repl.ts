import { createSource, didYouMean, type Diagnostic, type Source } from "@cairn/diagnostics";
import { exitCodes } from "./exit-codes.js";
import type { TypedLine } from "./host.js";
import type { ExtraCommandContext } from "./language.js";
import { suggestion } from "./usage.js";

/** The answer to an input. */
export interface ReplAnswer {
  /** Printed unchanged, with a line break after it. */
  readonly text?: string | undefined;
  readonly diagnostics?: readonly Diagnostic[] | undefined;
}

/** A command such as `:load`. */
export interface ReplCommand {
  /** Its required argument: `FILE`. */
  readonly argument?: string;
  readonly describe: string;
  run(argument: string): ReplAnswer | Promise<ReplAnswer>;
}

/** How a language handles inputs. */
export interface Repl {
  /** One line on what can be typed. */
  readonly greeting: string;
  /** By their names, without the colon. */
  readonly commands: Readonly<Record<string, ReplCommand>>;
  /** Whether more lines must follow: a bracket is open. */
  isIncomplete(source: Source): boolean;
  run(source: Source): ReplAnswer | Promise<ReplAnswer>;
}

/**
 * The maximum length of an input with several lines, because each new line means parsing all previous ones. Anything
 * longer belongs in a file.
 */
const mostLength = 50_000;

/**
 * Reads lines until there are no more or `:quit` is typed, and answers each. On a terminal errors are only shown; for
 * lines from a pipe the exit code tells whether there were any.
 */
export async function runRepl(context: ExtraCommandContext, repl: Repl): Promise<number> {
  const lines = await context.host.openLines();
  if ("problem" in lines) {
    context.host.writeStderr(`standard input can't be read: ${lines.problem}\n`);
    return exitCodes.inputErrors;
  }
  const loop = new Loop(context, repl);
  if (lines.isTerminal) context.host.writeStdout(`${repl.greeting}\n\`:help\` lists the commands, \`:quit\` ends.\n`);
  try {
    while (!loop.isDone) await loop.take(await lines.next(loop.prompt));
  } finally {
    lines.close();
  }
  return loop.hasFailed && !lines.isTerminal ? exitCodes.inputErrors : exitCodes.fine;
}

class Loop {
  isDone = false;
  hasFailed = false;
  private readonly context: ExtraCommandContext;
  private readonly repl: Repl;
  private typed = "";
  private count = 0;

  constructor(context: ExtraCommandContext, repl: Repl) {
    this.context = context;
    this.repl = repl;
  }

  get prompt(): string {
    return this.typed === "" ? "> " : "... ";
  }

  async take(line: TypedLine): Promise<void> {
    if (line === "cancelled") this.typed = "";
    else if (line === "end") {
      this.isDone = true;
      await this.finish();
    } else if (this.typed === "" && line.line.trimStart().startsWith(":"))
      await this.command(line.line.trim().slice(1));
    else await this.add(line.line);
  }

  /** An empty line ends incomplete input, so that its error is shown. */
  private async add(line: string): Promise<void> {
    const isEmpty = line.trim() === "";
    this.typed += this.typed === "" ? line : `\n${line}`;
    const isOpen = this.typed.length < mostLength && this.repl.isIncomplete(this.source());
    if (isEmpty || !isOpen) await this.finish();
  }

  private source(): Source {
    return createSource(`<input ${this.count + 1}>`, this.typed);
  }

  private async finish(): Promise<void> {
    const source = this.source();
    this.typed = "";
    if (source.text.trim() === "") return;
    this.count++;
    this.answer(await this.repl.run(source));
    if (this.context.request.allowance?.isUsedUp !== true) return;
    this.isDone = true;
    this.hasFailed = true;
    this.context.host.writeStderr("the session has become too long: write its definitions in a file, and load that\n");
  }

  private async command(words: string): Promise<void> {
    const [, name = "", argument = ""] = /^(\S*)\s*([^]*)$/.exec(words)!;
    const command = this.repl.commands[name];
    if (name === "quit") this.isDone = true;
    else if (name === "help") this.answer({ text: this.help() });
    else if (!command || !Object.hasOwn(this.repl.commands, name))
      this.refuse(`unknown command \`:${name}\`${this.nearest(name)}`);
    else if (command.argument !== undefined && argument === "") this.refuse(`\`:${name}\` needs ${command.argument}`);
    else if (command.argument === undefined && argument !== "")
      this.refuse(`\`:${name}\` doesn't take the argument \`${argument}\``);
    else this.answer(await command.run(argument));
  }

  private nearest(name: string): string {
    return suggestion(didYouMean(name, [...Object.keys(this.repl.commands), "help", "quit"]).map((each) => `:${each}`));
  }

  private refuse(problem: string): void {
    this.hasFailed = true;
    this.context.host.writeStderr(`${problem}; \`:help\` lists the commands\n`);
  }

  private help(): string {
    const own = Object.entries(this.repl.commands).map(([name, { argument, describe }]) => [
      `:${name}${argument === undefined ? "" : ` ${argument}`}`,
      describe,
    ]);
    const all = [...own, [":help", "list the commands"], [":quit", "end; so does the end of the input"]];
    const width = Math.max(...all.map(([name]) => name!.length));
    return [this.repl.greeting, ...all.map(([name, describe]) => `  ${name!.padEnd(width)}  ${describe}`)].join("\n");
  }

  private answer({ diagnostics = [], text }: ReplAnswer): void {
    if (this.context.tell(diagnostics)) this.hasFailed = true;
    if (text !== undefined && text !== "")
      this.context.host.writeStdout(text.endsWith("\n") ? text : `${text}\n`, "styled");
  }
}
