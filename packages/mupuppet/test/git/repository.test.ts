import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeHost } from "@cairn/cli-kit";
import { testIf } from "@cairn/testing";
import { GitRepository } from "../../src/cli/git-repository.js";
import { Revision } from "../../src/git/revision.js";

const hasGit = canRun("git");
const whereGit = testIf(hasGit, "needs git");
const folder = realpathSync(mkdtempSync(join(tmpdir(), "cairn-git-")));

function canRun(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function git(...words: string[]): void {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...identity, ...words], { cwd: folder, stdio: "ignore" });
}

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  if (!hasGit) return;
  git("init", "--quiet", "--initial-branch", "main");
  write("site/manifests/site.pp", "notify { 'Grüße': }\n");
  write("site/data/big.bin", "\0binary\n\n");
  write("shared/common.yaml", "a: 1\n");
  symlinkSync("../shared", join(folder, "site/linked"));
  symlinkSync("round", join(folder, "round"));
  symlinkSync(tmpdir(), join(folder, "outside"));
  git("add", "-A");
  git("commit", "-qm", "first");
  write("site/manifests/site.pp", "notify { 'second': }\n");
  write("site/manifests/new.pp", "");
  unlinkSync(join(folder, "site/data/big.bin"));
  git("add", "-A");
  git("commit", "-qm", "second");
  write("site/manifests/site.pp", "not committed");
});
afterAll(() => rmSync(folder, { recursive: true }));

function open(): GitRepository {
  const host = { ...nodeHost(), cwd: join(folder, "site") };
  const files = { read: () => ({ problem: "from the disk" }), resolve: (_: string, path: string) => path };
  const opened = GitRepository.open(".", host, files);
  if (!(opened instanceof GitRepository)) throw new Error(opened.problem);
  return opened;
}

function at(name: string): Revision {
  const revision = open().revision(name);
  if (!(revision instanceof Revision)) throw new Error(revision.problem);
  return revision;
}

function text(revision: Revision, path: string): string {
  const content = revision.read(path);
  return "bytes" in content ? new TextDecoder().decode(content.bytes) : `problem: ${content.problem}`;
}

const names = (revision: Revision, path: string) =>
  revision.readFolder(path).map(({ kind, name }) => `${kind} ${name}`);

whereGit("the files of each revision are there, whatever the folder holds by now", () => {
  expect(text(at("HEAD~1"), "manifests/site.pp")).toBe("notify { 'Grüße': }\n");
  expect(text(at("main"), join(folder, "site/manifests/site.pp"))).toBe("notify { 'second': }\n");
  expect(text(at("HEAD~1"), "data/big.bin")).toBe("\0binary\n\n");
  expect(text(at("HEAD"), "data/big.bin")).toBe("problem: no such file");
  expect(text(at("HEAD"), "manifests")).toBe("problem: it is a folder");
});

whereGit("folders hold what they held", () => {
  expect(names(at("HEAD~1"), "manifests")).toEqual(["file site.pp"]);
  expect(names(at("HEAD"), "manifests").sort()).toEqual(["file new.pp", "file site.pp"]);
  expect(names(at("HEAD~1"), ".").sort()).toEqual(["folder data", "folder manifests", "other linked"]);
  expect(at("HEAD").kindOf("data")).toBeUndefined();
  expect(at("HEAD~1").kindOf("data")).toBe("folder");
  expect(names(at("HEAD"), "nowhere")).toEqual([]);
});

whereGit("symbolic links are followed inside of the revision, and out of it to the disk", () => {
  const revision = at("HEAD");
  expect(text(revision, "linked/common.yaml")).toBe("a: 1\n");
  expect(revision.realPath("linked/common.yaml")).toBe(`${folder}/shared/common.yaml`);
  expect(text(revision, "../round")).toBe("problem: no such file");
  expect(text(revision, "../outside/x")).toBe("problem: from the disk");
  expect(revision.realPath("../outside")).toBe(realpathSync(tmpdir()));
});

whereGit("what git doesn't know is told", () => {
  expect(open().revision("nothing")).toEqual({ problem: "`nothing` isn't a revision of the repository" });
  expect(open().revision("--help")).toEqual({ problem: "`--help` isn't a revision of the repository" });
  const host = { ...nodeHost(), cwd: tmpdir() };
  const files = { read: () => ({ problem: "" }), resolve: (_: string, path: string) => path };
  expect(GitRepository.open(".", host, files)).toEqual({ problem: expect.stringContaining("not a git repository") });
});
