import type { ExtraCommandContext, Many, Unlimited } from "@cairn/cli-kit";
import { createSource, startOf, type Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";

const whyUnlimited: Readonly<Record<Unlimited, { readonly reason: string; readonly remedy: string }>> = {
  "one thread": {
    reason: "with `--watch`, or an option that reads standard input, all nodes are compiled in one thread",
    remedy: "leave out `--watch`, and name files instead of `-`",
  },
  "no threads": {
    reason: "this copy of the command can't start worker threads",
    remedy: "install mupuppet with the packages that it depends on",
  },
};

/** The limits of each node that the command line sets; a warning if they aren't enforced. */
export function nodeLimits({
  report,
  request,
}: ExtraCommandContext): Pick<Many<never, never, never>, "megabytes" | "seconds" | "unlimited"> {
  const { nodeMemory, nodeTimeout } = request.options;
  return {
    seconds: nodeTimeout as number | undefined,
    megabytes: nodeMemory as number | undefined,
    unlimited: (why) => {
      const place = startOf(createSource("<command line>", ""));
      report([catalogue.create["limits-not-enforced"](place, whyUnlimited[why])]);
    },
  };
}

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
