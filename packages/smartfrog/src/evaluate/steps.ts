/**
 * The steps that can put a value, as `explain` names them, each with what it is called where it replaced a value. A new
 * step is an entry here.
 */
const steps = {
  /** `name value;` */
  assigned: "the assignment",
  /** `a:name value;`: the component `a` gets it from outside its body. */
  placed: "the placement",
  /** `name a:b;` */
  linked: "the link",
  /** `name extends …`: an empty component, before its prototypes are applied. */
  extended: "the component",
  /** Copied from a prototype. */
  inherited: "the prototype",
  /** The value that replaced a late link (forward). */
  resolved: "the resolved link",
  /** From the command line or a file of values. */
  set: "the value from outside",
} as const;

type StepName = keyof typeof steps;

export const STEP_NAMES = Object.keys(steps) as readonly StepName[];

/** The numbers of the steps in an `Origin` (0 is the store's own). */
export const STEP = Object.fromEntries(STEP_NAMES.map((name, at) => [name, at + 1])) as Readonly<
  Record<StepName, number>
>;

/** What a step is called where it replaced a value; `number` is one of `STEP`. */
export function replacementBy(number: number): string {
  return steps[STEP_NAMES[number - 1]!];
}
