import type { ConformanceProgram } from "../target.js";
import { user } from "./user.js";

/** All programs of the suite. */
export const conformancePrograms: readonly ConformanceProgram[] = [user];
