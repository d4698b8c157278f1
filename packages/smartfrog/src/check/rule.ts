import { declaringRules, type Rule as AnyRule } from "@cairn/diagnostics";
import type { Assigned, Machine, PrototypesFrame } from "../evaluate/index.js";

/** What rules look at, by its kind. */
export interface Subjects {
  /** An assignment of a basic value. */
  readonly assigned: Assigned;
  /** A component whose prototypes have just been evaluated. */
  readonly extended: PrototypesFrame;
}

/** A rule about an evaluated program: it reads the machine's store and reports to the machine. */
export type Rule = AnyRule<Subjects, Machine>;

/** Declares what a rule of this language reports. */
export const declare = declaringRules("smartfrog");
