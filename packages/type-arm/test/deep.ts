import type { DeepRun } from "@cairn/testing/deep";
import { mutatedData } from "./deep/data.js";
import { growing } from "./deep/growing.js";
import { mutatedPrograms } from "./deep/programs.js";
import { roundTrip } from "./deep/round-trip.js";

export { shrinkText } from "@cairn/testing/deep";

/** type-arm's part in `npm run test:deep`. */
export const deepRun: DeepRun = (folder) => [mutatedPrograms(folder), roundTrip, growing, ...mutatedData];
