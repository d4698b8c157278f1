/** The steps that can put a value, as `explain` names them. */
export const STEP_NAMES = ["assigned", "placed", "linked", "extended", "inherited", "resolved", "set"] as const;

/** The numbers of the steps in an `Origin` (0 is the store's own). */
export const STEP = {
  /** `name value;` */
  assigned: 1,
  /** `a:name value;`: the component `a` gets it from outside its body. */
  placed: 2,
  /** `name a:b;` */
  linked: 3,
  /** `name extends …`: an empty component, before its prototypes are applied. */
  extended: 4,
  /** Copied from a prototype. */
  inherited: 5,
  /** The value that replaced a late link (forward). */
  resolved: 6,
  /** From the command line or a file of values. */
  set: 7,
} as const;
