import type { CliHost } from "@cairn/cli-kit";
import { joinPath, type FileContent, type FolderEntry } from "@cairn/diagnostics";

/**
 * The environment of a server: the disk, overlaid with the editor's buffers, and a clock. In a browser the disk is
 * empty.
 */
export interface ServerHost extends Pick<
  CliHost,
  "env" | "kindOf" | "platform" | "read" | "readFolder" | "realPath" | "sha256"
> {
  readonly cwd: string;
  /** Runs `work` after some milliseconds, unless the returned function is called before. */
  after(milliseconds: number, work: () => void): () => void;
  /** Milliseconds. */
  now(): number;
  findProgram: CliHost["findProgram"];
  run: CliHost["run"];
}

/** The sources that are open in the editor, by absolute path. */
export interface Buffers {
  get(path: string): { readonly bytes: Uint8Array } | undefined;
  paths(): Iterable<string>;
}

/** A server can't prompt the user while it runs. */
const refused = "a language server has no terminal";

/** The environment of `check` in a folder, with the editor's buffers overlaid on the disk; records all accesses. */
export class FolderHost implements CliHost {
  readonly cwd: string;
  readonly env: CliHost["env"];
  readonly platform: string;
  readonly stdoutIsTerminal = false;
  readonly stderrIsTerminal = false;
  readonly width = 80;
  /** The absolute paths of all files and folders that were accessed. */
  readonly asked = new Set<string>();
  private readonly world: ServerHost;
  private readonly buffers: Buffers;
  private readonly known: Map<string, string>;

  /** `known` memoises absolute paths across runs. */
  constructor(world: ServerHost, buffers: Buffers, folder: string, known = new Map<string, string>()) {
    this.known = known;
    this.world = world;
    this.buffers = buffers;
    this.cwd = folder;
    this.env = world.env;
    this.platform = world.platform;
  }

  /** An absolute path. */
  absolute(path: string): string {
    let absolute = this.known.get(path);
    if (absolute === undefined) {
      absolute = /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) ? joinPath("", path) : joinPath(this.cwd, path);
      this.known.set(path, absolute);
    }
    return absolute;
  }

  read = (path: string): FileContent => {
    const absolute = this.note(path);
    return this.buffers.get(absolute) ?? this.world.read(absolute);
  };
  readNamed = (path: string): FileContent => this.read(path);
  kindOf = (path: string): "file" | "folder" | undefined => {
    const absolute = this.note(path);
    return this.buffers.get(absolute) ? "file" : (this.world.kindOf(absolute) ?? this.folderOfBuffers(absolute));
  };
  realPath = (path: string): string | undefined => {
    const absolute = this.note(path);
    return this.world.realPath(absolute) ?? (this.kindOf(absolute) ? absolute : undefined);
  };
  readFolder = (path: string): readonly FolderEntry[] => {
    const absolute = this.note(path);
    const there = this.world.readFolder(absolute);
    const names = new Set(there.map(({ name }) => name));
    return [...there, ...this.buffersIn(absolute).filter(({ name }) => !names.has(name))];
  };

  readStdin = (): Promise<FileContent> => Promise.resolve({ problem: refused });
  openLines = () => Promise.resolve({ problem: refused });
  openStreams = () => undefined;
  writeFile = (): string => refused;
  rewriteFile = (): string => refused;
  makeFolder = (): string => refused;
  writeStdout = (): void => undefined;
  writeStderr = (): void => undefined;
  sha256 = (bytes: Uint8Array): string => this.world.sha256(bytes);
  now = (): number => this.world.now();
  timeOfDay = (): string => "";
  memory = (): number => 0;
  watch = () => (): void => undefined;
  onInterrupt = () => (): void => undefined;
  interruptible = <T>(work: () => T): T => work();
  within = <T>(_seconds: number, work: () => T): T => work();
  findProgram = (name: string): string | undefined => this.world.findProgram(name);
  run: CliHost["run"] = (...words) => this.world.run(...words);

  private note(path: string): string {
    const absolute = this.absolute(path);
    this.asked.add(absolute);
    return absolute;
  }

  private folderOfBuffers(folder: string): "folder" | undefined {
    return this.buffersIn(folder).length > 0 ? "folder" : undefined;
  }

  private buffersIn(folder: string): FolderEntry[] {
    const start = folder === "/" ? folder : `${folder}/`;
    const entries = new Map<string, FolderEntry>();
    for (const path of this.buffers.paths()) {
      if (!path.startsWith(start)) continue;
      const [name = "", ...below] = path.slice(start.length).split("/");
      entries.set(name, { name, kind: below.length > 0 ? "folder" : "file" });
    }
    return [...entries.values()];
  }
}
