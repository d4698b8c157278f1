import type { Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import type { Parameter, Resource } from "../catalog/resource.js";
import type { Loser } from "./data.js";

/** Something that a value was made from. */
export interface Part {
  readonly path: string;
  readonly value: Value;
  readonly span: Span;
  readonly step: string;
  readonly lost: readonly Loser[];
  /** What it was made from itself. */
  readonly from: () => readonly Part[];
  /** The parameter whose story goes on with it. */
  readonly parameter?: { readonly resource: Resource; readonly parameter: Parameter } | undefined;
  /** What it is the story of: that is told once. */
  readonly story?: object | undefined;
}
