import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import { isContainer } from "./hash.js";
import type { Meter } from "./meter.js";
import { REnumerator, RHash, RRange, RSet, type RubyValue } from "./values.js";

type Container = RubyValue[] | RHash | RSet | RRange | REnumerator;

type Brackets = readonly [open: string, between: string, close: string];

/** How nested lists and hashes are written. */
export interface NestedSyntax {
  readonly list: Brackets;
  readonly hash: Brackets;
  /** Without it, sets are written as what contains nothing. */
  readonly set?: Brackets;
  /** Without it, ranges are written as what contains nothing. */
  readonly range?: (range: RRange) => Brackets;
  /** Without it, enumerators are written as what contains nothing. */
  readonly enumerator?: (enumerator: REnumerator, meter: Meter) => Brackets;
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
    meter.take(bytesOfStep * (sizeOf(container) + 1));
    inside.add(container);
    open.push({ container, parts: partsOf(container), next: 0 });
    put(bracketsOf(container, syntax, meter)[0]);
  };
  enter(root);
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const isHash = top.container instanceof RHash;
    const [, between, close] = bracketsOf(top.container, syntax, meter);
    if (top.next === top.parts.length) {
      put(close);
      inside.delete(top.container);
      open.pop();
      continue;
    }
    const isValue = isHash && top.next % 2 === 1;
    if (isValue) put(syntax.arrow);
    else if (top.next > 0) put(between);
    const part = top.parts[top.next++]!;
    if (syntax.key && isHash && !isValue) put(syntax.key(part, meter));
    else if (!contains(part, syntax)) put(syntax.leaf(part, meter));
    else if (inside.has(part)) put(syntax.itself(part));
    else enter(part);
  }
  return pieces.join("");
}

function contains(value: RubyValue, { set, range, enumerator }: NestedSyntax): value is Container {
  if (value instanceof REnumerator) return enumerator !== undefined;
  if (value instanceof RSet) return set !== undefined;
  return value instanceof RRange ? range !== undefined : isContainer(value);
}

/** What is copied to walk through a container. */
function sizeOf(container: Container): number {
  if (container instanceof RSet) return container.hash.size;
  return container instanceof RHash ? container.size : 0;
}

function partsOf(container: Container): readonly RubyValue[] {
  if (Array.isArray(container)) return container;
  if (container instanceof RRange) return endsOf(container);
  if (container instanceof REnumerator) return [container.target];
  return container instanceof RSet ? container.hash.keys() : container.parts();
}

/** An end that is nil isn't shown, unless both are. */
function endsOf({ from, to }: RRange): readonly RubyValue[] {
  const given = [from, to].filter((end) => end !== null);
  return given.length === 0 ? [from, to] : given;
}

function bracketsOf(
  container: Container,
  { list, hash, set = list, range, enumerator }: NestedSyntax,
  meter: Meter,
): Brackets {
  if (container instanceof REnumerator) return enumerator?.(container, meter) ?? list;
  if (container instanceof RRange) return range?.(container) ?? list;
  if (container instanceof RSet) return set;
  return Array.isArray(container) ? list : hash;
}
