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

/**
 * Diagnostics as the user configured them: comments silence lints in place, then the configuration file's rules apply.
 */
export function applyUserRules(session: Session, reported: readonly Diagnostic[] = session.reported): Diagnostic[] {
  const all = deduplicateDiagnostics(reported);
  return applyRules(silenceByComments(all, ignoringComments(session, all)), session.rules);
}

/** Whether the input has errors, including lints that the user made errors. */
export function inputFailed(session: Session): boolean {
  return hasErrors(applyUserRules(session));
}

/** The comments that mention ignoring, in those sources that have lints. */
function ignoringComments({ services }: Session, diagnostics: readonly Diagnostic[]): Span[] {
  if (!services) return [];
  const lints = diagnostics.filter(({ configurable, severity }) => severity !== "error" || configurable);
  const sources = new Set(lints.map(({ span }) => span.source));
  return [...sources]
    .filter((source) => source.text.includes("cairn-ignore"))
    .flatMap((source) => services.comments(source).map(({ start, end }) => createSpan(source, start, end)));
}
