/** Compiles the catalogs of many nodes on many machines: jobs in Redis, workers that take them, results in a store. */
export { type ChunkJob, type EnvironmentName, type JobNode } from "./job.js";
export { type ChunkDone } from "./ledger.js";
export { connect } from "./queue.js";
export { folderStore } from "./results/folder-store.js";
export { type ResultStore } from "./results/result-store.js";
export { s3Store, type S3Settings } from "./results/s3-store.js";
export { statusOf, type RunStatus } from "./status.js";
export { submit, type SubmitOptions } from "./submit.js";
export { startWorker, type WorkerOptions } from "./worker.js";
