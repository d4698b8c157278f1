/**
 * The kinds of records: where to continue, a run that may be shorter or longer, an enclosure; a slot's or a call's
 * previous state.
 */
export const [goOn, shorter, longer, enclosed, restore, returning] = [0, 1, 2, 3, 4, 5] as const;

/**
 * The backtracking stack: the alternatives that are still to be tried if the current one fails, as records of four
 * numbers.
 */
export class Ways {
  private records = new Int32Array(first);
  private length = 0;

  get height(): number {
    return this.length;
  }

  clear(): void {
    this.length = 0;
    if (this.records.length > largestKept) this.records = new Int32Array(first);
  }

  /** Returns whether there was room. */
  push(kind: number, one: number, two: number, three: number): boolean {
    const { length } = this;
    if (length + 4 > this.records.length && !this.grow()) return false;
    const { records } = this;
    records[length] = kind;
    records[length + 1] = one;
    records[length + 2] = two;
    records[length + 3] = three;
    this.length = length + 4;
    return true;
  }

  /** A field of the record at a height; by default of the last one. */
  read(field: number, height = this.length - 4): number {
    return this.records[height + field]!;
  }

  write(field: number, value: number): void {
    this.records[this.length - 4 + field] = value;
  }

  drop(height = this.length - 4): void {
    this.length = height;
  }

  /** Drops the records at and above a height, except those of this kind and later ones. */
  keepFrom(kind: number, height: number): void {
    const { length, records } = this;
    let end = height;
    for (let from = height; from < length; from += 4) {
      if (records[from]! < kind) continue;
      if (from > end) records.copyWithin(end, from, from + 4);
      end += 4;
    }
    this.length = end;
  }

  private grow(): boolean {
    if (this.records.length >= largest) return false;
    const larger = new Int32Array(this.records.length * 2);
    larger.set(this.records);
    this.records = larger;
    return true;
  }
}

const first = 1 << 12;
const largestKept = 1 << 18;
/** 128 MiB. */
const largest = 1 << 25;
