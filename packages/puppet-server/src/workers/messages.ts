import type { ClassesByFile, Compiled, CompileJob, Transports } from "../world.js";

/** What a compilation asks of the stores: resources that other nodes export, or a query of PuppetDB. */
export type Question = { readonly exported: string; readonly name: string } | { readonly query: unknown };

/** Work for a worker: a catalog, or the classes or transports of an environment. */
export type Job =
  CompileJob | { readonly classesOf: CompileJob["environment"] } | { readonly transportsOf: CompileJob["environment"] };

export type JobResult = Compiled | ClassesByFile | Transports;

export type ToWorker =
  | { readonly job: Job }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly problem: string };

export type FromWorker = { readonly result: JobResult } | { readonly number: number; readonly question: Question };
