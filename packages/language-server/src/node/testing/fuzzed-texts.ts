import { rmSync, writeFileSync } from "node:fs";
import { createCli, nodeHost, type CliHost, type Language } from "@cairn/cli-kit";

/** The parts of a diagnostic that both sides have. */
export interface Said {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The folder in the workspace that is sometimes one of its own. */
export const inner = "second";

/** The texts of a workspace as the disk and the editor have them, and what a fresh `check` says of them. */
export class FuzzedTexts {
  /** The texts that are open, by name from the root; they win over the disk. */
  readonly open = new Map<string, string>();
  readonly onDisk = new Map<string, string>();
  /** Whether the inner folder is one of the workspace. */
  hasInner = false;
  private readonly language: Language;
  private readonly root: string;

  constructor(language: Language, root: string) {
    this.language = language;
    this.root = root;
  }

  write(name: string, text: string): void {
    writeFileSync(`${this.root}/${name}`, text);
    this.onDisk.set(name, text);
  }

  remove(name: string): void {
    rmSync(`${this.root}/${name}`, { force: true });
    this.onDisk.delete(name);
  }

  /** What the command says of a text, run in its folder of the workspace; `about` is the text that the lines are of. */
  async check(name: string, about: string = name): Promise<Said[]> {
    let stderr = "";
    const folder = this.hasInner && name.startsWith(`${inner}/`) ? `${this.root}/${inner}` : this.root;
    const path = `${this.root}/${name}`.slice(folder.length + 1);
    const host = this.hostIn(folder, (text) => (stderr += text));
    await createCli(this.language).run(["check", path, "--diagnostics", "json", "--max-errors", "100"], host);
    const found = stderr
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Said & { readonly file: string });
    return found.filter(({ file }) => `${folder}/${file}` === `${this.root}/${about}`);
  }

  /** What the checks of all open texts say about one of them. */
  async checkAll(about: string): Promise<Said[]> {
    const found: Said[] = [];
    for (const name of this.open.keys()) found.push(...(await this.check(name, about)));
    return found;
  }

  private hostIn(folder: string, writeStderr: (text: string) => void): CliHost {
    const real = nodeHost();
    const absolute = (path: string) => (path.startsWith("/") ? path : `${folder}/${path}`.replace(/\/\.?$/, ""));
    const textOf = (path: string) => this.open.get(absolute(path).slice(this.root.length + 1));
    const read: CliHost["read"] = (path) => {
      const text = textOf(path);
      return text === undefined ? real.read(absolute(path)) : { bytes: new TextEncoder().encode(text) };
    };
    return {
      ...real,
      cwd: folder,
      env: {},
      read,
      readNamed: read,
      kindOf: (path) => (textOf(path) === undefined ? real.kindOf(absolute(path)) : "file"),
      readFolder: (path) => this.entriesOf(real.readFolder(absolute(path)), absolute(path)),
      realPath: (path) => real.realPath(absolute(path)) ?? (textOf(path) === undefined ? undefined : absolute(path)),
      writeStderr,
      interruptible: <T>(work: () => T) => work(),
    };
  }

  /** Texts that are open are in their folder, whether or not they are on the disk. */
  private entriesOf(there: ReturnType<CliHost["readFolder"]>, folder: string): ReturnType<CliHost["readFolder"]> {
    const names = new Set(there.map(({ name }) => name));
    const opened = [...this.open.keys()]
      .map((name) => `${this.root}/${name}`)
      .filter((path) => path.slice(0, path.lastIndexOf("/")) === folder)
      .map((path) => ({ name: path.slice(folder.length + 1), kind: "file" as const }));
    return [...there, ...opened.filter(({ name }) => !names.has(name))];
  }
}
