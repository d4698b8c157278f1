import type { ByteRange } from "@cairn/diagnostics";

/** A node of Prism, by what is read of it: its own form as data, which names its type. */
export interface PrismNode {
  toJSON(): PrismData;
}

export interface PrismData {
  readonly type: string;
  readonly location: ByteRange;
  readonly [member: string]: unknown;
}

/** What Prism makes of a text. */
export interface PrismResult {
  readonly value: PrismNode;
  readonly errors: readonly { readonly message: string; readonly location: ByteRange }[];
}

/** Parses a text of Ruby. */
export type PrismParser = (text: string) => PrismResult;
