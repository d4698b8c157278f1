import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCli, nodeHost, type CliHost } from "@cairn/cli-kit";
import { language } from "../src/cli/language.js";

export const hasGit = spawnSync("git", ["--version"], { stdio: "ignore" }).status === 0;

/** A copy of a folder on the disk, in which commands run as if it were the current one. */
export class RealFolder {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), "cairn-folder-")));

  constructor(original: string) {
    cpSync(original, this.path, { recursive: true });
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }

  git(...words: readonly string[]): void {
    const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
    execFileSync("git", [...identity, ...words], { cwd: this.path, stdio: "ignore" });
  }

  commit(message: string): void {
    this.git("add", "-A");
    this.git("commit", "-qm", message);
  }

  /** Puts one text in the place of another, which must be there. */
  change(path: string, from: string, to: string): void {
    const text = readFileSync(join(this.path, path), "utf8");
    if (!text.includes(from)) throw new Error(`${path} doesn't hold ${from}`);
    writeFileSync(join(this.path, path), text.replace(from, to));
  }

  /** Runs a command of mupuppet, as on a terminal that keeps no colours. */
  async run(...words: readonly string[]) {
    const out: string[] = [];
    const said: string[] = [];
    const host = this.host(
      (text) => out.push(text),
      (text) => said.push(text),
    );
    const status = await createCli(language).run(words, host);
    return { status, out: out.join(""), said: said.join("") };
  }

  private host(writeOut: (text: string) => unknown, writeError: (text: string) => unknown): CliHost {
    const real = nodeHost();
    const at = (path: string) => (path.startsWith("/") ? path : join(this.path, path));
    return {
      ...real,
      cwd: this.path,
      stdoutIsTerminal: false,
      stderrIsTerminal: false,
      read: (path) => real.read(at(path)),
      readNamed: (path) => real.readNamed(at(path)),
      kindOf: (path) => real.kindOf(at(path)),
      permissionsOf: (path) => real.permissionsOf?.(at(path)),
      realPath: (path) => real.realPath(at(path)),
      readFolder: (path) => real.readFolder(at(path)),
      writeFile: (path, chunks) => real.writeFile(at(path), chunks),
      rewriteFile: (path, chunks) => real.rewriteFile(at(path), chunks),
      makeFolder: (path) => real.makeFolder(at(path)),
      readLines: (path) => real.readLines!(at(path)),
      openLog: (path, isNew) => real.openLog!(at(path), isNew),
      cores: 1,
      interruptible: (work) => work(),
      writeStdout: (text) => void writeOut(text),
      writeStderr: (text) => void writeError(text),
    };
  }
}
