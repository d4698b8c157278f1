import { violationDiagnostics } from "@cairn/cli-kit";
import { createSource, createSpan, type Diagnostic, type Span } from "@cairn/diagnostics";
import type { DescribedViolation, Difference, PolicyJudge } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { formatReferencePath } from "../view/reference-path.js";
import type { Cause } from "../diff/change.js";
import { namesOf } from "../diff/names.js";

/** The violations of a policy, for one catalog or many. */
export interface Violations {
  readonly complete: boolean;
  readonly violations: ReadonlyMap<Difference, DescribedViolation>;
  readonly causes?: ReadonlyMap<Difference, Cause>;
  /** The nodes that have a difference, if several were compared. */
  readonly nodesOf?: (difference: Difference) => readonly string[] | undefined;
}

/** The errors about changes that violate a policy, at the lines of the commit that cause them. */
export function reportedViolations(
  { causes, complete, nodesOf, violations }: Violations,
  judge: PolicyJudge,
): readonly Diagnostic[] {
  const causeOf = (difference: Difference) => {
    const cause = causes?.get(difference);
    return cause && spanOfCause(cause);
  };
  const notesOf = (difference: Difference) => {
    const nodes = nodesOf?.(difference);
    const isGone = causes?.get(difference)?.side === "left";
    return [...(isGone ? ["the change removes this line"] : []), ...(nodes ? [`on ${namesOf(nodes)}`] : [])];
  };
  const judged = { complete, violations, causeOf, notesOf };
  return violationDiagnostics(judged, judge, catalogue.create, formatReferencePath);
}

/** The line in a source that has only that line: the revision's file isn't at hand. */
function spanOfCause({ file, line, text }: Cause): Span {
  const start = line - 1;
  return createSpan(createSource(file, "\n".repeat(start) + text), start, start + text.length);
}
