import { createHash } from "node:crypto";

/** The maximum number of node names shown for a group, and of groups. */
const mostNames = 5;
const mostGroups = 20;

/** Which nodes of a run have equal catalogs: only digests are kept, so that many nodes take little memory. */
export class EqualCatalogs {
  private readonly groups = new Map<string, string[]>();

  /** Passes a printed catalog on, piece by piece, and computes its digest without the node's own name. */
  *watch(node: string, pieces: Iterable<string>): Iterable<string> {
    const digest = createHash("sha1");
    const name = JSON.stringify(node);
    for (const piece of pieces) {
      const isNamed = piece.includes(node);
      digest.update(isNamed ? piece.replaceAll(name, '""').replaceAll(`[${node}]`, "[]") : piece);
      yield piece;
    }
    const key = digest.digest("base64");
    const group = this.groups.get(key);
    if (group) group.push(node);
    else this.groups.set(key, [node]);
  }

  /** A line for each group of several nodes, the largest first. */
  lines(): string[] {
    const groups = [...this.groups.values()].filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
    const lines = groups.slice(0, mostGroups).map((nodes) => {
      const more = nodes.length > mostNames ? ` and ${nodes.length - mostNames} more` : "";
      return `equal but for the name on ${nodes.length} nodes: ${nodes.slice(0, mostNames).join(", ")}${more}`;
    });
    const others = groups.length - mostGroups;
    return others > 0 ? [...lines, `and ${others} more groups of equal catalogs`] : lines;
  }
}
