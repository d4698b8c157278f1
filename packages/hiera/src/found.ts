import type { Value } from "@cairn/puppet-core/values";
import type { DataFile, Segment } from "./data/data-file.js";

/** Where a part of a value comes from: a key of a file, and the way into its value. */
export interface DataOrigin {
  readonly file: DataFile;
  readonly path: readonly Segment[];
  /** What the key of the file gives there, as far as it was read. */
  readonly value?: Value;
}

/** A value that was found, with all that went into it, the strongest first. */
export interface Found {
  readonly value: Value;
  readonly origins: readonly DataOrigin[];
}
