import { resultOf, type Deep } from "@cairn/evaluation";
import type { Body, Located, Node } from "../ast.js";
import type { PrismData, PrismNode } from "./prism-node.js";

/** How a type of node is converted. Nested nodes are yielded, so that nothing recurses. */
export type Shape = (data: PrismData, at: Located, reader: Reader) => Deep<Node> | Node;

/** What the conversion of one node needs from that of all others. */
export interface Reader {
  place(data: PrismData): Located;
  node(node: PrismNode): Deep<Node>;
  /** Whether the current node is in a loop, for its jumps: `read` runs inside a loop, or inside a block. */
  within<Part extends Node>(kind: "loop" | "block", read: () => Deep<Part>): Deep<Part>;
  readonly isInLoop: boolean;
}

/** A member that holds an optional node. */
export function member(data: PrismData, name: string): PrismNode | undefined {
  return (data[name] ?? undefined) as PrismNode | undefined;
}

/** A member that holds a list of nodes. */
export function members(data: PrismData, name: string): readonly PrismNode[] {
  return (data[name] ?? []) as readonly PrismNode[];
}

export function nameOf(data: PrismData): string {
  return data["name"] as string;
}

export function flagsOf(data: PrismData): number {
  return data["flags"] as number;
}

export function unescaped(data: PrismData): string {
  return (data["unescaped"] as { readonly value: string }).value;
}

/** Whether a literal's string is no text, but bytes. */
export function isOfBytes(data: PrismData): boolean {
  return (data["unescaped"] as { readonly isBinary?: boolean }).isBinary === true;
}

/** The nodes of a list, one by one. */
export function* each(nodes: readonly PrismNode[], reader: Reader): Deep<Node[]> {
  const read: Node[] = [];
  for (const node of nodes) {
    const inside = node.toJSON();
    // `key: value` without braces.
    if (inside.type === "KeywordHashNode") read.push(...(yield* resultOf(each(members(inside, "elements"), reader))));
    else read.push(yield* resultOf(reader.node(node)));
  }
  return read;
}

/** A member's node; undefined if there is none. */
export function* optional(data: PrismData, name: string, reader: Reader): Deep<Node | undefined> {
  const node = member(data, name);
  return node ? yield* resultOf(reader.node(node)) : undefined;
}

/** A member's statements; none if there is no such member. */
export function* statements(data: PrismData, name: string, reader: Reader): Deep<Body> {
  const node = yield* resultOf(optional(data, name, reader));
  const { start, end } = reader.place(data);
  if (!node) return { kind: "body", items: [], start: end, end };
  return node.kind === "body" ? node : { kind: "body", items: [node], start, end };
}

/** The arguments of a call, in `data[name]`. */
export function* argumentsOf(data: PrismData, reader: Reader): Deep<Node[]> {
  const given = member(data, "arguments");
  return given ? yield* resultOf(each(members(given.toJSON(), "arguments"), reader)) : [];
}

/** An unsupported construct, whatever it contains. */
export function refused(what: string): Shape {
  return (_data, at) => ({ kind: "refused", what, ...at });
}
