/** What can have put a value, in the words of `explain`. */
export const STEP_NAMES = ["assigned", "placed", "linked", "extended", "inherited", "resolved", "set"] as const;

/** The steps by name, as an `Origin` counts them (0 is the store's own). */
export const STEP = {
  /** `name value;` */
  assigned: 1,
  /** `a:name value;`: the component `a` gets it from outside. */
  placed: 2,
  /** `name a:b;` */
  linked: 3,
  /** `name extends …`: an empty component, before its prototypes are applied. */
  extended: 4,
  /** Copied from a prototype. */
  inherited: 5,
  /** The value that took the place of a late link (forward). */
  resolved: 6,
  /** From the command line or a file of values. */
  set: 7,
} as const;
