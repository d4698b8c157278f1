import { createHash } from "node:crypto";

/** The maximum number of node names shown for a group, and of groups. */
const mostNames = 5;
const mostGroups = 20;

/** A printed catalog, passed on piece by piece, and its digest without the node's own name once all were taken. */
export function digestOf(
  node: string,
  pieces: Iterable<string>,
): { readonly chunks: Iterable<string>; digest(): string } {
  const hash = createHash("sha1");
  const name = JSON.stringify(node);
  function* watch(): Iterable<string> {
    for (const piece of pieces) {
      const isNamed = piece.includes(node);
      hash.update(isNamed ? piece.replaceAll(name, '""').replaceAll(`[${node}]`, "[]") : piece);
      yield piece;
    }
  }
  return { chunks: watch(), digest: () => hash.digest("base64") };
}

/** Which nodes of a run have equal catalogs: only digests are kept, so that many nodes take little memory. */
export class EqualCatalogs {
  private readonly groups = new Map<string, { count: number; readonly names: string[] }>();

  add(node: string, digest: string): void {
    const group = this.groups.get(digest);
    if (!group) this.groups.set(digest, { count: 1, names: [node] });
    else if (group.count++ < mostNames) group.names.push(node);
  }

  /** A line for each group of several nodes, the largest first. */
  lines(): string[] {
    const groups = [...this.groups.values()].filter(({ count }) => count > 1).sort((a, b) => b.count - a.count);
    const lines = groups.slice(0, mostGroups).map(({ count, names }) => {
      const more = count > mostNames ? ` and ${count - mostNames} more` : "";
      return `equal but for the name on ${count} nodes: ${names.join(", ")}${more}`;
    });
    const others = groups.length - mostGroups;
    return others > 0 ? [...lines, `and ${others} more groups of equal catalogs`] : lines;
  }
}
