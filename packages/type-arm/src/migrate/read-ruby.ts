import type { Place, RubyNode } from "./ruby.js";
import { shapes, type PrismNode, type Slot } from "./prism-shapes.js";

/** A tree of Prism as a tree of ours. Nothing recurses: each node is made with holes, which are filled from a list of what waits. */
export function readRuby(root: PrismNode, text: string): RubyNode {
  const place = placesOf(text);
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

type Located = { readonly startOffset: number; readonly length: number };

/** Prism counts bytes; we count UTF-16 units. */
export function placesOf(text: string): (location: Located) => Place {
  const units = unitsOfBytes(text);
  if (!units) return ({ startOffset, length }) => ({ start: startOffset, end: startOffset + length });
  return ({ startOffset, length }) => ({
    start: units[startOffset] ?? text.length,
    end: units[startOffset + length] ?? text.length,
  });
}

/** For each byte of the text in UTF-8 the unit that it belongs to; nothing where the two are the same. */
function unitsOfBytes(text: string): Uint32Array | undefined {
  if (/^[\x00-\x7f]*$/.test(text)) return undefined;
  const units = new Uint32Array(text.length * 3 + 1);
  let bytes = 0;
  for (let unit = 0; unit < text.length;) {
    const point = text.codePointAt(unit)!;
    const length = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    units.fill(unit, bytes, bytes + length);
    bytes += length;
    unit += point < 0x10000 ? 1 : 2;
  }
  units[bytes] = text.length;
  return units.subarray(0, bytes + 1);
}
