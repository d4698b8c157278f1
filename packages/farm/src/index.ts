/** Compiles the catalogs of many nodes on many machines: jobs in Redis, workers that take them, results in a store. */
export { connect, type ChunkDone, type ChunkJob, type EnvironmentName } from "./queue.js";
export { folderStore, type ResultStore } from "./results.js";
export { statusOf, type RunStatus } from "./status.js";
export { submit, type SubmitOptions } from "./submit.js";
export { startWorker, type WorkerOptions } from "./worker.js";
