import type { ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, startOf, type Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";

/** The error of a node that was ended. */
export function endedNode(
  { request, words }: ExtraCommandContext,
  node: string,
  ended: "crash" | "memory" | "time",
): Diagnostic {
  const { nodeMemory, nodeTimeout } = request.options;
  const most = nodeMemory === undefined ? "a thread has" : `${String(nodeMemory)} MiB (\`--node-memory\`)`;
  const reasons = {
    time: `took longer than ${String(nodeTimeout)} s (\`--node-timeout\`)`,
    memory: `needs more memory than ${most}`,
    crash: "ended its thread",
  };
  return catalogue.create["node-ended"](startOf(createSource(words[0] ?? node, "")), { node, reason: reasons[ended] });
}
