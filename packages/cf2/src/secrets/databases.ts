import { openDatabase } from "./open-database.js";
import { findPassword, type PasswordSources } from "./password.js";
import type { Attempt } from "./problem.js";
import type { SecretBlock } from "./secret-text.js";

/** The databases of one run: each is opened at most once, on demand. */
export class Databases {
  private readonly sources: PasswordSources;
  private readonly opened = new Map<string, Promise<Attempt<SecretBlock>>>();
  /** Sequentially: two simultaneous prompts on one terminal would be confusing. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(sources: PasswordSources) {
    this.sources = sources;
  }

  /**
   * The database at `path`, whose content is `bytes`; `name` is its name in messages, as the user wrote it, with its
   * extension.
   */
  open(path: string, bytes: Uint8Array, name: string): Promise<Attempt<SecretBlock>> {
    const known = this.opened.get(path);
    if (known) return known;
    const opening = this.last.then(() => openDatabase(bytes, name, () => findPassword(path, name, this.sources)));
    this.opened.set(path, opening);
    this.last = opening;
    return opening;
  }
}
