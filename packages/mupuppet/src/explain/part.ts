import type { Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import type { Parameter, Resource } from "../catalog/resource.js";
import type { Loser } from "./data.js";

/** A contribution to a value. */
export interface Part {
  readonly path: string;
  readonly value: Value;
  readonly span: Span;
  readonly step: string;
  readonly lost: readonly Loser[];
  /** Its own contributions. */
  readonly from: () => readonly Part[];
  /** The parameter whose explanation continues it. */
  readonly parameter?: { readonly resource: Resource; readonly parameter: Parameter } | undefined;
  /** The identity of the explanation, which is shown once. */
  readonly story?: object | undefined;
}
