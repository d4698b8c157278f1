import type { DeepRun } from "@cairn/testing/deep";
import { growing } from "./deep/growing.js";
import { mutations } from "./deep/mutations.js";
import { paperPart } from "./paper/deep-part.js";

export { shrinkText } from "@cairn/testing/deep";

/** μPuppet's part in `npm run test:deep`. */
export const deepRun: DeepRun = (folder) => [paperPart, mutations(folder), growing];
