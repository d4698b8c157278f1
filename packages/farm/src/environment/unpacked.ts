/**
 * Unpacks an archive that anyone may have written: in bounded space, and piece by piece, so that other work and signals
 * get their turn. Only plain files and folders are created.
 */
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createGunzip } from "node:zlib";
import { Readable } from "node:stream";
import { Header, Pax } from "tar";
import { ArchiveReader } from "./archive-reader.js";

/** The maximum number of files of an environment, and of folders above each. */
const [maxFiles, maxDepth] = [500_000, 200];

/** The maximum size of the header that holds a long path, in bytes. */
const maxHeader = 64 * 1024;

/** How many packed bytes are decompressed at a time. */
const pieceLength = 64 * 1024;

/** Unpacks a compressed archive into a folder that is new. Rejects with the reason, also when `signal` is aborted. */
export async function unpackInto(folder: string, packed: Buffer, signal: AbortSignal): Promise<void> {
  const unpacking = Readable.from(pieces(packed)).pipe(createGunzip());
  signal.addEventListener("abort", () => unpacking.destroy(signal.reason as Error), { once: true });
  signal.throwIfAborted();
  try {
    await unpackEntries(folder, new ArchiveReader(unpacking));
  } finally {
    unpacking.destroy();
  }
}

async function unpackEntries(folder: string, archive: ArchiveReader): Promise<void> {
  let long: string | undefined;
  for (let files = 0; ;) {
    const header = await nextHeader(archive);
    if (!header) return;
    const size = header.size ?? 0;
    if (header.type === "ExtendedHeader") {
      if (size > maxHeader) throw new Error("a path in it is too long");
      long = Pax.parse((await archive.read(size)).toString("utf8"))?.path;
      await archive.skip(paddingOf(size));
      continue;
    }
    if (++files > maxFiles) throw new Error("it has too many files");
    const path = pathBelow(folder, long ?? header.path ?? "");
    long = undefined;
    if (header.type === "Directory") await mkdir(path, { recursive: true });
    else if (header.type === "File" || header.type === "OldFile") await writeEntry(path, archive, size);
    else await archive.skip(size);
    await archive.skip(paddingOf(size));
  }
}

/** The header of the next entry; undefined at the end, which is a block of zeros. */
async function nextHeader(archive: ArchiveReader): Promise<Header | undefined> {
  const block = await archive.read(512);
  if (block.every((byte) => byte === 0)) return undefined;
  const header = new Header(block);
  if (!header.cksumValid) throw new Error("it isn't a tar archive");
  return header;
}

/** The path of an entry below a folder. */
function pathBelow(folder: string, path: string): string {
  const names = path.replace(/\/$/, "").split("/");
  if (names[0] === ".") names.shift();
  const isPlain = (name: string) => name !== "" && name !== "." && name !== ".." && !/[\0\\]/.test(name);
  if (names.length > maxDepth || !names.every(isPlain)) throw new Error("a path in it leads elsewhere");
  return join(folder, ...names);
}

async function writeEntry(path: string, archive: ArchiveReader, size: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, "wx");
  try {
    for (let left = size; left > 0;) {
      const piece = await archive.some(left);
      await file.write(piece);
      left -= piece.length;
    }
  } finally {
    await file.close();
  }
}

/** Entries end at a multiple of 512 bytes. */
function paddingOf(size: number): number {
  return (512 - (size % 512)) % 512;
}

function* pieces(packed: Buffer): Iterable<Buffer> {
  for (let from = 0; from < packed.length; from += pieceLength) yield packed.subarray(from, from + pieceLength);
}
