import type { SlowDeepRun } from "@cairn/testing/deep";
import { faults } from "./deep/faults.js";
import { kills } from "./deep/kills.js";
import { SignerFolder } from "./deep/signer-folder.js";

export { shrinkText } from "@cairn/testing/deep";

/** The authority's part in `npm run test:deep`. */
export const deepRun: SlowDeepRun = (folder) => {
  const signers = new SignerFolder(folder);
  return [faults(folder, signers), { ...kills(signers), end: () => signers.remove() }];
};
