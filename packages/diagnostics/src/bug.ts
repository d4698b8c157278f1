/**
 * Ends a run for something that can't happen unless Cairn is wrong: the command line reports it with exit code 70.
 * The only place of the core that throws; a user's mistake is a diagnostic.
 */
export function bug(what: string): never {
  throw new Error(`this should not happen: ${what}`);
}
