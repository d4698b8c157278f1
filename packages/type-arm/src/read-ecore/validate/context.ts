import type { EObject } from "./e-object.js";
import type { Inheritance } from "./inheritance.js";
import type { Problems } from "./problems.js";
import type { Types } from "./types.js";

/** The context of validating one model. */
export interface Context {
  readonly all: readonly EObject[];
  readonly types: Types;
  readonly inheritance: Inheritance;
  readonly problems: Problems;
}
