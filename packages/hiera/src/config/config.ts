/**
 * hiera.yaml: read with the place of each text (`read-config`), checked by the types that Puppet has for it, and kept as plain
 * data. What its paths mean for a node is worked out in `locations`.
 */
import type { Source, Span } from "@cairn/diagnostics";
import type { HashValue } from "@cairn/puppet-core/values";

/** A text of a hiera.yaml with its place. */
export interface PlacedText {
  readonly text: string;
  readonly span: Span;
}

export type FunctionKind = "data_hash" | "lookup_key" | "data_dig" | "hiera3_backend";
export type LocationKind = "path" | "paths" | "glob" | "globs" | "uri" | "uris" | "mapped_paths";

/** A level of a hierarchy, as it was written. */
export interface HierarchyEntry {
  readonly name: string;
  readonly span: Span;
  readonly kind: FunctionKind;
  readonly functionName: PlacedText;
  readonly datadir: PlacedText | undefined;
  readonly location: { readonly kind: LocationKind; readonly texts: readonly PlacedText[] } | undefined;
  readonly options: HashValue | undefined;
  /** What paths end with where that isn't written: only in version 4. */
  readonly extension?: string;
}

/** Whose data it is. */
export interface Layer {
  readonly place: "Global" | "Environment" | "Module";
  /** The module, where it is one's. */
  readonly module: string | undefined;
  /** The folder that data must stay in, which hiera.yaml lies in. */
  readonly root: string;
  /** Data of the global layer may lie anywhere. */
  readonly isConfined: boolean;
}

/** A hiera.yaml that was read. */
export interface HieraConfig {
  readonly layer: Layer;
  readonly version: 4 | 5;
  /** Nothing for what counts where there is no file. */
  readonly source: Source | undefined;
  readonly hierarchy: readonly HierarchyEntry[];
  /** For keys of a module that are found nowhere else. */
  readonly defaultHierarchy: readonly HierarchyEntry[] | undefined;
}
