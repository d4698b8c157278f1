import type { CatalogOracle, CatalogRequest, CatalogVerdict, OracleCatalog } from "../oracle/catalog.js";
import { findDifference } from "./difference.js";

/** What became of one manifest here: its catalog as data, or its first error. */
export type OurResult = { readonly catalog: unknown } | Refusal;

export interface Refusal {
  readonly error: { readonly code: string; readonly message: string; readonly file: string; readonly line: number };
}

/** How our answer for one manifest compares with that of Puppet. `refused` has the same line, where Puppet names one; `differs` says how. */
export type Comparison =
  { readonly kind: "same" } | { readonly kind: "refused" } | { readonly kind: "differs"; readonly how: string };

/** Compiles a manifest here and with Puppet, and compares. Of cycles, which Puppet's compiler lets pass, an agent is the oracle. */
export async function compareWithPuppet(
  request: CatalogRequest,
  compile: (request: CatalogRequest) => OurResult,
  oracle: CatalogOracle,
): Promise<Comparison> {
  const ours = compile(request);
  const cycle = "error" in ours && ours.error.code === "mupuppet/dependency-cycle";
  const theirs = await oracle.ask({ ...request, agent: cycle });
  const refused = theirs.agent?.error !== undefined || (theirs.agent?.cycles?.length ?? 0) > 0;
  return cycle && refused ? { kind: "refused" } : compareResults(ours, theirs);
}

/** Compares what both made of one manifest. */
export function compareResults(ours: OurResult, theirs: CatalogVerdict): Comparison {
  if ("error" in ours) {
    if (!theirs.error)
      return { kind: "differs", how: `only we refuse, line ${ours.error.line}: ${ours.error.message}` };
    const { line, message, places } = theirs.error;
    if (line === null || [line, ...places.map((place) => place.line)].includes(ours.error.line))
      return { kind: "refused" };
    return {
      kind: "differs",
      how: `refused at line ${ours.error.line} (${ours.error.message}), but by Puppet at line ${line} (${message})`,
    };
  }
  if (theirs.error)
    return { kind: "differs", how: `only Puppet refuses, line ${theirs.error.line}: ${theirs.error.message}` };
  const difference = findDifference(ours.catalog, withoutUuid(theirs.catalog!));
  return difference === undefined ? { kind: "same" } : { kind: "differs", how: difference };
}

/** We give no catalog a number of its own: the same manifest gives the same bytes. */
function withoutUuid({ catalog_uuid: _uuid, ...catalog }: OracleCatalog): unknown {
  return catalog;
}
