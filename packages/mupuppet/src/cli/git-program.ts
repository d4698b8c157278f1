import { spawnSync } from "node:child_process";
import type { CliHost } from "@cairn/cli-kit";

/** What a run of git gave: what it wrote, all of it unless there is a problem, in few words. */
export interface GitOutput {
  readonly output: Buffer;
  readonly problem?: string;
}

/**
 * What a repository's own configuration could have git start, switched off. Whoever made the repository has written that file, and only what
 * stands on the command line is stronger. Bare repositories are what a clone can hide among its files.
 */
const settings = [
  "safe.bareRepository=explicit",
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.alternateRefsCommand=false",
  "core.askPass=false",
  "core.gitProxy=false",
  "core.pager=cat",
  "core.sshCommand=false",
  "credential.helper=",
  "diff.external=",
  "protocol.allow=never",
];

/** Nothing is fetched, asked, locked or replaced, and no system's file of attributes is read. */
const fixed: Readonly<Record<string, string>> = {
  // The settings of `protocol.NAME.allow` are weaker than this, and those of `protocol.allow` aren't.
  GIT_ALLOW_PROTOCOL: "none",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_NO_LAZY_FETCH: "1",
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C",
};

/** Where the user's own configuration is, which says for one which folders of other users are safe. All else of git's is about other work. */
const kept = /^GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/;

const mostMilliseconds = 20_000;

/** Runs git in the folder `root`, of which no repository further up is looked for. */
export function runGit(
  { env, findProgram }: Pick<CliHost, "env" | "findProgram">,
  root: string,
  words: readonly string[],
  { input = "", mostBytes = 1 << 16 }: { readonly input?: string; readonly mostBytes?: number } = {},
): GitOutput {
  const program = findProgram("git");
  if (program === undefined) return { output: Buffer.alloc(0), problem: "there is no program `git`" };
  const set = settings.flatMap((setting) => ["-c", setting]);
  const { error, status, stderr, stdout } = spawnSync(program, ["--no-pager", ...set, ...words], {
    cwd: root,
    env: environmentOf(env, root),
    input,
    maxBuffer: mostBytes,
    timeout: mostMilliseconds,
  });
  const output = stdout ?? Buffer.alloc(0);
  if (status === 0 && !error) return { output };
  return { output, problem: error ? problemOf(error) : fatalLine(stderr.toString()) };
}

function environmentOf(env: CliHost["env"], root: string): Record<string, string | undefined> {
  const own = Object.entries(env).filter(([name]) => !/^GIT_/i.test(name) || kept.test(name));
  return { ...Object.fromEntries(own), ...fixed, GIT_CEILING_DIRECTORIES: root.slice(0, root.lastIndexOf("/")) || "/" };
}

function problemOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === "ENOBUFS") return "the repository holds more than fits here";
  return code === "ETIMEDOUT" ? "git takes too long" : `git can't be run: ${message}`;
}

/** Warnings may stand before it. */
function fatalLine(text: string): string {
  return /^(?:fatal|error): (.+)$/m.exec(text)?.[1] ?? (text.trim().split("\n", 1)[0] || "git failed without a word");
}
