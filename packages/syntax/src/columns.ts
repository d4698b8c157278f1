import { usualLength } from "./units.js";

/**
 * The most tokens of a source: a tree takes up to 500 bytes for each. Columns have no more room than that, plus end
 * markers.
 */
export const mostTokens = 3_000_000;
const mostPlaces = mostTokens + 4;

/** Tokens in columns, during lexing. */
export interface Columns {
  readonly types: Int16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 for each token of the hidden channel. */
  readonly hidden: Uint8Array;
}

/**
 * Unused rest of columns that were allocated for several sources: for a short one, allocating takes longer than
 * filling.
 */
let spareColumns: Columns | undefined;
const bytesPerToken = 11;

/** An upper bound of the tokens in most sources of a length. */
function usualCount(length: number): number {
  return Math.min((length >> 2) + 16, mostPlaces);
}

/**
 * Empty columns with room for the tokens of most sources of that length. Until they are cut, lexing another source
 * allocates new ones.
 */
export function columnsFor({ length }: string): Columns {
  const capacity = usualCount(length);
  const spare = spareColumns;
  if (spare === undefined || spare.types.length < capacity)
    return makeColumns(usualCount(Math.max(length, usualLength)));
  spareColumns = undefined;
  return spare;
}

/** The same tokens in columns of twice the size; undefined at the maximum. */
export function grownColumns({ types, starts, ends, hidden }: Columns): Columns | undefined {
  if (types.length >= mostPlaces) return undefined;
  const columns = makeColumns(Math.min(types.length * 2, mostPlaces));
  columns.types.set(types);
  columns.starts.set(starts);
  columns.ends.set(ends);
  columns.hidden.set(hidden);
  return columns;
}

/** The used part of columns; the rest is kept for the next source. */
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

/** Allocated in one piece, the columns with the widest items first. */
export function makeColumns(capacity: number): Columns {
  const memory = new ArrayBuffer(capacity * bytesPerToken);
  return {
    starts: new Int32Array(memory, 0, capacity),
    ends: new Int32Array(memory, capacity * 4, capacity),
    types: new Int16Array(memory, capacity * 8, capacity),
    hidden: new Uint8Array(memory, capacity * 10, capacity),
  };
}
