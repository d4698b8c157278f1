/**
 * Compiling for many nodes: the list of nodes is read, and what is found on several of them is told once, with their names.
 */
import type { Diagnostic } from "@cairn/diagnostics";

/** The most names of nodes that one message tells. */
const mostNames = 5;

/** What was found while compiling for many nodes: equal things are told once, with the nodes. */
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
