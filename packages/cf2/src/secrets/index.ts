/**
 * Databases of secrets (manual 5.2), from bytes to plain data: the header, the key, the contents, in the order in which
 * they are opened. The host supplies `PasswordSources`.
 */
export { Databases } from "./databases.js";
export { openDatabase, type Password, type PasswordRequest } from "./open-database.js";
export { accountFor, findPassword, keychainService, type Answer, type PasswordSources } from "./password.js";
export type { Attempt, SecretProblem, SecretProblemKind } from "./problem.js";
export { MASK, SecretText, type SecretBlock } from "./secret-text.js";
