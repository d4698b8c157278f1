import type { ConformanceProgram } from "../target.js";
import { constructsProgram } from "./constructs.js";
import { functionsProgram } from "./functions.js";
import { logicProgram } from "./logic.js";
import { namesProgram } from "./names.js";
import { objectsProgram } from "./objects.js";
import { operatorsProgram } from "./operators.js";
import { user } from "./user.js";
import { valuesProgram } from "./values.js";

/** All programs of the suite. */
export const conformancePrograms: readonly ConformanceProgram[] = [
  constructsProgram,
  functionsProgram,
  logicProgram,
  namesProgram,
  objectsProgram,
  operatorsProgram,
  user,
  valuesProgram,
];
