import { Component } from "./component.js";

/** A number whose digits JavaScript would change (`1.50`, 2^63, `1e400`): kept as written. */
export interface ExactNumber {
  readonly kind: "number";
  /** JSON's notation. */
  readonly digits: string;
}

/** The path of another value, which is itself a value (SmartFrog's `DATA a:b`). */
export interface DataReference {
  readonly kind: "data";
  readonly path: readonly string[];
}

/** A path that a later phase replaces by the value found there. */
export interface Link {
  readonly kind: "link";
  readonly path: readonly string[];
}

/** Replaces a value that a reported error hides, so that consequences of the error aren't reported. */
export interface Unknown {
  readonly kind: "unknown";
}

/** A string that is compared but never shown: its mask is shown instead. */
export class HiddenText {
  readonly kind = "hidden";
  readonly mask: string;
  readonly #text: string;

  constructor(text: string, mask: string) {
    this.#text = text;
    this.mask = mask;
  }

  equals(other: StoreValue): boolean {
    return other instanceof HiddenText ? other.#text === this.#text : other === this.#text;
  }

  toJSON(): string {
    return this.mask;
  }
}

/** The value that isn't known. */
export const UNKNOWN: Unknown = { kind: "unknown" };

/** The value of an attribute. Vectors are arrays; everything but a `Component` is immutable. */
export type StoreValue =
  | null
  | boolean
  | number
  | string
  | ExactNumber
  | DataReference
  | HiddenText
  | Link
  | Unknown
  | readonly StoreValue[]
  | Component;

/** The value of a number written as `digits` (JSON's notation): a JavaScript number only if that is lossless. */
export function numberValue(digits: string): number | ExactNumber {
  const number = Number(digits);
  return String(number) === digits ? number : { kind: "number", digits };
}

/** Whether a value is a component: an ordered list of attributes. */
export function isComponent(value: StoreValue | undefined): value is Component {
  return value instanceof Component;
}

/** Whether a value is a vector: a list of values. */
export function isVector(value: StoreValue | undefined): value is readonly StoreValue[] {
  return Array.isArray(value);
}

/** The tag of a value that is neither scalar, vector nor component. */
export function kindOf(value: StoreValue): "number" | "data" | "hidden" | "link" | "unknown" | undefined {
  return typeof value === "object" && value !== null && "kind" in value ? value.kind : undefined;
}
