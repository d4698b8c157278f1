import { describeViolations, exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { hasErrors } from "@cairn/diagnostics";
import { renderDifferences, type Difference, type DifferencesFormat } from "@cairn/store";
import type { CatalogsComparison, CompareCatalogsOptions } from "../diff/compare.js";
import { isSame, type NodesComparison } from "../diff/many-nodes.js";
import { unseenOf } from "../diff/markdown-nodes.js";
import { reportedViolations, type Violations } from "./report-violations.js";
import { renderNodes } from "../diff/render-nodes.js";
import { UnseenOnNodes } from "../diff/unseen-on-nodes.js";
import { formatReferencePath } from "../view/reference-path.js";
import { writeReport } from "./write-report.js";

/** Prints a comparison of two catalogs, and reports what violates the policy; returns the exit code. */
export function tellComparison(
  context: ExtraCommandContext,
  comparison: CatalogsComparison,
  options: CompareCatalogsOptions,
): number {
  const { color, host, request } = context;
  const { complete, differences, violations: found } = comparison;
  const { judge } = options;
  const format = (request.options["format"] ?? "text") as DifferencesFormat;
  const violations = judge ? describeViolations(found, judge, formatReferencePath) : new Map<never, never>();
  const ofCatalog = new UnseenOnNodes();
  ofCatalog.add("", comparison.unseen);
  const unseen = ofCatalog.reasons().map((each) => ({ ...each, nodes: [] }));
  const isEqual = differences.length === 0 && complete;
  if (!isEqual || format === "json" || (format === "markdown" && unseen.length > 0)) {
    const members = { unseen: unseen.map(({ help, reason, resources }) => ({ reason, help, resources })) };
    const rendering = { format, color, formatPath: formatReferencePath, violations, members };
    const rest = format === "markdown" && unseen.length > 0 ? `\n${unseenOf(unseen)}` : "";
    const styled = color && format === "text" ? "styled" : undefined;
    host.writeStdout(renderDifferences(comparison, rendering) + rest, styled);
  }
  if (isForbidden(context, { complete, violations }, options, comparison.unseen)) return exitCodes.inputErrors;
  return isEqual ? exitCodes.fine : exitCodes.differences;
}

/** Prints a comparison of many nodes, and reports what violates the policy; returns the exit code. */
export function tellDifferences(
  context: ExtraCommandContext,
  comparison: NodesComparison,
  options: CompareCatalogsOptions,
  hasFailed: boolean,
): number {
  const format = (context.request.options["format"] ?? "text") as DifferencesFormat;
  const isEqual = isSame(comparison) && comparison.complete;
  const styled = context.color && format === "text" ? "styled" : undefined;
  if (!isEqual || format === "json" || (format === "markdown" && comparison.unseen.length > 0))
    context.host.writeStdout(renderNodes(comparison, format, context.color), styled);
  const isWritten = !writeReport(context, comparison);
  const nodes = new Map(comparison.groups.flatMap((each) => each.differences.map((one) => [one, each.nodes] as const)));
  const judged = { ...comparison, nodesOf: (difference: Difference) => nodes.get(difference) };
  if (isForbidden(context, judged, options, comparison.unseen) || hasFailed || !isWritten) return exitCodes.inputErrors;
  return isEqual ? exitCodes.fine : exitCodes.differences;
}

/** Reports violations; returns whether there are any, or if a file that may not change can't be compared. */
function isForbidden(
  { report }: ExtraCommandContext,
  comparison: Violations,
  { judge }: CompareCatalogsOptions,
  unseen: readonly { readonly isForbidden?: boolean }[],
): boolean {
  if (!judge) return false;
  const found = reportedViolations(comparison, judge);
  report(found);
  return hasErrors(found) || unseen.some((each) => each.isForbidden);
}
