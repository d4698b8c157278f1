import { resolve } from "node:path";
import type { CliHost } from "@cairn/cli-kit";
import type { FileContent, Files } from "@cairn/diagnostics";
import { Revision, type TreeEntry } from "../git/revision.js";
import { gitTime, runGit, type GitOutput, type GitTime } from "./git-program.js";
import { findRepository, type GitProblem } from "./find-repository.js";

/** The files of a repository that a compilation reads. */
const compiled = /\.(?:pp|epp|erb|ya?ml|eyaml|json|conf|hocon)$/i;

/** The maximum bytes of a list of files, of all that is read, and of what is prefetched. */
const [mostOfList, mostOfAll, mostInAdvance] = [1 << 26, 1 << 28, 1 << 26];

/** Larger files are only read on demand, unless they are of a kind that compilations read. */
const mostOfSmall = 1 << 16;

/** A repository on the disk, whose revisions are read without touching its folder. */
export class GitRepository {
  private readonly host: CliHost;
  private readonly files: Files;
  private readonly root: string;
  private readonly blobs = new Map<string, FileContent>();
  private readonly sizes = new Map<string, number>();
  private readonly time: GitTime;
  private loaded = 0;

  private constructor(root: string, host: CliHost, files: Files, time: GitTime) {
    this.root = root;
    this.host = host;
    this.files = files;
    this.time = time;
  }

  /** The repository that contains `folder`. */
  static open(folder: string, host: CliHost, files: Files): GitRepository | GitProblem {
    const time = gitTime();
    const found = findRepository(folder, host, time);
    return "problem" in found ? found : new GitRepository(found.root, host, files, time);
  }

  /** The files of a revision: `main`, `HEAD~1`, a tag, … */
  revision(name: string): Revision | GitProblem {
    const commit = this.git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]);
    const id = commit.output.toString().trim();
    if (commit.problem !== undefined || !/^[\da-f]{40,}$/.test(id))
      return { problem: `\`${name}\` isn't a revision of the repository` };
    const listed = this.git(["ls-tree", "-r", "-l", "-z", "--full-tree", id], "", mostOfList);
    if (listed.problem !== undefined) return { problem: listed.problem };
    const entries = listed.output.toString().split("\0").flatMap(readEntry);
    for (const entry of entries) if (entry.size !== undefined) this.sizes.set(entry.id, entry.size);
    this.load(this.inAdvance(entries));
    const { files, host } = this;
    return new Revision(this.root, entries, (blob) => this.blob(blob), {
      absolute: (path) => resolve(host.cwd, path).replaceAll("\\", "/"),
      read: (path) => files.read(path),
      resolve: (from, path) => files.resolve(from, path),
      kindOf: (path) => host.kindOf(path),
      readFolder: (path) => host.readFolder(path),
      realPath: (path) => host.realPath(path),
    });
  }

  private git(words: readonly string[], input?: string, mostBytes?: number): GitOutput {
    return runGit(this.host, this.root, words, {
      time: this.time,
      ...(input === undefined ? {} : { input }),
      ...(mostBytes === undefined ? {} : { mostBytes }),
    });
  }

  /** The files that will most likely be read, as far as they fit. */
  private inAdvance(entries: readonly TreeEntry[]): readonly string[] {
    const isLikely = ({ kind, path }: TreeEntry) => kind === "link" || compiled.test(path);
    const ids = new Set<string>();
    let bytes = 0;
    for (const likely of [true, false]) {
      for (const entry of entries) {
        const { id, size } = entry;
        if (isLikely(entry) !== likely || size === undefined || ids.has(id) || this.blobs.has(id)) continue;
        if (bytes + size > mostInAdvance || (!likely && size > mostOfSmall)) continue;
        ids.add(id);
        bytes += size;
      }
    }
    return this.loaded + bytes > mostOfAll ? [] : [...ids];
  }

  private blob(id: string): FileContent {
    if (this.blobs.has(id)) return this.blobs.get(id)!;
    const size = this.sizes.get(id);
    if (size === undefined) return { problem: "the repository hasn't got its content" };
    if (this.loaded + size > mostOfAll) return { problem: "the files of the repository hold more than fits here" };
    this.load([id]);
    return this.blobs.get(id) ?? { problem: "the repository is damaged: git can't read it" };
  }

  /** Reads blobs: each answer is a line `ID blob SIZE`, the bytes, and a line break. Unreadable ones are omitted. */
  private load(ids: readonly string[]): void {
    if (ids.length === 0) return;
    const expected = ids.reduce((sum, id) => sum + this.sizes.get(id)! + 100, 0);
    const { output } = this.git(["cat-file", "--batch"], `${ids.join("\n")}\n`, expected);
    for (let at = 0; at < output.length;) {
      const lineEnd = output.indexOf("\n", at);
      const [, id, length] = /^([\da-f]+) blob (\d+)$/.exec(output.toString("latin1", at, Math.max(lineEnd, at))) ?? [];
      const end = lineEnd + 1 + Number(length ?? 0);
      if (lineEnd < 0 || end > output.length) return;
      if (id !== undefined) this.blobs.set(id, { bytes: output.subarray(lineEnd + 1, end) });
      this.loaded += Number(length ?? 0);
      at = id === undefined ? lineEnd + 1 : end + 1;
    }
  }
}

/** Not a valid file name: git's own tools never create such a tree, and where it leads is undefined. */
const strangeName = /(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i;

/** `MODE blob ID SIZE\tPATH`; submodules are omitted. */
function readEntry(line: string): TreeEntry[] {
  const match = /^(\d+) blob ([\da-f]+) +(\d+|BAD|-)\t([^]*)$/.exec(line);
  if (!match || strangeName.test(match[4]!)) return [];
  const [, mode, id, size, path] = match;
  const kind = mode === "120000" ? "link" : "file";
  const isExecutable = mode === "100755";
  return [{ path: path!, kind, id: id!, isExecutable, size: /^\d+$/.test(size!) ? Number(size) : undefined }];
}
