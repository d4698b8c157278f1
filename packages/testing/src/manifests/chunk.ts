/** A piece of a manifest: one line, or a head with lines in braces. Programs are shrunk by leaving pieces out. */
export interface Chunk {
  readonly head: string;
  /** The lines in braces after the head, and the line that ends them. */
  readonly body?: readonly Chunk[];
  readonly tail?: string;
}

/** A line without a body. */
export function line(head: string): Chunk {
  return { head };
}

/** The source of the pieces. */
export function textOf(chunks: readonly Chunk[], indent = ""): string {
  return chunks.map((chunk) => chunkText(chunk, indent)).join("");
}

function chunkText({ head, body, tail }: Chunk, indent: string): string {
  if (!body) return `${indent}${head}\n`;
  return `${indent}${head} {\n${textOf(body, `${indent}  `)}${indent}${tail ?? "}"}\n`;
}

/** The same pieces with one of them left out, or replaced by its body. */
export function* smaller(chunks: readonly Chunk[]): Iterable<readonly Chunk[]> {
  for (let size = chunks.length >> 1; size > 1; size >>= 1) {
    for (let from = 0; from + size <= chunks.length; from += size) yield without(chunks, from, size, []);
  }
  for (const [index, chunk] of chunks.entries()) {
    yield without(chunks, index, 1, []);
    if (!chunk.body) continue;
    for (const body of smaller(chunk.body)) yield without(chunks, index, 1, [{ ...chunk, body }]);
  }
}

function without(chunks: readonly Chunk[], from: number, count: number, instead: readonly Chunk[]): readonly Chunk[] {
  return [...chunks.slice(0, from), ...instead, ...chunks.slice(from + count)];
}
