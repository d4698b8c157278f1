/**
 * Compiling for many nodes: the list of nodes is read, and diagnostics that several of them share are reported once,
 * with the nodes' names.
 */
import type { Diagnostic } from "@cairn/diagnostics";

/** The maximum number of node names in one message. */
const mostNames = 5;
/** How many different ones are kept: more than are shown in any case. */
const mostKept = 10_000;

interface Found {
  readonly diagnostic: Diagnostic;
  readonly names: string[];
  count: number;
  last: string;
}

/** The diagnostics of compiling for many nodes: equal ones are reported once, with the nodes. */
export class FoundOnNodes {
  private readonly found = new Map<string, Found>();

  /** All of a node at once. */
  add(node: string, diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) {
      const { code, message, span } = diagnostic;
      const key = `${code}\n${span.source.name}\n${span.start}\n${message}`;
      const known = this.found.get(key);
      if (known) count(known, node);
      else if (this.found.size < mostKept) this.found.set(key, { diagnostic, names: [node], count: 1, last: node });
    }
  }

  diagnostics(): Diagnostic[] {
    return Array.from(this.found.values(), ({ count: nodes, diagnostic, names }) => {
      const more = nodes > mostNames ? ` and ${nodes - mostNames} more` : "";
      return {
        ...diagnostic,
        notes: [...diagnostic.notes, `on ${nodes === 1 ? "node" : "nodes"} ${names.join(", ")}${more}`],
      };
    });
  }
}

function count(found: Found, node: string): void {
  if (found.last === node) return;
  found.last = node;
  if (found.count++ < mostNames) found.names.push(node);
}
