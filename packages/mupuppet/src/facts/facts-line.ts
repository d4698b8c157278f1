import { createSource, type Source } from "@cairn/diagnostics";

/** Whether a file holds the facts of many nodes, a line of JSON for each. */
export function holdsLines(path: string): boolean {
  return /\.(?:ndjson|jsonl)$/i.test(path);
}

/** The name of the node whose facts are in a line. */
export function nameInLine(line: string): string | undefined {
  try {
    const { certname, facts, name, values } = JSON.parse(line) as Record<string, unknown>;
    const inner = (facts ?? values ?? {}) as Record<string, unknown>;
    const found = certname ?? name ?? inner["clientcert"] ?? inner["fqdn"];
    return typeof found === "string" ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The line with a node's facts, with its position; the whole file if it doesn't hold such lines. */
export function factsLine(
  source: Source,
  node: string | undefined,
): { readonly source: Source } | { readonly problem: string } {
  if (!holdsLines(source.name)) return { source };
  const lines = source.text.split("\n");
  const filled = lines.flatMap((line, index) => (line.trim() === "" ? [] : [index]));
  const names = new Map(filled.map((index) => [nameInLine(lines[index]!) ?? "", index]));
  const found = filled.length === 1 ? filled[0] : names.get(node ?? "");
  if (found === undefined) return { problem: notOne("file", node, names) };
  return { source: createSource(source.name, "\n".repeat(found) + lines[found]!) };
}

/** Why a list of many nodes' facts can't be used for one. */
export function notOne(what: "file" | "list", node: string | undefined, { size }: { readonly size: number }): string {
  return node === undefined
    ? `the ${what} holds facts of ${size} nodes: name one with \`--node\``
    : `the ${what} holds facts of ${size} nodes, but not of \`${node}\``;
}
