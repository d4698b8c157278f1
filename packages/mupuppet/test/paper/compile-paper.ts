import type { PaperResource } from "../../src/small-step/index.js";

/** What a manifest comes to: the resources of its catalog, as the paper's catalogs have them, or why there are none. */
export type PaperOutcome = { readonly resources: readonly PaperResource[] } | { readonly error: string };

/** Whether `compilePaper` is still missing. */
export const isMissing: boolean = true;

/**
 * Compiles a manifest with `--profile paper` of the compiler. The resources are those that the rules append to `v_C`, in their
 * order: of Puppet's types, with their types in capitals, and with those parameters that their declarations give them.
 */
export function compilePaper(_text: string, _node: string): PaperOutcome {
  return { error: "the compiler is not connected yet" };
}
