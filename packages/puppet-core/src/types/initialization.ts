import type { InitType, PuppetType } from "./type.js";

/** The values from which `Init[T]` creates one. */
export interface Initialization {
  /** One of these by itself, or … */
  readonly single: PuppetType;
  /** … an array with the arguments of `new`, or … */
  readonly list: PuppetType | undefined;
  /** … its first argument, if it needs no other. */
  readonly takesFirst: boolean;
}

/** Throws a Failure if the type can't be created. */
type FindInitialization = (init: InitType) => Initialization | undefined;

let findInitialization: FindInitialization | undefined;

/** Types don't load the conversions, which are functions: a language that has them hands them in. */
export function useInitialization(find: FindInitialization): void {
  findInitialization = find;
}

const known = new WeakMap<InitType, Initialization>();

/** What `Init[T]` accepts; undefined for `Init`, and if there are no conversions. */
export function initializationOf(init: InitType): Initialization | undefined {
  if (!init.type) return undefined;
  const before = known.get(init);
  if (before) return before;
  const created = findInitialization?.(init);
  if (created) known.set(init, created);
  return created;
}
