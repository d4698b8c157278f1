import { bytesOfHash } from "@cairn/diagnostics";
import { grow } from "@cairn/evaluation";

/** Counts what a template does and what its values take; ends the template where either is too much. */
export interface Meter {
  /** Counts work. */
  spend(steps: number): void;
  /** Counts bytes of values, before they are made. */
  take(bytes: number): void;
}

/** A hash of a template: its entries are objects of their own, and its keys texts. */
export function bytesOfRubyHash(entries: number): number {
  return bytesOfHash(entries) + 96 * entries;
}

/** What reads a text through, and what looks at all elements of a list, counts one step for so many characters or elements. */
export const charactersPerStep = 256;
export const elementsPerStep = 8;

/** For Puppet's own functions, whose steps are counted elsewhere. */
export const puppetMeter: Meter = { spend() {}, take: grow };

/** For what is only as large as something that was counted before. */
export const free: Meter = { spend() {}, take() {} };
