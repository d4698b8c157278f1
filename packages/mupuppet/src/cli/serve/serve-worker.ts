/** A worker of `mupuppet serve`: compiles catalogs for the server that started it. */
import { isMainThread, workerData } from "node:worker_threads";
import { nodeHost, type OptionValues } from "@cairn/cli-kit";
import { answerJobs } from "@cairn/puppet-server/workers";
import { WarmCatalogs } from "./warm-catalogs.js";

/** What the server gives each worker. */
export interface ServeWorkerData {
  readonly serveOptions: OptionValues;
}

if (!isMainThread && isOurs(workerData)) {
  answerJobs(new WarmCatalogs(workerData.serveOptions, nodeHost()));
}

function isOurs(data: unknown): data is ServeWorkerData {
  return typeof data === "object" && data !== null && "serveOptions" in data;
}
