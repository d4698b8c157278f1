import type { Span } from "@cairn/diagnostics";
import type { HashValue, Value } from "@cairn/puppet-core/values";

export type ExplainEvent =
  | "found"
  | "found_in_overrides"
  | "found_in_defaults"
  | "not_found"
  | "location_not_found"
  | "module_not_found"
  | "module_provider_not_found"
  | "result";

/** The kind of a lookup's step, by Puppet's names. */
export type ExplainKind =
  | { readonly type: "root" }
  | { readonly type: "invalid_key" }
  | { readonly type: "merge_source"; readonly source: string }
  | { readonly type: "module"; readonly module: string }
  | { readonly type: "interpolate"; readonly expression: string }
  | { readonly type: "merge"; readonly strategy: string; readonly options: HashValue | undefined }
  | {
      readonly type: "data_provider";
      readonly name: string;
      readonly configuration?: string | undefined;
      readonly module?: string | undefined;
    }
  | { readonly type: "path" | "uri"; readonly location: string; readonly original: string }
  | { readonly type: "sub_key"; readonly segments: string }
  | { readonly type: "segment" }
  | { readonly type: "scope"; readonly name: string };

/** A step of a lookup, with its result and substeps. */
export interface ExplainNode {
  readonly what: ExplainKind;
  key: string | undefined;
  value: Value | undefined;
  event: ExplainEvent | undefined;
  /** The span of the value that was found. */
  span: Span | undefined;
  readonly strings: string[];
  readonly branches: ExplainNode[];
}

export function createNode(what: ExplainKind, key?: string): ExplainNode {
  return { what, key, value: undefined, event: undefined, span: undefined, strings: [], branches: [] };
}
