import type { ExportedResource } from "../../catalog/exported.js";

/** What was known about other nodes, with the exports of this run's nodes in place of their earlier ones. */
export function withExportsOf(
  run: ReadonlyMap<string, readonly ExportedResource[]>,
  others: readonly ExportedResource[],
): ExportedResource[] {
  const byNode = new Map<string, readonly ExportedResource[]>();
  for (const each of others) {
    const known = byNode.get(each.certname) as ExportedResource[] | undefined;
    if (known) known.push(each);
    else byNode.set(each.certname, [each]);
  }
  for (const [node, exported] of run) byNode.set(node, exported);
  return [...byNode.values()].flat();
}
