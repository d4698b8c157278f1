import type { ByteRange } from "@cairn/diagnostics";
import { resultOf, type Deep } from "@cairn/evaluation";
import type { Located, Node } from "../ast.js";
import { assignments } from "./assignments.js";
import { calls } from "./calls.js";
import { control } from "./control.js";
import { literals } from "./literals.js";
import type { PrismNode } from "./prism-node.js";
import type { Reader, Shape } from "./reader.js";

const shapes = new Map<string, Shape>(Object.entries({ ...literals, ...calls, ...assignments, ...control }));

/** The span in the source that the user has written. */
export type PlaceOf = (location: ByteRange) => Located;

/** Reads a tree of Prism. */
export class ShapeReader implements Reader {
  isInLoop = false;
  private readonly placeOf: PlaceOf;

  constructor(placeOf: PlaceOf) {
    this.placeOf = placeOf;
  }

  place(data: Parameters<Reader["place"]>[0]) {
    return this.placeOf(data.location);
  }

  *node(node: PrismNode): Deep<Node> {
    const data = node.toJSON();
    const at = this.place(data);
    const shape = shapes.get(data.type);
    if (!shape) return { kind: "refused", what: `Ruby's \`${data.type}\``, ...at };
    const read = shape(data, at, this);
    return "kind" in read ? read : yield* resultOf(read);
  }

  *within<Part extends Node>(kind: "loop" | "block", read: () => Deep<Part>): Deep<Part> {
    const before = this.isInLoop;
    this.isInLoop = kind === "loop";
    const node = yield* resultOf(read());
    this.isInLoop = before;
    return node;
  }
}
