import type { UnseenFile } from "./served/compare-served.js";

/** Copied files that can't be compared, all for the same reason. */
export interface UnseenReason {
  readonly reason: string;
  readonly help: string;
  /** The resources that copy them. */
  readonly resources: readonly string[];
  readonly nodes: readonly string[];
  /** Whether a policy forbids to change one of them. */
  readonly isForbidden?: boolean;
}

interface Found {
  readonly help: string;
  readonly resources: Set<string>;
  readonly nodes: Set<string>;
  isForbidden: boolean;
}

/** The maximum number of resources and of nodes that are kept for a reason, and of reasons. */
const [maxNames, maxReasons] = [1_000, 1_000];

/** Collects the copied files of many nodes that can't be compared. */
export class UnseenOnNodes {
  private readonly found = new Map<string, Found>();

  add(node: string, unseen: readonly UnseenFile[]): void {
    for (const { help, isForbidden, reason, reference } of unseen) {
      let known = this.found.get(reason);
      if (!known && this.found.size >= maxReasons) continue;
      if (!known)
        this.found.set(reason, (known = { help, resources: new Set(), nodes: new Set(), isForbidden: false }));
      known.isForbidden ||= isForbidden === true;
      if (known.resources.size < maxNames) known.resources.add(reference);
      if (known.nodes.size < maxNames) known.nodes.add(node);
    }
  }

  reasons(): readonly UnseenReason[] {
    return Array.from(this.found, ([reason, { help, isForbidden, nodes, resources }]) => ({
      reason,
      help,
      resources: [...resources],
      nodes: [...nodes],
      ...(isForbidden ? { isForbidden } : {}),
    }));
  }
}
