import type { ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, startOf } from "@cairn/diagnostics";
import { htmlOfNodes } from "../diff/html-nodes.js";
import type { NodesComparison } from "../diff/many-nodes.js";
import { catalogue } from "../diagnostics/index.js";

/** `--html FILE`: the differences as a page to browse. Returns whether it failed. */
export function writeReport({ host, report, request }: ExtraCommandContext, comparison: NodesComparison): boolean {
  const path = request.options["html"];
  if (typeof path !== "string") return false;
  const problem = host.writeFile(path, [htmlOfNodes(comparison)]);
  if (problem === undefined) return false;
  const reason = `\`${path}\` can't be written: ${problem}`;
  report([catalogue.create["no-catalog"](startOf(createSource(path, "")), { reason })]);
  return true;
}
