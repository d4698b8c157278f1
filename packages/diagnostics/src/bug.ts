/**
 * Throws for a situation that can't occur unless Cairn has a bug: the command line reports it with exit code 70. The
 * only place in the core that throws; a user's error is a diagnostic.
 */
export function bug(what: string): never {
  throw new Error(`this should not happen: ${what}`);
}
