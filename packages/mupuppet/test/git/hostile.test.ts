import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeHost } from "@cairn/cli-kit";
import { testIf } from "@cairn/testing";
import { GitRepository } from "../../src/cli/git-repository.js";
import { Revision } from "../../src/git/revision.js";

const hasGit = spawnSync("git", ["--version"], { stdio: "ignore" }).status === 0;
const whereGit = testIf(hasGit, "needs git");
const folder = realpathSync(mkdtempSync(join(tmpdir(), "cairn-hostile-")));
const clone = join(folder, "clone");
const started = join(folder, "started");
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(where: string, ...words: string[]): string {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...identity, ...words], { cwd: where, stdio: ["ignore", "pipe", "ignore"] })
    .toString()
    .trim();
}

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  mkdirSync(clone, { recursive: true });
  if (!hasGit) return;
  git(clone, "init", "--quiet", "--initial-branch", "main");
  write("clone/manifests/site.pp", "notify { 'a': }\n");
  write("clone/data.yaml", "a: 1\n");
  git(clone, "add", "-A");
  git(clone, "commit", "-qm", "first");
});

function open(where: string, env: NodeJS.ProcessEnv = process.env) {
  const host = { ...nodeHost(), cwd: folder, env };
  return GitRepository.open(where, host, { read: (path) => host.read(path), resolve: (_, path) => path });
}

/** What the revision has there, or why nothing is to be had of it. */
function look(where: string, path: string, name = "HEAD", env = process.env): string {
  const repository = open(where, env);
  if ("problem" in repository) return repository.problem;
  const revision = repository.revision(name);
  if (!(revision instanceof Revision)) return revision.problem;
  const content = revision.read(join(folder, path));
  return "bytes" in content ? new TextDecoder().decode(content.bytes) : content.problem;
}

const touches = `touch ${started}; false`;
const lazy = "\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = origin\n";
const promisor = (more: string) => `[core]\n${lazy}[remote "origin"]\n\tpromisor = true\n${more}`;
const configurations: readonly [string, string][] = [
  ["a program that serves what is missing", promisor(`\turl = ${clone}\n\tuploadpack = ${touches}\n`)],
  [
    "a helper for what is missing",
    promisor(`\turl = "ext::sh -c touch% ${started}"\n[protocol "ext"]\n\tallow = always\n`),
  ],
  ["a helper by name", promisor(`\turl = x\n\tvcs = ext\n[protocol]\n\tallow = always\n`)],
  [
    "a program for ssh",
    promisor(`\turl = ssh://h.invalid/x\n[core]\n\tsshCommand = ${touches}\n[protocol "ssh"]\n\tallow = always\n`),
  ],
  [
    "a monitor, a pager, hooks, filters and credentials",
    `[core]\n\tfsmonitor = ${touches}\n\tpager = ${touches}\n\thooksPath = ${folder}\n\taskPass = ${touches}\n[pager]\n\tcat-file = ${touches}\n[filter "x"]\n\tsmudge = ${touches}\n[credential]\n\thelper = "!${touches}"\n[diff]\n\texternal = ${touches}\n`,
  ],
];

describe("a repository's configuration starts no program", () => {
  for (const [name, configuration] of configurations) whereGit(name, () => expectHarmless(configuration));

  function expectHarmless(configuration: string): void {
    const missing = git(clone, "rev-parse", "HEAD:manifests/site.pp");
    rmSync(join(clone, ".git/objects", missing.slice(0, 2), missing.slice(2)));
    write("clone/.git/info/attributes", "* filter=x diff=x\n");
    appendFileSync(join(clone, ".git/config"), configuration);
    expect(look("clone", "clone/data.yaml")).toBe("a: 1\n");
    expect(look("clone", "clone/manifests/site.pp")).toBe("the repository hasn't got its content");
    expect(look("clone", "clone/data.yaml", "deadbeef".repeat(5))).toContain("isn't a revision");
    expect(existsSync(started)).toBe(false);
  }
});

describe("a bare repository among the files of a clone", () => {
  function makeBare(place: string): void {
    git(folder, "clone", "--quiet", "--bare", clone, place);
    appendFileSync(join(folder, place, "config"), configurations[0]![1]);
    rmSync(join(folder, place, "objects"), { recursive: true });
    mkdirSync(join(folder, place, "objects"));
    write(`${place}/manifests/site.pp`, "notify { 'b': }\n");
  }

  whereGit("isn't what is read: the clone is", () => {
    makeBare("clone/env");
    expect(look("clone/env", "clone/env/manifests/site.pp")).toBe("no such file");
    expect(existsSync(started)).toBe(false);
  });

  whereGit("is none where there is no clone around it, or what is called .git there is none", () => {
    makeBare("bare");
    expect(look("bare", "bare/manifests/site.pp")).toBe("not a git repository, and in none");
    mkdirSync(join(folder, "bare/.git"));
    expect(look("bare", "bare/manifests/site.pp")).toMatch(/bare|not a git repository/);
    expect(existsSync(started)).toBe(false);
  });
});

