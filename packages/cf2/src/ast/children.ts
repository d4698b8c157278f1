import type { Node } from "./ast.js";

/** The direct children of a node, in source order. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case "program":
    case "block":
      return node.statements;
    case "definition":
      return node.mutations ?? [node.value];
    case "mutation":
    case "inline":
      return [node.value];
    case "macro":
      return [node.body];
    case "list":
      return node.items;
    case "call":
      return node.arguments;
    case "import":
      return node.signers ? [node.file, node.signers] : [node.file];
    case "conditional":
      return node.else ? [node.condition, node.then, node.else] : [node.condition, node.then];
    case "binary":
      return [node.left, node.right];
    case "unary":
      return [node.operand];
    case "selection":
      return [node.from, node.selector];
    case "undefined":
    case "boolean":
    case "number":
    case "string":
    case "reference":
      return [];
  }
}

/** A node and all its descendants in source order, at any depth. */
export function* descendantsOf(node: Node): Generator<Node, void, undefined> {
  const waiting: Node[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const children = childrenOf(next);
    for (let index = children.length - 1; index >= 0; index--) waiting.push(children[index]!);
  }
}
