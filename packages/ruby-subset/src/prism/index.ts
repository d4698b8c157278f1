import { createSpan, placesOfBytes, type Source, type Span } from "@cairn/diagnostics";
import { type Deep, settle } from "@cairn/evaluation";
import type { Body, Node } from "../ast.js";
import { assignments } from "./assignments.js";
import { calls } from "./calls.js";
import { control } from "./control.js";
import { literals } from "./literals.js";
import type { PrismNode, PrismParser } from "./prism-node.js";
import type { Reader, Shape } from "./reader.js";
import { tooDeepAt } from "./too-deep.js";

export type { PrismParser, PrismResult } from "./prism-node.js";

const shapes = new Map<string, Shape>(Object.entries({ ...literals, ...calls, ...assignments, ...control }));

/** What a file of Ruby says, or the first thing that is wrong with it. */
export type ParsedRuby = { readonly body: Body } | { readonly problem: string; readonly span: Span };

/** Reads a file of Ruby with Ruby's own parser. */
export function parseRuby(source: Source, parse: PrismParser): ParsedRuby {
  const tooDeep = tooDeepAt(source.text);
  if (tooDeep !== undefined) {
    return {
      problem: "it nests too deep here, or has too many operators in a row",
      span: createSpan(source, tooDeep, tooDeep + 1),
    };
  }
  const { errors, value } = parse(source.text);
  const [error] = errors;
  const place = placesOfBytes(source.text);
  if (!error) return { body: settle(readProgram(value, place)) };
  const { start, end } = place(error.location);
  return { problem: error.message, span: createSpan(source, start, end) };
}

function* readProgram(root: PrismNode, place: ReturnType<typeof placesOfBytes>): Deep<Body> {
  return (yield new ShapeReader(place).node(root)) as Body;
}

class ShapeReader implements Reader {
  isInLoop = false;
  private readonly placeOf: ReturnType<typeof placesOfBytes>;

  constructor(placeOf: ReturnType<typeof placesOfBytes>) {
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
    return "kind" in read ? read : ((yield read) as Node);
  }

  *within(kind: "loop" | "block", read: () => Deep<Node>): Deep<Node> {
    const before = this.isInLoop;
    this.isInLoop = kind === "loop";
    const node = (yield read()) as Node;
    this.isInLoop = before;
    return node;
  }
}
