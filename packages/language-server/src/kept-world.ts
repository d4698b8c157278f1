import type { FileContent, FolderEntry } from "@cairn/diagnostics";
import type { ServerHost } from "./host.js";

/** How much of the disk is kept, in bytes. */
const mostBytes = 64 * 1024 * 1024;
/** How long what nobody watches is believed, in milliseconds. */
const believed = 2000;

/**
 * The disk as it was when it was last looked at: a keystroke doesn't read a thousand files again. Where the client tells of changes that
 * is kept until then, else for a short while.
 */
export class KeptWorld implements ServerHost {
  readonly cwd: string;
  readonly env: ServerHost["env"];
  readonly platform: string;
  /** Whether the client tells of every file that changes. */
  isTold = false;
  private readonly world: ServerHost;
  private readonly contents = new Map<string, FileContent>();
  private readonly kinds = new Map<string, "file" | "folder" | undefined>();
  private readonly realPaths = new Map<string, string | undefined>();
  private readonly folders = new Map<string, readonly FolderEntry[]>();
  private bytes = 0;
  private since = 0;

  constructor(world: ServerHost) {
    this.world = world;
    this.cwd = world.cwd;
    this.env = world.env;
    this.platform = world.platform;
  }

  /** Looks anew at everything: one file that comes or goes changes what is said of folders and links. */
  forget(path?: string): void {
    if (path === undefined) {
      this.contents.clear();
      this.bytes = 0;
    } else this.contents.delete(path);
    for (const answers of [this.kinds, this.realPaths, this.folders]) answers.clear();
  }

  /** Believes what is kept for no longer than it may be; to be called before a piece of work, in which nothing changes. */
  begin(): void {
    const now = this.world.now();
    if (this.isTold || now - this.since < believed) return;
    this.forget();
    this.since = now;
  }

  read = (path: string): FileContent => {
    let content = this.contents.get(path);
    if (content) return content;
    content = this.world.read(path);
    const size = "bytes" in content ? content.bytes.length : path.length;
    if (this.bytes + size > mostBytes) return content;
    this.bytes += size;
    this.contents.set(path, content);
    return content;
  };
  kindOf = (path: string) => kept(this.kinds, path, () => this.world.kindOf(path));
  realPath = (path: string) => kept(this.realPaths, path, () => this.world.realPath(path));
  readFolder = (path: string) => kept(this.folders, path, () => this.world.readFolder(path));

  sha256 = (bytes: Uint8Array) => this.world.sha256(bytes);
  now = () => this.world.now();
  after: ServerHost["after"] = (milliseconds, work) => this.world.after(milliseconds, work);
  findProgram: ServerHost["findProgram"] = (name) => this.world.findProgram(name);
  run: ServerHost["run"] = (command, words, input) => this.world.run(command, words, input);
}

/** More than these isn't kept. */
const mostAnswers = 100_000;

function kept<T>(answers: Map<string, T>, path: string, look: () => T): T {
  const known = answers.get(path);
  if (known !== undefined || answers.has(path)) return known as T;
  const answer = look();
  if (answers.size < mostAnswers) answers.set(path, answer);
  return answer;
}
