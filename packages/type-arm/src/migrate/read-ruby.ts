import { placesOfBytes } from "@cairn/diagnostics";
import type { RubyNode } from "./ruby.js";
import { shapes, type PrismNode, type Slot } from "./prism-shapes.js";

/**
 * Converts Prism's tree to ours. Doesn't recurse: each node is created with holes, which are filled from a worklist.
 */
export function readRuby(root: PrismNode, text: string): RubyNode {
  const place = placesOfBytes(text);
  const waiting: Slot[] = [];
  const holder: { root?: RubyNode } = {};
  waiting.push({ node: root, fill: (made) => (holder.root = made) });
  for (let slot = waiting.pop(); slot; slot = waiting.pop()) {
    const written = slot.node.toJSON();
    const at = place(written.location);
    const shape = shapes[written.type];
    slot.fill(shape ? shape(written, at, (each) => waiting.push(each)) : { kind: "other", what: written.type, ...at });
  }
  return holder.root!;
}
