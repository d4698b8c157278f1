import { bytesOfHash } from "@cairn/diagnostics";
import { grow } from "@cairn/evaluation";
import type { RObject, RubyValue } from "./values.js";

/** Counts the work of a template and the memory of its values; stops the template if either is too much. */
export interface Meter {
  /** Counts work. */
  spend(steps: number): void;
  /** Counts bytes of values, before they are allocated. */
  take(bytes: number): void;
  /** What the classes of a running program say of their objects; without it each equals only itself. */
  readonly objects?: ObjectEquality;
}

/** Which objects of a program are equal, as their classes define it. */
export interface ObjectEquality {
  /** What an object has in common with those that are the same key of a hash: one of them. */
  identityOf(object: RObject): RObject;
  /** Ruby's `==`. */
  areEqual(object: RObject, other: RubyValue): boolean;
}

/** A hash of a template: its entries are objects of their own, and its keys strings. */
export function bytesOfRubyHash(entries: number): number {
  return bytesOfHash(entries) + 96 * entries;
}

/** Reading a whole string, or all elements of a list, counts one step for so many characters or elements. */
export const charactersPerStep = 256;
export const elementsPerStep = 8;

/** For Puppet's own functions, whose steps are counted elsewhere. */
export const puppetMeter: Meter = { spend() {}, take: grow };

/** For results that are only as large as something that was counted before. */
export const free: Meter = { spend() {}, take() {} };
