/**
 * hiera.yaml: parsed with the position of each string (`read-config`), checked by Puppet's types for it, and kept as
 * plain data. Its paths are resolved for a node in `locations`.
 */
import type { Source, Span } from "@cairn/diagnostics";
import type { HashValue } from "@cairn/puppet-core/values";

/** A string of a hiera.yaml with its position. */
export interface PlacedText {
  readonly text: string;
  readonly span: Span;
}

export type FunctionKind = "data_hash" | "lookup_key" | "data_dig" | "hiera3_backend";
export type LocationKind = "path" | "paths" | "glob" | "globs" | "uri" | "uris" | "mapped_paths";

/** A level of a hierarchy, as written. */
export interface HierarchyEntry {
  readonly name: string;
  readonly span: Span;
  readonly kind: FunctionKind;
  readonly functionName: PlacedText;
  readonly datadir: PlacedText | undefined;
  readonly location: { readonly kind: LocationKind; readonly strings: readonly PlacedText[] } | undefined;
  readonly options: HashValue | undefined;
  /** The implied extension of paths: only in versions 3 and 4. */
  readonly extension?: string;
}

/** The owner of the data. */
export interface Layer {
  readonly place: "Global" | "Environment" | "Module";
  /** The module, if it is a module's layer. */
  readonly module: string | undefined;
  /** The folder of hiera.yaml, which data must be in. */
  readonly root: string;
  /** Data of the global layer may be anywhere. */
  readonly isConfined: boolean;
}

/** A parsed hiera.yaml. */
export interface HieraConfig {
  readonly layer: Layer;
  readonly version: 3 | 4 | 5;
  /** Undefined for the default if there is no file. */
  readonly source: Source | undefined;
  readonly hierarchy: readonly HierarchyEntry[];
  /** For keys of a module that aren't found anywhere else. */
  readonly defaultHierarchy: readonly HierarchyEntry[] | undefined;
  /** How `hiera_hash` merges, if version 3 says that it does so in depth. */
  readonly mergeBehavior?: HashValue | undefined;
}
