import { bytesOfHash } from "@cairn/diagnostics";
import { grow } from "@cairn/evaluation";

/** Counts the work of a template and the memory of its values; stops the template if either is too much. */
export interface Meter {
  /** Counts work. */
  spend(steps: number): void;
  /** Counts bytes of values, before they are allocated. */
  take(bytes: number): void;
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
