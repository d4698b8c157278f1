/**
 * Signed files (manual 5.3): bytes and permitted users in, the text that may be compiled out. Engines that check signatures
 * are handed in.
 */
export { checkSigned, type SignedFile } from "./check-signed.js";
export type { EngineFailure, Finding, SignatureEngine, Verification } from "./finding.js";
export { GpgEngine, type GpgOutcome, type GpgProgram } from "./gpg.js";
export { OpenPgpEngine, type KeyRing } from "./openpgpjs.js";
export { isKeybox, readKeybox } from "./keybox.js";
export type { SignatureAttempt, SignatureProblem } from "./problem.js";
