/** The maximum number of node names in a line. */
const mostNames = 5;

/** Nodes by their names, as far as they fit into a line. */
export function namesOf(nodes: readonly string[], print = (name: string): string => name): string {
  if (nodes.length === 0) return "any node";
  if (nodes.length === 1) return print(nodes[0]!);
  const shown = nodes.slice(0, mostNames).map(print).join(", ");
  const more = nodes.length - mostNames;
  return `${nodes.length} nodes: ${shown}${more > 0 ? ` and ${more} more` : ""}`;
}
