/**
 * Signed files (manual 5.3): from bytes and permitted users to the source that may be compiled. The engines that check
 * signatures are passed in.
 */
export { checkSigned, type SignedFile } from "./check-signed.js";
export type { EngineFailure, Finding, SignatureEngine, Verification } from "./finding.js";
export { GpgEngine, type GpgOutcome, type GpgProgram } from "./gpg.js";
export { OpenPgpEngine, type KeyRing } from "./openpgpjs.js";
export { isKeybox, readKeybox } from "./keybox.js";
export type { SignatureAttempt, SignatureProblem } from "./problem.js";
