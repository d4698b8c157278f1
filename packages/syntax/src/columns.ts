import { usualLength } from "./units.js";

/**
 * How many tokens a text may have: a tree takes up to 500 bytes for each. Columns have room for no more of them, and for what marks
 * their end.
 */
export const mostTokens = 3_000_000;
const mostPlaces = mostTokens + 4;

/** Tokens in columns, while they are being found. */
export interface Columns {
  readonly types: Int16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 for each token of the hidden channel. */
  readonly hidden: Uint8Array;
}

/** What is left of columns that were made for many texts: for a short one, to ask for memory takes longer than to fill it. */
let spareColumns: Columns | undefined;
const bytesPerToken = 11;

/** As many tokens as most texts of a length don't have. */
function usualCount(length: number): number {
  return Math.min((length >> 2) + 16, mostPlaces);
}

/** Empty columns with room for the tokens of most texts of that length. Until they are cut, who reads another text makes new ones. */
export function columnsFor({ length }: string): Columns {
  const capacity = usualCount(length);
  const spare = spareColumns;
  if (spare === undefined || spare.types.length < capacity)
    return makeColumns(usualCount(Math.max(length, usualLength)));
  spareColumns = undefined;
  return spare;
}

/** The same tokens with room for as many again; nothing where a text has no more than that. */
export function grownColumns({ types, starts, ends, hidden }: Columns): Columns | undefined {
  if (types.length >= mostPlaces) return undefined;
  const columns = makeColumns(Math.min(types.length * 2, mostPlaces));
  columns.types.set(types);
  columns.starts.set(starts);
  columns.ends.set(ends);
  columns.hidden.set(hidden);
  return columns;
}

/** The first places of columns; the others are kept for the next text. */
export function cutColumns(columns: Columns, used: number): Columns {
  const { buffer } = columns.types;
  if (buffer.byteLength <= usualCount(usualLength) * bytesPerToken) spareColumns = part(columns, used);
  return part(columns, 0, used);
}

function part({ types, starts, ends, hidden }: Columns, from: number, to?: number): Columns {
  return {
    types: types.subarray(from, to),
    starts: starts.subarray(from, to),
    ends: ends.subarray(from, to),
    hidden: hidden.subarray(from, to),
  };
}

/** All in one piece, those of the widest items first. */
function makeColumns(capacity: number): Columns {
  const memory = new ArrayBuffer(capacity * bytesPerToken);
  return {
    starts: new Int32Array(memory, 0, capacity),
    ends: new Int32Array(memory, capacity * 4, capacity),
    types: new Int16Array(memory, capacity * 8, capacity),
    hidden: new Uint8Array(memory, capacity * 10, capacity),
  };
}
