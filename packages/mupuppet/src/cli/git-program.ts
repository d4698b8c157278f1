import { spawnSync } from "node:child_process";
import type { CliHost } from "@cairn/cli-kit";

/** The result of running git: all of its output unless there is a problem, in few words. */
export interface GitOutput {
  readonly output: Buffer;
  readonly problem?: string;
}

/**
 * Programs that a repository's own configuration could make git start, disabled. Whoever created the repository has
 * written that file, and only the command line overrides it. Bare repositories can be hidden in a clone's files.
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

/** Nothing is fetched, prompted, locked or replaced, and no system-wide attributes file is read. */
const fixed: Readonly<Record<string, string>> = {
  // `protocol.NAME.allow` has a lower precedence than this, `protocol.allow` doesn't.
  GIT_ALLOW_PROTOCOL: "none",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_NO_LAZY_FETCH: "1",
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C",
};

/**
 * The location of the user's own configuration, which for example lists safe folders of other users. All other
 * variables of git are irrelevant here.
 */
const kept = /^GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/;

/** The time that git may still take, in milliseconds: all its runs for one command share it. */
export interface GitTime {
  left: number;
}

/** The time for a whole command. */
export const gitTime = (): GitTime => ({ left: 20_000 });

export interface GitOptions {
  readonly time: GitTime;
  readonly input?: string;
  readonly mostBytes?: number;
}

/** Runs git in the folder `root`, without searching parent folders for a repository. */
export function runGit(
  { env, findProgram, now }: Pick<CliHost, "env" | "findProgram" | "now">,
  root: string,
  words: readonly string[],
  { time, input = "", mostBytes = 1 << 16 }: GitOptions,
): GitOutput {
  if (time.left < 1) return { output: Buffer.alloc(0), problem: tooLong };
  const program = findProgram("git");
  if (program === undefined) return { output: Buffer.alloc(0), problem: "there is no program `git`" };
  const set = settings.flatMap((setting) => ["-c", setting]);
  const start = now();
  const { error, status, stderr, stdout } = spawnSync(program, ["--no-pager", ...set, ...words], {
    cwd: root,
    env: environmentOf(env, root),
    input,
    maxBuffer: mostBytes,
    timeout: Math.ceil(time.left),
  });
  time.left -= now() - start;
  const output = stdout ?? Buffer.alloc(0);
  if (status === 0 && !error) return { output };
  return { output, problem: error ? problemOf(error) : fatalLine(stderr.toString()) };
}

function environmentOf(env: CliHost["env"], root: string): Record<string, string | undefined> {
  const own = Object.entries(env).filter(([name]) => !/^GIT_/i.test(name) || kept.test(name));
  return { ...Object.fromEntries(own), ...fixed, GIT_CEILING_DIRECTORIES: root.slice(0, root.lastIndexOf("/")) || "/" };
}

const tooLong = "git takes too long";

function problemOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === "ENOBUFS") return "the repository holds more than fits here";
  return code === "ETIMEDOUT" ? tooLong : `git can't be run: ${message}`;
}

/** Warnings may precede it. */
function fatalLine(text: string): string {
  return /^(?:fatal|error): (.+)$/m.exec(text)?.[1] ?? (text.trim().split("\n", 1)[0] || "git failed without a word");
}
