import type { Value } from "@cairn/puppet-core/values";
import type { DataFile, Segment } from "./data/data-file.js";

/** The origin of a part of a value: a key of a file, and the path into its value. */
export interface DataOrigin {
  readonly file: DataFile;
  readonly path: readonly Segment[];
  /** The value in the file, as far as it was read. */
  readonly value?: Value;
}

/** A value that was found, with all its origins, the strongest first. */
export interface Found {
  readonly value: Value;
  readonly origins: readonly DataOrigin[];
}
