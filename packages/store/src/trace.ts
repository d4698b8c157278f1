import type { Component } from "./component.js";
import { OWN_COPY, type ProvenanceLog, type RecordId } from "./provenance.js";
import { isComponent, type StoreValue } from "./value.js";

/**
 * A value whose provenance is requested: the one at `path`, of which the names up to `at` lead to `record` (0: to
 * `root`).
 */
export interface Subject {
  readonly root: Component | undefined;
  readonly record: RecordId;
  readonly path: readonly string[];
  readonly at: number;
}

/** A value that was replaced: its record, and the record that replaced it or an enclosing component. */
export interface Loss {
  readonly loser: RecordId;
  readonly winner: RecordId;
}

/** The last step of a value, and where it was before. */
export interface Hop {
  readonly value: StoreValue;
  /** The record of the step. */
  readonly step: RecordId;
  readonly from: readonly Subject[];
  readonly lost: readonly Loss[];
}

/** `record`, or the record that it is a copy of. */
export function originalOf(log: ProvenanceLog, record: RecordId): RecordId {
  let original = record;
  while (original !== 0 && log.step(original) === OWN_COPY) original = log.from(original)[0] ?? 0;
  return original;
}

/**
 * Finds the last step of a value: that of the outermost enclosing component that was copied as a whole (by a link, or
 * from a prototype), or else of the value's own record.
 */
export function lastHop(log: ProvenanceLog, subject: Subject): Hop {
  return new Trace(log, subject).run();
}

class Trace {
  private readonly lost: Loss[] = [];
  private readonly log: ProvenanceLog;
  private readonly path: readonly string[];
  private readonly final: RecordId;
  private record: RecordId;
  private component: Component | undefined;
  private at: number;

  constructor(log: ProvenanceLog, subject: Subject) {
    this.log = log;
    this.path = subject.path;
    this.record = subject.record;
    this.at = subject.at;
    this.component = subject.record === 0 ? subject.root : asComponent(log.value(subject.record));
    this.final = this.at === this.path.length ? this.record : this.below(this.component, this.at);
  }

  run(): Hop {
    for (;;) {
      if (this.record !== 0) this.noteLosses();
      if (this.at === this.path.length) return this.ownHop();
      const hop = this.sharedHop() ?? this.copiedHop();
      if (hop) return hop;
      this.descend();
    }
  }

  private descend(): void {
    this.record = this.component!.find(this.path[this.at]!);
    this.component = asComponent(this.log.value(this.record));
    this.at++;
  }

  /** The value's own record is the last step. A component that was built here was made from its prototype. */
  private ownHop(): Hop {
    const step = originalOf(this.log, this.record) || this.record;
    const made = this.log.from(step);
    const prototypes = made.length > 0 ? [] : this.log.from(this.component?.copiedBy ?? 0);
    const sources = [
      ...made.map((source) => this.subjectFrom(source, step)),
      ...prototypes.map((source) => this.subjectAt(source, [])),
    ];
    return this.hop(step, sources);
  }

  /** The enclosing component is shared with another one: it was linked to, or copied as a part of a prototype. */
  private sharedHop(): Hop | undefined {
    if (this.record === 0) return undefined;
    const step = originalOf(this.log, this.record);
    for (const source of this.log.from(step)) {
      const subject = this.subjectFrom(source, step);
      if (this.isSame(subject)) return this.hop(step, [subject]);
    }
    return undefined;
  }

  /** The enclosing component received all attributes of a prototype. */
  private copiedHop(): Hop | undefined {
    const step = this.component!.copiedBy;
    if (step === 0) return undefined;
    const prototype = asComponent(this.log.value(step));
    if (!this.isFinal(this.below(prototype, this.at))) return undefined;
    const [source] = this.log.from(step);
    return this.hop(step, source === undefined ? [] : [this.subjectAt(source, [])]);
  }

  /** The same path below `source`; in a copied prototype, below the attribute of the same name there. */
  private subjectFrom(source: RecordId, step: RecordId): Subject {
    const attribute = asComponent(this.log.value(source))?.find(this.log.name(step)) ?? 0;
    const wasCopied = attribute !== 0 && this.log.value(attribute) === this.log.value(step);
    return this.subjectAt(source, wasCopied ? [this.log.name(step)] : []);
  }

  private subjectAt(source: RecordId, names: readonly string[]): Subject {
    const around = this.containerOf(source);
    if (around !== 0) return this.subjectAt(around, [this.log.name(source), ...names]);
    const above = this.log.path(source);
    const path = [...above, ...names, ...this.path.slice(this.at)];
    return { root: undefined, record: source, path, at: above.length };
  }

  /** The component that `source` was copied into, if that still exists: 0 for a value that was put in its place. */
  private containerOf(source: RecordId): RecordId {
    if (this.log.step(source) !== OWN_COPY) return 0;
    const container = this.log.parent(source);
    const now = asComponent(this.log.value(container))?.find(this.log.name(source)) ?? 0;
    return now !== 0 && originalOf(this.log, now) === originalOf(this.log, source) ? container : 0;
  }

  private isSame(subject: Subject): boolean {
    const component = asComponent(this.log.value(subject.record));
    return subject.at < subject.path.length && this.isFinal(find(this.log, component, subject.path, subject.at));
  }

  private isFinal(record: RecordId): boolean {
    return record !== 0 && originalOf(this.log, record) === originalOf(this.log, this.final);
  }

  private below(component: Component | undefined, at: number): RecordId {
    return find(this.log, component, this.path, at);
  }

  /** Records what the record on the path has replaced, if that had a value here. */
  private noteLosses(): void {
    let winner = originalOf(this.log, this.record) || this.record;
    for (let loser = this.log.previous(winner); loser !== 0; loser = this.log.previous(winner)) {
      const original = originalOf(this.log, loser) || loser;
      const isHere = this.at === this.path.length;
      const lost = isHere ? original : this.below(asComponent(this.log.value(loser)), this.at);
      if (lost !== 0) this.lost.push({ loser: originalOf(this.log, lost) || lost, winner });
      winner = original;
    }
  }

  private hop(step: RecordId, from: readonly Subject[]): Hop {
    return { value: this.log.value(this.final), step, from, lost: this.lost };
  }
}

function find(log: ProvenanceLog, component: Component | undefined, path: readonly string[], at: number): RecordId {
  let inside = component;
  let record = 0;
  for (let index = at; index < path.length; index++) {
    record = inside?.find(path[index]!) ?? 0;
    if (record === 0) return 0;
    inside = asComponent(log.value(record));
  }
  return record;
}

function asComponent(value: StoreValue): Component | undefined {
  return isComponent(value) ? value : undefined;
}
