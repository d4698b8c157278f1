import type { Diagnostic, Label, Span } from "@cairn/diagnostics";
import type { Failure } from "@cairn/evaluation";
import { catalogue } from "../diagnostics/index.js";
import type { InstanceCode } from "../diagnostics/instances.js";
import { failuresOf } from "./refused.js";

/** Failures of objects have the names of their diagnostics. */
declare module "@cairn/evaluation" {
  interface FailureKinds extends Record<InstanceCode, true> {
    /** All errors of an object, each with a separate diagnostic (`Refused`). */
    refused: true;
  }
}

const codes: ReadonlySet<string> = new Set<InstanceCode>([
  ...(["refused-value", "refused-object", "wrong-type", "wrong-count", "unknown-feature", "read-only"] as const),
  ...(["append-to-one", "frozen-object", "abstract-type", "managed-type", "not-a-type", "wrong-arguments"] as const),
  ...(["setter-cycle", "getter-cycle", "endless-new", "already-contained", "containment-cycle"] as const),
  ...([
    "repeated-object",
    "unfinished-object",
    "logic-result",
    "costly-pattern",
    "too-long",
    "too-much-memory",
  ] as const),
  ...(["unresolved-link", "wrong-data", "no-type", "no-value", "no-function"] as const),
]);

const others: Readonly<Record<string, InstanceCode>> = {
  "too-deep-calls": "too-long",
  "unknown-variable": "no-value",
  "unknown-type": "no-type",
  "unknown-function": "no-function",
};

/** The diagnostics of a failure: one for each error. */
export function describeFailure(failure: Failure, place: Span): Diagnostic[] {
  return failuresOf(failure).map((each) => describeOne(each, place));
}

function describeOne({ kind, message, span, notes, help }: Failure, place: Span): Diagnostic {
  const code = others[kind] ?? (codes.has(kind) ? (kind as InstanceCode) : "evaluation");
  const labels = notes.flatMap((note): Label[] => (note.span ? [{ message: note.message, span: note.span }] : []));
  const texts = notes.flatMap((note) => (note.span ? [] : [note.message]));
  return catalogue.create[code](span ?? place, { message }, { labels, notes: texts, help });
}
