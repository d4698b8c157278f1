import { Component } from "./component.js";
import type { CompareOptions } from "./compare.js";
import type { Difference, DifferenceKind, DifferenceSide } from "./difference.js";
import { isNumber, sameNumber } from "./number.js";
import { movedNames } from "./order.js";
import type { ProvenanceLog, RecordId } from "./provenance.js";
import { dataReferenceText, serializeShort } from "./serialize/serialize.js";
import { showValue } from "./show.js";
import { HiddenText, isComponent, isVector, kindOf, type DataReference, type StoreValue } from "./value.js";

/** A value with the record that says where it was written; 0 if there is none. */
export interface Placed {
  readonly value: StoreValue;
  readonly record: RecordId;
}

/** In characters, over all differences. */
const mostDescribed = 2_000_000;

type Container = Component | readonly StoreValue[];

/** Two containers that are being compared. */
interface Frame {
  readonly left: Container;
  readonly right: Container;
  readonly name: string | undefined;
  readonly children: Iterator<Child>;
  /** The number of differences before. */
  readonly before: number;
}

interface Child {
  readonly name: string;
  readonly left: Placed | undefined;
  readonly right: Placed | undefined;
  readonly moved?: boolean;
}

/** What counts as a difference. */
interface Rules {
  readonly ordered: boolean;
  readonly referencesAsText: boolean;
}

/** A comparison in progress; it doesn't recurse, however deep the values are. */
export class Comparing {
  readonly differences: Difference[] = [];
  /** The number of names in the paths of all differences: with deep values they dominate memory use. */
  names = 0;
  private readonly frames: Frame[] = [];
  private readonly equal = new Map<Container, Set<Container>>();
  private readonly leftLog: ProvenanceLog;
  private readonly rightLog: ProvenanceLog;
  private readonly rules: Rules;
  private readonly options: CompareOptions;
  /** The remaining budget for describing values that exist on one side only. */
  private room = mostDescribed;

  constructor(leftLog: ProvenanceLog, rightLog: ProvenanceLog, options: CompareOptions) {
    const { order: ordered = true, referencesAsText = false } = options;
    this.leftLog = leftLog;
    this.rightLog = rightLog;
    this.rules = { ordered, referencesAsText };
    this.options = options;
  }

  /** Compares one more pair; returns false when all are compared. */
  step(): boolean {
    const frame = this.frames.at(-1);
    if (frame === undefined) return false;
    const next = frame.children.next();
    if (next.done === true) this.leave(frame);
    else this.child(next.value);
    return true;
  }

  /** Compares two values at `name` below the current frames. */
  enter(name: readonly [] | readonly [string], left: Placed, right: Placed): void {
    const [first, second] = [left.value, right.value];
    if (first === second && (this.leftLog === this.rightLog || !isContainer(first))) return;
    if (isContainer(first) && isContainer(second) && this.areAlike(first, second)) {
      if (this.equal.get(first)?.has(second)) return;
      this.frames.push({ left: first, right: second, name: name[0], ...this.start(first, second) });
    } else if (!areSame(first, second, this.rules)) {
      this.report("changed", name, left, right);
    }
  }

  private start(left: Container, right: Container): { children: Iterator<Child>; before: number } {
    const children =
      left instanceof Component
        ? this.attributes(left, right as Component)
        : elements(left, right as readonly StoreValue[]);
    return { children, before: this.differences.length };
  }

  private leave(frame: Frame): void {
    this.frames.pop();
    if (this.differences.length > frame.before) return;
    const known = this.equal.get(frame.left);
    if (known) known.add(frame.right);
    else this.equal.set(frame.left, new Set([frame.right]));
  }

  private child({ name, left, right, moved }: Child): void {
    if (moved) this.report("moved", [name], left, right);
    else if (left === undefined) this.report("added", [name], undefined, right);
    else if (right === undefined) this.report("removed", [name], left, undefined);
    else this.enter([name], left, right);
  }

  private *attributes(left: Component, right: Component): Generator<Child, void> {
    const placed = (log: ProvenanceLog, record: RecordId): Placed | undefined =>
      record === 0 ? undefined : { value: log.value(record), record };
    for (const [name, record] of left.entries()) {
      yield { name, left: placed(this.leftLog, record), right: placed(this.rightLog, right.find(name)) };
    }
    for (const [name, record] of right.entries()) {
      if (left.find(name) === 0) yield { name, left: undefined, right: placed(this.rightLog, record) };
    }
    for (const name of this.rules.ordered ? movedNames(left, right) : []) {
      const [first, second] = [placed(this.leftLog, left.find(name)), placed(this.rightLog, right.find(name))];
      yield { name, left: first, right: second, moved: true };
    }
  }

