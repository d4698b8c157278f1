/** The maximum size of an unpacked environment, in bytes. */
const maxBytes = 4 * 1024 ** 3;

/** Reads bytes as they are needed, up to a limit. */
export class ArchiveReader {
  private readonly source: AsyncIterator<Buffer>;
  private readonly limit: number;
  private rest: Buffer = Buffer.alloc(0);
  private total = 0;

  constructor(source: AsyncIterable<Buffer>, limit = maxBytes) {
    this.source = source[Symbol.asyncIterator]();
    this.limit = limit;
  }

  /** At least one byte, and at most `length`. */
  async some(length: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const { done, value } = await this.source.next();
      if (done) throw new Error("it ends too early");
      if ((this.total += value.length) > this.limit) throw new Error("it is too large");
      this.rest = value;
    }
    const piece = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(piece.length);
    return piece;
  }

  /** Exactly `length` bytes. */
  async read(length: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let left = length; left > 0; left -= pieces.at(-1)!.length) pieces.push(await this.some(left));
    return Buffer.concat(pieces);
  }

  async skip(length: number): Promise<void> {
    for (let left = length; left > 0;) left -= (await this.some(left)).length;
  }
}
