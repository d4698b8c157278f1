import { fstatSync, statSync, type BigIntStats } from "node:fs";

/** Remembers the files that a run has read, so that no result is written over one of them. */
export class InputGuard {
  private unresolved: string[] = [];
  private unsent: string[] = [];
  private readonly known = new Set<string>();
  private readonly identities = new Set<string>();

  note(path: string): void {
    if (this.known.has(path)) return;
    this.known.add(path);
    this.unresolved.push(path);
    this.unsent.push(path);
  }

  /** Standard input may come from a file whose path nobody knows. */
  noteStdin(): void {
    const identity = identityOf(() => fstatSync(0, { bigint: true }));
    if (identity !== undefined) this.identities.add(identity);
  }

  /** The paths that were noted since the last call: a worker thread reads files that its main thread must not replace. */
  takeNew(): readonly string[] {
    return this.unsent.splice(0);
  }

  /** Whether a path names a file that was read, under whatever name: through symbolic links, or as a hard link. */
  isInput(path: string): boolean {
    const target = identityOfPath(path);
    if (target === undefined) return false;
    for (const each of this.unresolved) {
      const identity = identityOfPath(each);
      if (identity !== undefined) this.identities.add(identity);
    }
    this.unresolved = [];
    return this.identities.has(target);
  }
}

function identityOfPath(path: string): string | undefined {
  return identityOf(() => statSync(path, { bigint: true, throwIfNoEntry: false }));
}

/** The same for all names of a regular file; a terminal may well be input and output. */
function identityOf(stat: () => BigIntStats | undefined): string | undefined {
  try {
    const stats = stat();
    return stats?.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
  } catch {
    return undefined;
  }
}
