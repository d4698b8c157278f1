import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { replayWith, type SessionOutcome, type SessionWorld } from "./case-file.js";

/** Where the sessions in memory are typed. */
const home = "/home/user";

/**
 * Runs all command lines of a session with a built command, and returns the text with the actual output. A temporary
 * folder stands for the root of the file system. Its path is short, because commands shorten long lines. Sessions at a
 * terminal throw, and Windows has no such root.
 */
export function replayBuilt(program: string, text: string): Promise<string> {
  return replayWith((words, world) => Promise.resolve(runBuilt(program, words, world)), text);
}

function runBuilt(program: string, words: readonly string[], world: SessionWorld): SessionOutcome {
  const { env, files, stdin, terminal } = world;
  if (terminal !== undefined) throw new Error("a built command is run without a terminal");
  const root = realpathSync(mkdtempSync("/tmp/s-"));
  const cwd = join(root, home);
  const placed = (text: string) => placePaths(text, root, [home, ...foldersAtRoot(files)]);
  mkdirSync(cwd, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeWhole(join(root, resolve(home, path)), placed(text));
  const { status, stderr, stdout } = spawnSync(process.execPath, [program, ...words.map(placed)], {
    cwd,
    encoding: "utf8",
    input: placed(stdin),
    env: { PATH: process.env["PATH"], ...env },
    timeout: 120_000,
  });
  const outcome = { stdout, stderr, exitCode: status ?? -1, files: filesBelow(root, Object.keys(files)) };
  rmSync(root, { recursive: true });
  return JSON.parse(JSON.stringify(outcome).replaceAll(root, "")) as SessionOutcome;
}

/** The first folders of the absolute paths: `/srv` of `/srv/a.txt`. */
function foldersAtRoot(files: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.keys(files).flatMap((path) => /^\/[^/]+/.exec(path) ?? []))];
}

/** Puts `root` before every mention of these folders. */
function placePaths(text: string, root: string, folders: readonly string[]): string {
  return folders.reduce((moved, folder) => moved.replaceAll(folder, `${root}${folder}`), text);
}

function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The texts of all files by their paths, which are those of `named` for files that were there before. */
function filesBelow(root: string, named: readonly string[]): Record<string, string> {
  const spelled = new Map(named.map((path) => [join(root, resolve(home, path)), path]));
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => {
      const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(readFileSync(path));
      return [spelled.get(path) ?? relative(join(root, home), path), text];
    }),
  );
}
