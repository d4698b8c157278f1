import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import { isContainer } from "./hash.js";
import type { Meter } from "./meter.js";
import type { RHash, RubyValue } from "./values.js";

type Container = RubyValue[] | RHash;

/** How nested lists and hashes are written. */
export interface NestedSyntax {
  readonly list: readonly [open: string, between: string, close: string];
  readonly hash: readonly [open: string, between: string, close: string];
  /** Between a key and its value. */
  readonly arrow: string;
  leaf(value: RubyValue, meter: Meter): string;
  /** A key as a string; without it keys are written like everything else. */
  key?(value: RubyValue, meter: Meter): string;
  /** The replacement of a list or hash inside itself; throws if that isn't allowed. */
  itself(value: Container): string;
  /** Called for every list and hash, with its depth; throws if that is too deep. */
  enter?(depth: number): void;
}

interface Open {
  readonly container: Container;
  /** Elements, or alternating keys and values. */
  readonly parts: readonly RubyValue[];
  next: number;
}

/** A list or hash as a string. Shared parts are written again each time: all output is counted. */
export function nestedText(root: Container, syntax: NestedSyntax, meter: Meter): string {
  const pieces: string[] = [];
  const put = (piece: string): void => {
    meter.take(bytesOfStep + bytesOfText(piece.length));
    pieces.push(piece);
  };
  const inside = new Set<Container>();
  const open: Open[] = [];
  const enter = (container: Container): void => {
    syntax.enter?.(open.length + 1);
    const isList = Array.isArray(container);
    meter.take(bytesOfStep * (isList ? 1 : container.size + 1));
    inside.add(container);
    open.push({ container, parts: isList ? container : container.entries().flat(), next: 0 });
    put((isList ? syntax.list : syntax.hash)[0]);
  };
  enter(root);
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const isList = Array.isArray(top.container);
    const [, between, close] = isList ? syntax.list : syntax.hash;
    if (top.next === top.parts.length) {
      put(close);
      inside.delete(top.container);
      open.pop();
      continue;
    }
    const isValue = !isList && top.next % 2 === 1;
    if (isValue) put(syntax.arrow);
    else if (top.next > 0) put(between);
    const part = top.parts[top.next++]!;
    if (syntax.key && !isList && !isValue) put(syntax.key(part, meter));
    else if (!isContainer(part)) put(syntax.leaf(part, meter));
    else if (inside.has(part)) put(syntax.itself(part));
    else enter(part);
  }
  return pieces.join("");
}
