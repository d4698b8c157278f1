import type { DeepRun } from "@cairn/testing/deep";
import { paperPart } from "./paper/deep-part.js";

export { shrinkText } from "@cairn/testing/deep";

/** μPuppet's part in `npm run test:deep`. */
export const deepRun: DeepRun = () => [paperPart];
