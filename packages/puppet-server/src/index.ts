/**
 * Puppet's HTTP API for unchanged agents. What compiles, classifies, stores and signs is handed in: this package knows
 * neither a language nor a database.
 */
export { Environments } from "./environments/environments.js";
export type { DescribedEnvironment, Environment } from "./environments/environment.js";
export { readRules, RulesProblem } from "./auth/read-rules.js";
export type { RequestRules } from "./auth/request-rules.js";
export { badRequest, busy, notFound, Refusal } from "./problem.js";
export { isRevokedList } from "./revoked-list.js";
export { FileBuckets } from "./stores/file-buckets.js";
export { FolderStorage } from "./stores/folder-storage.js";
export { PuppetServer, type PuppetServerOptions, type ServerIdentity } from "./server.js";
export type * from "./world.js";
