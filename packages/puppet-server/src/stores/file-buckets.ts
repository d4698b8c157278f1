import { createHash, randomUUID } from "node:crypto";
import { createWriteStream, existsSync, readFileSync, truncateSync } from "node:fs";
import { appendFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { badRequest, Refusal } from "../problem.js";
import { nodePath } from "./node-path.js";
import { removeTemporaryFiles } from "./temporary-files.js";

/** What a request names: a file's content by its sum, and the path that the agent had it at. */
export interface Bucketed {
  readonly algorithm: string;
  readonly sum: string;
  /** Undefined if the path doesn't matter. */
  readonly path: string | undefined;
}

/** The algorithms that agents may have as their `digest_algorithm`, and how many digits they give. */
const digits: ReadonlyMap<string, number> = new Map([
  ["md5", 32],
  ["sha224", 56],
  ["sha256", 64],
  ["sha384", 96],
  ["sha512", 128],
]);

const longestPath = 4096;

/** Reads `ALGORITHM/SUM`, and `/PATH` after it. */
export function bucketedAt(text: string): Bucketed {
  const [, algorithm = "", sum = "", path = ""] = /^([^/]*)\/([^/]*)(?:\/([^]*))?$/.exec(text) ?? [];
  const length = digits.get(algorithm);
  if (length === undefined) throw badRequest(`the sum must be one of ${[...digits.keys()].join(", ")}`);
  if (sum.length !== length || !/^[0-9a-f]+$/.test(sum))
    throw badRequest(`\`${algorithm}/\` must be before ${length} digits`);
  if (path.length > longestPath || /[\0-\x1f\x7f]/.test(path)) throw badRequest("no file has such a path");
  return { algorithm, sum, path: path === "" ? undefined : path };
}

/**
 * Backups of files that agents have replaced: a bucket for each node, which knows no other node's files. A bucket has
 * Puppet's own layout: `puppet filebucket --local --bucket FOLDER/NODE` lists and reads it.
 */
export class FileBuckets {
  private readonly folder: string;
  private readonly mostBytes: number;
  /** The files that are being written. */
  private readonly temporary = new Set<string>();

  /** A file may have as many bytes as `mostBytes`. */
  constructor(folder: string, mostBytes = 256 * 1024 * 1024) {
    this.folder = folder;
    this.mostBytes = mostBytes;
  }

  /** The file that holds what a node has sent; undefined if it hasn't. */
  find(node: string, bucketed: Bucketed): string | undefined {
    const contents = this.fileOf(node, bucketed, "contents");
    if (!existsSync(contents)) return undefined;
    return bucketed.path === undefined || this.pathsOf(node, bucketed).includes(bucketed.path) ? contents : undefined;
  }

  /** Keeps what a node sends; rejects if it isn't what its sum says. */
  async store(node: string, bucketed: Bucketed, content: Readable): Promise<void> {
    const contents = this.fileOf(node, bucketed, "contents");
    const temporary = `${contents}.${randomUUID()}.tmp`;
    await mkdir(dirname(contents), { recursive: true, mode: 0o700 });
    removeTemporaryFiles(dirname(contents), (file) => this.temporary.has(file));
    this.temporary.add(temporary);
    try {
      const sum = await this.write(temporary, bucketed.algorithm, content);
      if (sum !== bucketed.sum) throw badRequest(`the ${bucketed.algorithm} sum of what was sent is ${sum}`);
      await rename(temporary, contents);
    } catch (thrown) {
      await rm(temporary, { force: true });
      throw thrown;
    } finally {
      this.temporary.delete(temporary);
    }
    const { path } = bucketed;
    if (path === undefined || this.pathsOf(node, bucketed).includes(path)) return;
    const paths = this.fileOf(node, bucketed, "paths");
    removeCutOffLine(paths);
    await appendFile(paths, `${path}\n`, { mode: 0o600 });
  }

  /** Returns the sum. */
  private async write(file: string, algorithm: string, content: Readable): Promise<string> {
    const hash = createHash(algorithm);
    const { mostBytes } = this;
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      let bytes = 0;
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > mostBytes) throw new Refusal(413, `the file has more than ${mostBytes} bytes`);
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(content, counted, createWriteStream(file, { mode: 0o600, flags: "wx" }));
    return hash.digest("hex");
  }

  private pathsOf(node: string, bucketed: Bucketed): string[] {
    const file = this.fileOf(node, bucketed, "paths");
    return existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : [];
  }

  private fileOf(node: string, { sum }: Bucketed, name: "contents" | "paths"): string {
    return join(nodePath(this.folder, node), ...sum.slice(0, 8), sum, name);
  }
}

/** A full disk, or the end of the process, may have left a part of a line: the next one would continue it. */
function removeCutOffLine(file: string): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const length = bytes.lastIndexOf("\n") + 1;
  if (length < bytes.length) truncateSync(file, length);
}