  /** Whether two containers are compared element by element: vectors of scalars differ as a whole. */
  private areAlike(left: Container, right: Container): boolean {
    if (left instanceof Component || right instanceof Component) {
      return left instanceof Component && right instanceof Component;
    }
    return left.some(isContainer) || right.some(isContainer);
  }

  private report(
    kind: DifferenceKind,
    name: readonly string[],
    left: Placed | undefined,
    right: Placed | undefined,
  ): void {
    const above = this.frames.flatMap((frame) => (frame.name === undefined ? [] : [frame.name]));
    this.names += above.length + 1;
    const hidden = left && right ? (hiddenIn(left.value) ?? hiddenIn(right.value)) : undefined;
    this.differences.push({
      kind,
      path: [...above, ...name],
      ...(left && { left: right ? this.side(left, this.leftLog, hidden) : this.whole(left, this.leftLog) }),
      ...(right && { right: left ? this.side(right, this.rightLog, hidden) : this.whole(right, this.rightLog) }),
    });
  }

  /**
   * `hidden`: a secret on either side; the other side is hidden, too, since it may be the same secret in clear text.
   */
  private side({ value, record }: Placed, log: ProvenanceLog, hidden: HiddenText | undefined): DifferenceSide {
    const shown = showValue(isComponent(value) ? value : (hidden ?? value), log, this.options.member);
    return record === 0 ? shown : { ...shown, span: log.span(record) };
  }

  /** A side without a counterpart: described by the language if possible, as long as the budget lasts. */
  private whole(placed: Placed, log: ProvenanceLog): DifferenceSide {
    const side = this.side(placed, log, undefined);
    const { value } = placed;
    if (!this.options.describe || !isComponent(value) || this.room <= 0) return side;
    const json = serializeShort(value, log, this.room);
    if (json === undefined) return side;
    const contents = this.options.describe(value, log);
    this.room -= json.length + contents.reduce((sum, line) => sum + line.length, 0);
    return contents.length === 1 ? { ...side, json, text: contents[0]! } : { ...side, json, text: "", contents };
  }
}

function* elements(left: readonly StoreValue[], right: readonly StoreValue[]): Generator<Child, void> {
  const placed = (value: StoreValue | undefined): Placed | undefined =>
    value === undefined ? undefined : { value, record: value instanceof Component ? value.slot : 0 };
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    yield { name: String(index), left: placed(left[index]), right: placed(right[index]) };
  }
}

/** Whether two scalars, or two vectors of scalars, mean the same. */
function areSame(left: StoreValue, right: StoreValue, rules: Rules): boolean {
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((element: StoreValue, index) => areSameScalars(element, right[index] as StoreValue, rules));
  }
  return areSameScalars(left, right, rules);
}

function areSameScalars(left: StoreValue, right: StoreValue, { referencesAsText }: Rules): boolean {
  if (left === right) return true;
  if (left instanceof HiddenText) return left.equals(right);
  if (right instanceof HiddenText) return right.equals(left);
  if (isNumber(left) && isNumber(right)) return sameNumber(left, right);
  if (referencesAsText && typeof left !== typeof right) return referenceText(left) === referenceText(right);
  const kind = kindOf(left);
  if (kind === undefined || kind !== kindOf(right)) return false;
  return kind === "unknown" || isSamePath((left as DataReference).path, (right as DataReference).path);
}

/** A reference as JSON and YAML represent it; other values unchanged. */
function referenceText(value: StoreValue): StoreValue {
  return kindOf(value) === "data" ? dataReferenceText((value as DataReference).path) : value;
}

function isSamePath(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index]);
}

function isContainer(value: StoreValue): value is Container {
  return value instanceof Component || Array.isArray(value);
}

/** A secret among scalars. */
function hiddenIn(value: StoreValue): HiddenText | undefined {
  if (value instanceof HiddenText) return value;
  return isVector(value) ? value.find((element) => element instanceof HiddenText) : undefined;
}
