import { type Diagnostic, type Span } from "@cairn/diagnostics";
import type { Failure } from "@cairn/puppet-expressions/evaluate";
import { catalogue } from "./index.js";

/** The diagnostic for a failure; `place` is where it happened, unless the failure knows better. */
export function describeFailure(failure: Failure, place: Span): Diagnostic {
  const span = failure.span ?? place;
  const labels = failure.notes.flatMap(({ message, span: at }) => (at ? [{ message, span: at }] : []));
  const notes = failure.notes.flatMap(({ message, span: at }) => (at ? [] : [message]));
  return catalogue.create.evaluation(span, { message: failure.message }, { labels, notes, help: failure.help });
}
