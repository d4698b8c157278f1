import type { Difference, Violation } from "@cairn/store";

/** The line that makes a difference: one that the other side's file hasn't got. */
export interface Cause {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** The side that has the line. */
  readonly side: "left" | "right";
}

/** A difference, and what makes it, if that was found. */
export interface Change {
  readonly difference: Difference;
  readonly cause?: Cause | undefined;
  /** Why a policy forbids it. */
  readonly violation?: Violation | undefined;
}

/** Equal changes of several nodes have the same key, if they have the same cause, too: each node may have a file of its own. */
export function keyOfChange({ cause, difference: { kind, left, path, right }, violation }: Change): string {
  return JSON.stringify([kind, path, left?.json, right?.json, cause?.file, cause?.line, cause?.side, violation]);
}
