import {
  applyRules,
  createSpan,
  deduplicateDiagnostics,
  hasErrors,
  silenceByComments,
  type Diagnostic,
  type Span,
} from "@cairn/diagnostics";
import type { Session } from "./session.js";

/** What was reported as the user wants it: comments silence lints where they stand, then the configuration file's rules apply. */
export function heedUser(session: Session, reported: readonly Diagnostic[] = session.reported): Diagnostic[] {
  const all = deduplicateDiagnostics(reported);
  return applyRules(silenceByComments(all, ignoringComments(session, all)), session.rules);
}

/** Whether the input has errors; a lint that the user made an error is one. */
export function inputFailed(session: Session): boolean {
  return hasErrors(heedUser(session));
}

/** The comments of those sources that have a lint and speak of ignoring one. */
function ignoringComments({ services }: Session, diagnostics: readonly Diagnostic[]): Span[] {
  if (!services) return [];
  const lints = diagnostics.filter(({ severity }) => severity !== "error");
  const sources = new Set(lints.map(({ span }) => span.source));
  return [...sources]
    .filter((source) => source.text.includes("cairn-ignore"))
    .flatMap((source) => services.comments(source).map(({ start, end }) => createSpan(source, start, end)));
}
