/**
 * A certificate authority for Puppet's agents, on a folder of files in the layout that Puppet's own has, so that
 * either may go on where the other stopped.
 */
export { Authority, type AuthorityOptions, type SigningOptions } from "./authority.js";
export { autosignPolicy, type Autosign, type AutosignOptions } from "./autosign.js";
export { puppetDate } from "./certificate-folder.js";
export type { CertificateState, CertificateStatus } from "./certificate-status.js";
export { isCertificateName } from "./certificate-name.js";
export { newRequest, type NewRequest } from "./new-request.js";
export {
  certificatePems,
  extensionsOf,
  holderOf,
  isRevokedBy,
  revocationListPems,
  revokedSerials,
  subjectsIn,
  type Holder,
} from "./read-certificate.js";
export { AuthorityProblem } from "./problem.js";
