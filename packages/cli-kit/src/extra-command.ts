import { colorsOutput } from "./color.js";
import { hasErrors } from "@cairn/diagnostics";
import type { Command, CommandLine } from "./command.js";
import { writeDiagnostics } from "./conclude.js";
import { applyUserRules, inputFailed } from "./user-rules.js";
import type { CommandName, ExtraCommand, ExtraCommandContext, Language } from "./language.js";
import type { Session } from "./session.js";

/** Adapts a language's own command to the shared machinery. */
export function extraCommand(extra: ExtraCommand): Command {
  const { arguments: words, examples, name, neededAfterDashes, options, summary, usage } = extra;
  return {
    name,
    summary,
    ...(usage === undefined ? {} : { usage }),
    arguments: words,
    options,
    examples,
    splitsAtDashes: true,
    ...(neededAfterDashes === undefined ? {} : { neededAfterDashes }),
    run: async (session, line) => extra.run(await contextOf(session, line)),
  };
}

/** A common command, unless the language replaces it. */
export function unlessReplaced(command: Command, language: Language): Command {
  if (!language.instead) return command;
  const name = command.name as CommandName;
  const runEither = async (session: Session, line: CommandLine): Promise<number> => {
    const other = language.instead!(name, session.options);
    return other ? other(await contextOf(session, line)) : command.run(session, line);
  };
  const run = async (session: Session, line: CommandLine): Promise<number> => {
    const prepare = language.prepare?.(name, session.options);
    if (!prepare) return runEither(session, line);
    const prepared = await prepare(await contextOf(session, line));
    if (typeof prepared === "number") return prepared;
    session.options = { ...session.options, ...prepared.options };
    return runEither(session, line).finally(() => prepared.close());
  };
  return { ...command, run };
}

/** What a command of a language, or a replacement of a common one, gets. */
export async function contextOf(session: Session, line: CommandLine): Promise<ExtraCommandContext> {
  const { words, wordsAfterDashes } = line;
  const context: ExtraCommandContext = {
    words,
    wordsAfterDashes,
    host: session.host,
    services: await session.load(),
    request: session.request(),
    maxOutput: session.settings.maxOutput,
    color: colorsOutput(session.options, session.host),
    read: (path) => session.read(path),
    expand: (words) => session.expand(words),
    report: (found) => session.report(found),
    hasFailed: () => inputFailed(session),
    tell(found) {
      const selected = applyUserRules(session, found);
      if (selected.length > 0) writeDiagnostics(session, selected);
      return hasErrors(selected);
    },
    runMany: async (many) => (await import("./jobs/run-many.js")).runMany(session, line, context, many),
  };
  return context;
}
