import { decodeSource, type Edit, type Source } from "@cairn/diagnostics";
import { isFoundLink } from "../found-link.js";
import { hasByteOrderMark } from "../line-ends.js";
import { isBelow } from "../paths.js";
import type { Session } from "../session.js";
import { textAfter } from "./choose-fixes.js";

/** A file that fixes may change. */
export interface FixableFile {
  /** Its path as it follows from the command line; `-` for standard input. */
  readonly path: string;
  /** Its name in messages. */
  readonly name: string;
  readonly original: Uint8Array;
  readonly originalText: string;
  /** The source with the applied fixes, without a byte order mark. */
  text: string;
}

/**
 * The files that fixes may change: those that the user names, and those below a folder that the user names. Files that
 * are only included from elsewhere stay unchanged, and so do targets of links that the user doesn't name.
 */
export class FixableFiles {
  private readonly session: Session;
  private readonly words: readonly string[];
  private readonly roots: readonly string[];
  /** By source name; undefined for a file that must not be changed. */
  private readonly files = new Map<string, FixableFile | undefined>();

  constructor(session: Session, words: readonly string[]) {
    this.session = session;
    this.words = words;
    const folders = words.filter((word) => session.host.kindOf(word) === "folder");
    this.roots = folders.flatMap((folder) => session.host.realPath(folder)?.replace(/[/\\]$/, "") ?? []);
  }

  /** Adds a file to be checked; one that can't be read can't be changed. */
  async add(path: string): Promise<void> {
    const { host } = this.session;
    const name = this.session.nameOf(path);
    const content = await this.session.contentOf(path);
    const mayChange =
      this.session.isStdin(path) || (host.kindOf(path) === "file" && !isFoundLink(host, path, this.words));
    this.files.set(name, "bytes" in content && mayChange ? fixable(path, name, content.bytes) : undefined);
  }

  /** The file of `source`, if it may be changed. */
  find({ name, text }: Source): FixableFile | undefined {
    if (!this.files.has(name)) this.files.set(name, this.findBelowRoots(name));
    const file = this.files.get(name);
    return file?.text === text ? file : undefined;
  }

  /** Gives a file the contents of `source` with the edits, so that these are checked. */
  apply(source: Source, edits: readonly Edit[]): void {
    const file = this.files.get(source.name)!;
    file.text = textAfter(source, edits);
    this.session.substitute(file.path, new TextEncoder().encode(wholeText(file)));
  }

  /** Gives all files their original contents. */
  reset(): void {
    for (const file of this.all()) {
      file.text = file.originalText;
      this.session.substitute(file.path, file.original);
    }
  }

  /** All fixable files so far. */
  all(): FixableFile[] {
    return [...this.files.values()].filter((file) => file !== undefined);
  }

  private findBelowRoots(name: string): FixableFile | undefined {
    const { host } = this.session;
    const real = host.kindOf(name) === "file" ? host.realPath(name) : undefined;
    if (real === undefined || !this.roots.some((root) => isBelow(root, real))) return undefined;
    if (isFoundLink(host, name, this.words)) return undefined;
    const content = this.session.files.read(name);
    return "bytes" in content ? fixable(name, name, content.bytes) : undefined;
  }
}

/** The contents of a file as it is to be written. */
export function wholeText({ original, text }: FixableFile): string {
  return hasByteOrderMark(original) ? `\ufeff${text}` : text;
}

function fixable(path: string, name: string, bytes: Uint8Array): FixableFile | undefined {
  const { problem, source } = decodeSource(name, bytes);
  return problem && problem.fixes.length === 0
    ? undefined
    : { path, name, original: bytes, originalText: source.text, text: source.text };
}
