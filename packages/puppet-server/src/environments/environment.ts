import { realpathSync } from "node:fs";
import { busy } from "../problem.js";
import { WatchedTree } from "./watched-tree.js";

/** How long after its last change a folder counts as complete. */
const quietMilliseconds = 250;

/** How long a folder may go on changing until whoever waits for it is sent away. */
const mostMilliseconds = 10_000;

/** What the language says of an environment's folder. */
export interface DescribedEnvironment {
  readonly modulePath: readonly string[];
  /** Folders and files outside the environment's own folder whose changes count, too. */
  readonly watched: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
}

/** An environment in one state of its files. */
export interface Environment extends DescribedEnvironment {
  readonly name: string;
  /** The real path of its folder. */
  readonly root: string;
  /** Another number for each state. */
  readonly generation: number;
}

/** The folder of an environment over time. */
export class EnvironmentFolder {
  private readonly name: string;
  private readonly path: string;
  private readonly describe: (root: string) => DescribedEnvironment;
  private tree: WatchedTree | undefined;
  private current: Environment | undefined;
  private generation = 0;
  private changedAt: number | undefined;

  constructor(name: string, path: string, describe: (root: string) => DescribedEnvironment) {
    this.name = name;
    this.path = path;
    this.describe = describe;
  }

  /** Its state as soon as no file changes any more; undefined if the folder isn't there. Rejects if that takes too long. */
  async settled(): Promise<Environment | undefined> {
    const end = Date.now() + mostMilliseconds;
    await newsOfSystem();
    for (;;) {
      const root = this.realPath();
      if (root === undefined) return this.gone();
      if (this.current?.root !== root) this.begin(root);
      if (this.changedAt === undefined) return this.current;
      const quiet = Date.now() - this.changedAt;
      if (quiet >= quietMilliseconds) this.begin(root);
      else if (Date.now() > end) throw busy(`the files of environment \`${this.name}\` change all the time`);
      else await new Promise((resolve) => setTimeout(resolve, quietMilliseconds - quiet + 5));
    }
  }

  /** Whether a state is still that of the files, as far as the system has told. */
  async isStill({ generation, root }: Environment): Promise<boolean> {
    await newsOfSystem();
    return this.generation === generation && this.changedAt === undefined && this.realPath() === root;
  }

  /** Forgets what was read. */
  flush(): void {
    this.changedAt ??= 0;
  }

  close(): void {
    this.tree?.close();
  }

  private realPath(): string | undefined {
    try {
      return realpathSync.native(this.path);
    } catch {
      return undefined;
    }
  }

  private gone(): undefined {
    this.close();
    this.current = undefined;
  }

  private begin(root: string): void {
    const before = this.current?.root === root ? this.current.watched : [];
    // Nothing is left of the old state if the new one can't be described.
    this.current = undefined;
    this.changedAt = undefined;
    this.generation++;
    // Watched before it is read: nothing is missed.
    this.watch([root, ...before]);
    const described = this.describe(root);
    if (!described.watched.every((each) => before.includes(each))) this.watch([root, ...described.watched]);
    this.current = { ...described, name: this.name, root, generation: this.generation };
  }

  private watch(folders: readonly string[]): void {
    this.tree?.close();
    this.tree = new WatchedTree(folders, () => (this.changedAt = Date.now()));
  }
}

/** What the system knows of changes is handed on before the next turn but one. */
async function newsOfSystem(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}
