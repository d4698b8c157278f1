import type { CommandLine } from "../command.js";
import type { OptionDeclaration } from "../language.js";
import type { Session } from "../session.js";
import type { Outcome } from "./work.js";

/** `--jobs` of a command that does the same to many files. */
export const jobsOption: OptionDeclaration = {
  type: "number",
  alias: "j",
  value: "N",
  describe: "the number of threads for many files (default: one for each core)",
  refuse: (value: string) => (Number(value) === 0 ? "there must be a thread" : undefined),
};

/** What all files of a command share. */
export interface ManyFiles {
  /** The language's name. */
  readonly language: string;
  readonly paths: readonly string[];
}

/** From how many files on threads are worth starting. */
const many = 256;
const mostWithoutThreads = 31;

/**
 * The results of threads for many files, by path; none if the files are few, or if threads can't do it. A file is
 * missing if it can't be read, or has ended its thread.
 */
export async function doneInThreads<Done>(
  session: Session,
  line: CommandLine,
  work: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Done>> {
  const known = new Map<string, Done>();
  const given = session.options["jobs"] as number | undefined;
  const jobs = given ?? session.host.cores ?? 1;
  const isFew = paths.length <= (given === undefined ? many : mostWithoutThreads);
  const isAlone = session.settings.watch || session.isChanged || paths.some((path) => session.isStdin(path));
  if (jobs <= 1 || isFew || isAlone || !session.host.startPool) return known;
  const [{ runMany }, { contextOf }] = await Promise.all([import("./run-many.js"), import("../extra-command.js")]);
  const shared: ManyFiles = { language: session.language.name, paths };
  const take = (outcome: Outcome<Done | undefined>, path: string): void => {
    if ("done" in outcome && outcome.done) known.set(path, outcome.done);
  };
  const all = { work, items: paths, count: paths.length, shared, jobs, take };
  await runMany<string, Done | undefined, ManyFiles>(session, line, await contextOf(session, line), all);
  return known;
}
