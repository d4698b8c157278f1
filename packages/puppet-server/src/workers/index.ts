/** The threads that compile, apart from the server, which takes long to load. */
export { answerJobs, type Ask, type Tasks } from "./answer-jobs.js";
export type { Question } from "./messages.js";
export { WorkerPool, type WorkerPoolOptions } from "./worker-pool.js";
