import type { ProvenanceLog } from "./provenance.js";
import type { StoreValue } from "./value.js";

/** A value together with the log of its components' records: all that is needed to read it. */
export interface Tree {
  readonly value: StoreValue;
  readonly log: ProvenanceLog;
}
