import type { ByteRange } from "@cairn/diagnostics";

/** A node of Prism, with the members that are read here, as data with its type's name. */
export interface PrismNode {
  toJSON(): PrismData;
}

export interface PrismData {
  readonly type: string;
  readonly location: ByteRange;
  readonly [member: string]: unknown;
}

/** Prism's output for a source. */
export interface PrismResult {
  readonly value: PrismNode;
  readonly errors: readonly { readonly message: string; readonly location: ByteRange }[];
}

/** Parses Ruby source. */
export type PrismParser = (text: string) => PrismResult;
