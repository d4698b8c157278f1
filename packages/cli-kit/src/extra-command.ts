import type { Command } from "./command.js";
import type { ExtraCommand } from "./language.js";

/** A language's own command as the shared machinery sees it. */
export function extraCommand(extra: ExtraCommand): Command {
  const { arguments: words, examples, name, options, summary, usage } = extra;
  return {
    name,
    summary,
    ...(usage === undefined ? {} : { usage }),
    arguments: words,
    options,
    examples,
    splitsAtDashes: true,
    run: async (session, line) => {
      const services = await session.load();
      return extra.run({
        words: line.words,
        wordsAfterDashes: line.wordsAfterDashes,
        host: session.host,
        services,
        request: session.request(),
        read: (path) => session.read(path),
        report: (found) => session.report(found),
      });
    },
  };
}
