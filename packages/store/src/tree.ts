import type { ProvenanceLog } from "./provenance.js";
import type { StoreValue } from "./value.js";

/** A value together with the log that its components' records belong to: all that is needed to read it to the bottom. */
export interface Tree {
  readonly value: StoreValue;
  readonly log: ProvenanceLog;
}
