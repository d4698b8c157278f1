import type { SlowDeepRun } from "@cairn/testing/deep";
import { commandFaults } from "./deep/command-faults.js";

export { shrinkText } from "@cairn/testing/deep";

/** The part of all languages' commands in `npm run test:deep`. */
export const deepRun: SlowDeepRun = (folder) => [commandFaults(folder)];
