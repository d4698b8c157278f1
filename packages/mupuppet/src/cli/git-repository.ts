import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import type { CliHost } from "@cairn/cli-kit";
import type { Files } from "@cairn/diagnostics";
import { Revision, type TreeEntry } from "../git/revision.js";

/** What a compilation reads of a repository: all of it comes in one go, the rest one by one. */
const compiled = /\.(?:pp|epp|erb|ya?ml|eyaml|json|conf|hocon)$/i;

/** Why git can't give what was asked for, in few words. */
export interface GitProblem {
  readonly problem: string;
}

/** A repository on the disk, of which revisions are read without touching its folder. */
export class GitRepository {
  private readonly host: CliHost;
  private readonly files: Files;
  private readonly root: string;
  private readonly blobs = new Map<string, Uint8Array>();

  private constructor(root: string, host: CliHost, files: Files) {
    this.root = root;
    this.host = host;
    this.files = files;
  }

  /** The repository that `folder` lies in. */
  static open(folder: string, host: CliHost, files: Files): GitRepository | GitProblem {
    const start = resolve(host.cwd, folder);
    const up = git(start, ["rev-parse", "--show-cdup"]);
    if ("problem" in up) return up;
    const root = resolve(start, up.output.toString().replace(/\n$/, "")).replaceAll("\\", "/");
    return new GitRepository(root, host, files);
  }

  /** The files of a revision: `main`, `HEAD~1`, a tag, … */
  revision(name: string): Revision | GitProblem {
    const commit = git(this.root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]);
    if ("problem" in commit) return { problem: `\`${name}\` is no revision of the repository` };
    const listed = git(this.root, ["ls-tree", "-r", "-z", "--full-tree", commit.output.toString().trim()]);
    if ("problem" in listed) return listed;
    const entries = listed.output.toString().split("\0").flatMap(readEntry);
    this.load(entries.filter(({ kind, path }) => kind === "link" || compiled.test(path)).map(({ id }) => id));
    const { files, host } = this;
    return new Revision(this.root, entries, (id) => this.blob(id), {
      absolute: (path) => resolve(host.cwd, path).replaceAll("\\", "/"),
      read: (path) => files.read(path),
      resolve: (from, path) => files.resolve(from, path),
      kindOf: (path) => host.kindOf(path),
      readFolder: (path) => host.readFolder(path),
      realPath: (path) => host.realPath(path),
    });
  }

  private blob(id: string): Uint8Array {
    if (!this.blobs.has(id)) this.load([id]);
    return this.blobs.get(id)!;
  }

  /** Reads blobs: each answer is a line `ID blob SIZE`, the bytes, and a line break. */
  private load(ids: readonly string[]): void {
    const wanted = ids.filter((id) => !this.blobs.has(id));
    if (wanted.length === 0) return;
    const read = git(this.root, ["cat-file", "--batch"], `${wanted.join("\n")}\n`);
    if ("problem" in read) throw new Error(`the repository is broken: ${read.problem}`);
    const answer = read.output;
    let at = 0;
    for (const id of wanted) {
      const lineEnd = answer.indexOf("\n", at);
      const size = Number(answer.toString("latin1", at, lineEnd).split(" ")[2]);
      this.blobs.set(id, answer.subarray(lineEnd + 1, lineEnd + 1 + size));
      at = lineEnd + 1 + size + 1;
    }
  }
}

/** `MODE blob ID\tPATH`; submodules are left out. */
function readEntry(line: string): TreeEntry[] {
  const match = /^(\d+) blob ([\da-f]+)\t([^]*)$/.exec(line);
  if (!match) return [];
  const [, mode, id, path] = match;
  return [{ path: path!, kind: mode === "120000" ? "link" : "file", id: id! }];
}

function git(folder: string, words: readonly string[], input = ""): { readonly output: Buffer } | GitProblem {
  const { error, status, stderr, stdout } = spawnSync("git", words, { cwd: folder, input, maxBuffer: 2 ** 31 - 1 });
  if (error) return { problem: `git can't be run: ${error.message}` };
  if (status === 0) return { output: stdout };
  return {
    problem: stderr
      .toString()
      .trim()
      .replace(/^fatal: /, ""),
  };
}
