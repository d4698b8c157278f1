import type { Node } from "@cairn/ruby-subset";
import type { SuffixPart } from "./suffix-part.js";

/** An operand with what stands behind it; nothing where it can't stand there. */
export function joinSuffix(left: Node, part: SuffixPart): Node | undefined {
  const place = { start: left.start, end: part.end };
  switch (part.kind) {
    case "method": {
      const { name, at, isSafe } = part;
      return { kind: "call", receiver: left, name, at, arguments: [], isComplete: false, isSafe, ...place };
    }
    case "scope":
      if (/^[A-Z]/.test(part.name) && left.kind === "constant") {
        return { kind: "constant", name: `${left.name}::${part.name}`, ...place };
      }
      return joinSuffix(left, { ...part, kind: "method", isSafe: false });
    case "index":
      return { kind: "index", target: left, arguments: part.arguments, ...place };
    case "arguments": {
      const call = asCall(left);
      if (!call || call.isComplete || call.block) return undefined;
      return { ...call, arguments: part.arguments, isComplete: true, ...place };
    }
    case "block": {
      const call = asCall(left);
      return call && !call.block ? { ...call, block: part.block, isComplete: true, ...place } : undefined;
    }
  }
}

function asCall(node: Node): (Node & { kind: "call" }) | undefined {
  if (node.kind === "call") return node;
  if (node.kind !== "name" && node.kind !== "constant") return undefined;
  const { name, start, end } = node;
  return { kind: "call", name, at: start, arguments: [], isComplete: false, isSafe: false, start, end };
}
