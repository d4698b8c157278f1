import { statSync } from "node:fs";

/** Remembers the files that a run has read, so that no result is written over one of them. */
export class InputGuard {
  private unresolved: string[] = [];
  private readonly known = new Set<string>();
  private readonly identities = new Set<string>();

  note(path: string): void {
    if (this.known.has(path)) return;
    this.known.add(path);
    this.unresolved.push(path);
  }

  /** Whether a path names a file that was read, under whatever name: through symbolic links, or as a hard link. */
  isInput(path: string): boolean {
    const target = identityOf(path);
    if (target === undefined) return false;
    for (const each of this.unresolved) {
      const identity = identityOf(each);
      if (identity !== undefined) this.identities.add(identity);
    }
    this.unresolved = [];
    return this.identities.has(target);
  }
}

/** The same for all names of a regular file; a terminal may well be input and output. */
function identityOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats?.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
  } catch {
    return undefined;
  }
}
