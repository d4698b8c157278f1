import type { Compiled, CompileJob } from "../world.js";

/** What a compilation asks of the stores: resources that other nodes export, or a query of PuppetDB. */
export type Question = { readonly exported: string; readonly name: string } | { readonly query: unknown };

export type ToWorker =
  | { readonly job: CompileJob }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly problem: string };

export type FromWorker = { readonly compiled: Compiled } | { readonly number: number; readonly question: Question };
