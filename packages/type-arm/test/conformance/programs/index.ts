import type { ConformanceProgram } from "../target.js";
import { constructsProgram } from "./constructs.js";
import { functionsProgram } from "./functions.js";
import { operatorsProgram } from "./operators.js";
import { user } from "./user.js";

/** All programs of the suite. */
export const conformancePrograms: readonly ConformanceProgram[] = [
  constructsProgram,
  functionsProgram,
  operatorsProgram,
  user,
];
