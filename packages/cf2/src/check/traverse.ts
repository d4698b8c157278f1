import { childrenOf } from "../ast/children.js";
import type { Macro, Node, Program } from "../ast/ast.js";

/** A node, and what is around it. */
export interface Visit {
  readonly node: Node;
  readonly parent: Node | undefined;
  /** The macro whose body contains the node. */
  readonly macro: Macro | undefined;
  /** Whether the node is a selector, the name of a file or a user: strings that don't denote resources. */
  readonly isName: boolean;
}

/** Visits all nodes of a file, in source order. */
export function traverse(program: Program, look: (visit: Visit) => void): void {
  const waiting: Visit[] = [{ node: program, parent: undefined, macro: undefined, isName: false }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { node } = visit;
    const macro = node.kind === "macro" ? node : visit.macro;
    look({ ...visit, macro });
    const children = childrenOf(node);
    for (let index = children.length - 1; index >= 0; index--) {
      const isName = node.kind === "import" || (node.kind === "selection" && index === 1);
      waiting.push({ node: children[index]!, parent: node, macro, isName });
    }
  }
}
