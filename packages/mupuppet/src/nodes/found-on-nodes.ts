/**
 * Compiling for many nodes: the list of nodes is read, and diagnostics that several of them share are reported once,
 * with the nodes' names.
 */
import type { Diagnostic } from "@cairn/diagnostics";

/** The maximum number of node names in one message. */
const mostNames = 5;

/** The diagnostics of compiling for many nodes: equal ones are reported once, with the nodes. */
export class FoundOnNodes {
  private readonly found = new Map<string, { readonly diagnostic: Diagnostic; readonly nodes: Set<string> }>();

  add(node: string, diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) {
      const { code, message, span } = diagnostic;
      const key = `${code}\n${span.source.name}\n${span.start}\n${message}`;
      const known = this.found.get(key);
      if (known) known.nodes.add(node);
      else this.found.set(key, { diagnostic, nodes: new Set([node]) });
    }
  }

  diagnostics(): Diagnostic[] {
    return Array.from(this.found.values(), ({ diagnostic, nodes }) => {
      const names = [...nodes].slice(0, mostNames).join(", ");
      const more = nodes.size > mostNames ? ` and ${nodes.size - mostNames} more` : "";
      return {
        ...diagnostic,
        notes: [...diagnostic.notes, `on ${nodes.size === 1 ? "node" : "nodes"} ${names}${more}`],
      };
    });
  }
}
