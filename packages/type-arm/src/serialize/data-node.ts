import type { Located } from "@cairn/puppet-core";

/** The contents of a data file, with the location of every value. */
export type DataNode = DataScalar | DataList | DataMap;

export interface DataScalar extends Located {
  readonly kind: "scalar";
  readonly value: null | boolean | bigint | number | string;
  /** The file's notation, if it differs. */
  readonly written?: string;
}

export interface DataList extends Located {
  readonly kind: "list";
  readonly items: readonly DataNode[];
}

export interface DataMap extends Located {
  readonly kind: "map";
  readonly entries: readonly DataEntry[];
}

export interface DataEntry {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: DataNode;
}

/** The entry of a map with this key. */
export function entryOf({ entries }: DataMap, key: string): DataEntry | undefined {
  return entries.find((entry) => entry.key === key);
}

/** Parses a number: whole ones have no point and no exponent. */
export function numberOf(digits: string): bigint | number {
  return /[.eE]/.test(digits) ? Number(digits) : BigInt(digits);
}

/** How deep data may be nested. */
export const deepestData = 100_000;

/** In data, `1.0` is the number 1, as in JSON and its schemas. */
export function wholeNumber(value: DataScalar["value"]): DataScalar["value"] {
  return typeof value === "number" && Number.isSafeInteger(value) ? BigInt(value) : value;
}
