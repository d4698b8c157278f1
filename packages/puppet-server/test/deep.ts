import type { SlowDeepRun } from "@cairn/testing/deep";
import { requests } from "./deep/requests.js";
import { storeFaults } from "./deep/store-faults.js";

export { shrinkText } from "@cairn/testing/deep";

/** The server's part in `npm run test:deep`. */
export const deepRun: SlowDeepRun = (folder) => [storeFaults(folder), requests()];
