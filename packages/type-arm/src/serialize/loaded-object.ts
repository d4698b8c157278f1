import type { Diagnostic } from "@cairn/diagnostics";
import type { Draft } from "../instantiate/draft.js";
import type { Instance } from "../instantiate/instance.js";
import type { Slot } from "../instantiate/shape.js";
import type { DataMap } from "./data-node.js";

/** An object of a data file while it is loaded. */
export interface LoadedObject {
  readonly node: DataMap;
  readonly instance: Instance;
  readonly draft: Draft;
  /** The contained objects by feature: undefined for those that couldn't be created. */
  readonly parts: Map<Slot, (LoadedObject | undefined)[]>;
  /** Whether it is valid so far. */
  isSound: boolean;
}

/** The objects of a data file. */
export interface LoadedData {
  /** The valid objects; undefined for the others. */
  readonly instances: readonly (Instance | undefined)[];
  readonly diagnostics: readonly Diagnostic[];
}