describe("what is called .git", () => {
  whereGit("may lead to the worktree or the submodule that knows of the folder", () => {
    git(clone, "worktree", "add", "--quiet", "--detach", join(folder, "tree"));
    expect(look("tree/manifests", "tree/data.yaml")).toBe("a: 1\n");
    git(clone, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", clone, "sub");
    expect(look("clone/sub", "clone/sub/data.yaml")).toBe("a: 1\n");
  });

  whereGit("may not lead to a repository that knows nothing of it", () => {
    write("foreign/.git", `gitdir: ${clone}/.git\n`);
    expect(look("foreign", "foreign/data.yaml")).toContain("which knows nothing of this folder");
    rmSync(join(folder, "foreign/.git"));
    symlinkSync(join(clone, ".git"), join(folder, "foreign/.git"));
    expect(look("foreign", "foreign/data.yaml")).toContain("which knows nothing of this folder");
  });

  whereGit("decides the folder, whatever its configuration says of that", () => {
    appendFileSync(join(clone, ".git/config"), `[core]\n\tworktree = /\n`);
    expect(look("clone", "clone/data.yaml")).toBe("a: 1\n");
    expect(look("clone", "data.yaml")).toBe("no such file");
  });
});

describe("the environment of the caller", () => {
  whereGit("leads to no other repository, and starts nothing", () => {
    cpSync(clone, join(folder, "other"), { recursive: true });
    write("other/data.yaml", "a: 2\n");
    git(join(folder, "other"), "commit", "-qam", "second");
    const env = {
      ...process.env,
      GIT_DIR: join(folder, "other/.git"),
      GIT_WORK_TREE: join(folder, "other"),
      GIT_EXEC_PATH: folder,
      GIT_ALLOW_PROTOCOL: "ext:file",
      GIT_SSH_COMMAND: touches,
      GIT_TRACE: join(folder, "trace"),
    };
    expect(look("clone", "clone/data.yaml", "HEAD", env)).toBe("a: 1\n");
    expect(readdirSync(folder).sort()).toEqual(["clone", "other"]);
  });

  whereGit("names no program of the folder", () => {
    write("clone/git", `#!/bin/sh\n${touches}\n`);
    chmodSync(join(clone, "git"), 0o755);
    const path = process.env["PATH"];
    const before = process.cwd();
    try {
      process.chdir(clone);
      process.env["PATH"] = `.:${clone}::${path}`;
      expect(look("clone", "clone/data.yaml")).toBe("a: 1\n");
      process.env["PATH"] = ".";
      expect(look("clone", "clone/data.yaml")).toBe("there is no program `git`");
    } finally {
      process.chdir(before);
      process.env["PATH"] = path;
    }
    expect(existsSync(started)).toBe(false);
  });
});

describe("what a repository holds", () => {
  whereGit("isn't replaced by what else lies in it", () => {
    write("clone/data.yaml", "a: 2\n");
    git(clone, "commit", "-qam", "second");
    git(clone, "replace", git(clone, "rev-parse", "HEAD:data.yaml"), git(clone, "rev-parse", "HEAD~1:data.yaml"));
    expect(look("clone", "clone/data.yaml")).toBe("a: 2\n");
  });

  whereGit("may be damaged", () => {
    const id = git(clone, "rev-parse", "HEAD:data.yaml");
    const file = join(clone, ".git/objects", id.slice(0, 2), id.slice(2));
    renameSync(file, `${file}.old`);
    writeFileSync(file, "no object");
    expect(look("clone", "clone/data.yaml")).toMatch(/hasn't got its content|damaged/);
    expect(look("clone", "clone/manifests/site.pp")).toBe("notify { 'a': }\n");
  });

  /** Trees that git's own tools never make. */
  function commitTree(lines: string): void {
    const words = { cwd: clone, input: lines };
    const hash = execFileSync("git", ["hash-object", "-t", "tree", "-w", "--stdin", "--literally"], {
      ...words,
      input: Buffer.from(lines, "latin1"),
    });
    git(clone, "update-ref", "refs/heads/strange", git(clone, "commit-tree", "-m", "x", hash.toString().trim()));
  }
  const raw = (id: string): string => Buffer.from(id, "hex").toString("latin1");

  whereGit("is no folder that leads out of itself", () => {
    const blob = raw(git(clone, "rev-parse", "HEAD:data.yaml"));
    const tree = raw(git(clone, "rev-parse", "HEAD^{tree}"));
    commitTree(`40000 ..\0${tree}40000 .git\0${tree}100644 data.yaml\0${blob}`);
    const repository = open("clone") as GitRepository;
    const revision = repository.revision("strange") as Revision;
    expect(revision.readFolder(clone)).toEqual([{ kind: "file", name: "data.yaml" }]);
  });

  whereGit(
    "is refused where it is more than fits",
    () => {
      let tree = git(clone, "rev-parse", "HEAD^{tree}");
      for (let level = 0; level < 10; level++) {
        const lines = Array.from("abcdefghij", (name) => `40000 ${name}\0${raw(tree)}`).join("");
        const words = ["hash-object", "-t", "tree", "-w", "--stdin", "--literally"];
        tree = execFileSync("git", words, { cwd: clone, input: Buffer.from(lines, "latin1") })
          .toString()
          .trim();
      }
      git(clone, "update-ref", "refs/heads/bomb", git(clone, "commit-tree", "-m", "x", tree));
      expect(look("clone", "clone/data.yaml", "bomb")).toMatch(/more than fits here|takes too long/);
    },
    60_000,
  );
});
