import { positionAt } from "@cairn/diagnostics";
import type { FailedNodes } from "./many-nodes.js";

/** Why nodes have no catalog, as reports tell it. */
export interface Failure {
  /** `site.pp:3`. */
  readonly place: string;
  /** The message, and in which revision. */
  readonly reason: string;
}

/** The place and the words of an error that left nodes without a catalog. */
export function failureOf({ error: { message, notes, span } }: FailedNodes): Failure {
  const { line } = positionAt(span.source, span.start);
  const told = notes.filter((note) => typeof note === "string");
  return { place: `${span.source.name}:${line}`, reason: [message, ...told].join("; ") };
}
