import type { Span } from "@cairn/diagnostics";
import type { Difference, DifferenceSide } from "@cairn/store";
import type { ComparedCatalog } from "../compared-catalog.js";
import { compareEntries, sideOf, type Verdict } from "./contents.js";
import type { FileSource } from "./file-source.js";
import type { ServedFiles } from "./file-server.js";
import type { Obstacle } from "./obstacle.js";
import type { ServedEntry } from "./served-tree.js";
import { notInCatalog } from "./static-files.js";

/** A resource whose copied files can't be compared, and why. */
export interface UnseenFile extends Obstacle {
  readonly reference: string;
  readonly span: Span;
  /** Whether a policy forbids to change it, so that it can't be checked. */
  readonly isForbidden?: boolean;
}

/** The differences between the files that two catalogs copy. */
export interface ServedComparison {
  readonly differences: readonly Difference[];
  readonly unseen: readonly UnseenFile[];
}

/** A resource that copies files, on both sides as far as they have it. */
interface Copy {
  readonly source: FileSource;
  readonly files: ServedFiles;
}

const nothing: ServedFiles = { own: undefined, below: new Map(), unseen: [] };

/** Compares the files that two catalogs copy from Puppet's file server: their contents, modes and existence. */
export function compareServed(left: ComparedCatalog, right: ComparedCatalog): ServedComparison {
  const comparison = new ServedFilesComparison(left, right);
  for (const reference of new Set([...left.copies.keys(), ...right.copies.keys()])) comparison.compare(reference);
  return comparison;
}

class ServedFilesComparison implements ServedComparison {
  readonly differences: Difference[] = [];
  readonly unseen: UnseenFile[] = [];
  private readonly known = new Set<string>();
  private readonly left: ComparedCatalog;
  private readonly right: ComparedCatalog;

  constructor(left: ComparedCatalog, right: ComparedCatalog) {
    this.left = left;
    this.right = right;
  }

  compare(reference: string): void {
    const [left, right] = [this.copyOf(reference, this.left), this.copyOf(reference, this.right)];
    if (isUnknown(left) || isUnknown(right)) return;
    const [before, after] = [left?.files ?? nothing, right?.files ?? nothing];
    const { source } = (right ?? left)!;
    const isHidden = left?.source.isHidden === true || right?.source.isHidden === true;
    const setsMode = left?.source.setsMode === true && right?.source.setsMode === true;
    const options = { isHidden, setsMode, source };
    // If one side doesn't copy the file, the difference between the resources' parameters shows it.
    if (left && right) this.compareEntry(reference, before.own, after.own, { ...options, isOwn: true });
    for (const path of new Set([...before.below.keys(), ...after.below.keys()])) {
      const target = `${source.target}/${path}`;
      if (this.left.files.has(target) || this.right.files.has(target)) continue;
      const below = `${reference.startsWith("@@") ? "@@" : ""}File[${target}]`;
      this.compareEntry(below, before.below.get(path), after.below.get(path), { ...options, isOwn: false });
    }
  }

  private copyOf(reference: string, { copies, name, server }: ComparedCatalog): Copy | undefined {
    const source = copies.get(reference);
    if (!source) return undefined;
    const files = server ? server.filesOf(source, name) : notInCatalog(source);
    for (const each of files.unseen) this.addUnseen(source, each);
    return { source, files };
  }

  private addUnseen({ reference, span }: FileSource, obstacle: Obstacle): void {
    const key = `${reference}\n${obstacle.reason}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.unseen.push({ ...obstacle, reference, span });
  }

  private compareEntry(
    reference: string,
    left: ServedEntry | undefined,
    right: ServedEntry | undefined,
    { isHidden, isOwn, setsMode, source }: EntryOptions,
  ): void {
    const path = [reference, "content"];
    if (left && right) {
      const verdict = verdictOf(left, right, isHidden);
      if ("problem" in verdict) this.addUnseen(source, verdict.problem);
      else if (!verdict.isSame) this.differences.push({ kind: "changed", path, ...sidesOf(verdict) });
      if (!setsMode) this.compareModes(reference, left, right);
    } else if (left || right) {
      const side = left ? { left: sideOf(left) } : { right: sideOf(right!) };
      this.differences.push({ kind: left ? "removed" : "added", path: isOwn ? path : [reference], ...side });
    }
  }

  private compareModes(reference: string, left: ServedEntry, right: ServedEntry): void {
    const [before, after] = [modeOf(left), modeOf(right)];
    if (before === undefined || after === undefined || before === after) return;
    const path = [reference, "mode"];
    this.differences.push({ kind: "changed", path, left: modeSide(left, before), right: modeSide(right, after) });
  }
}

interface EntryOptions {
  readonly source: FileSource;
  /** Whether the entry is the resource itself, not one that it copies into its directory. */
  readonly isOwn: boolean;
  readonly isHidden: boolean;
  readonly setsMode: boolean;
}

function sidesOf({ asLines, left, right }: Extract<Verdict, { readonly isSame: false }>) {
  return { left, right, ...(asLines ? { asLines } : {}) };
}

/** Whether nothing is known about the copied files. */
function isUnknown(copy: Copy | undefined): boolean {
  return copy !== undefined && !copy.files.own && copy.files.unseen.length > 0;
}

/** The mode as a resource would write it: that on the disk, or what git makes of an executable file or another one. */
function modeOf({ git, permissions }: ServedEntry): string | undefined {
  const mode = git ? (git.isExecutable ? 0o755 : 0o644) : permissions;
  return mode === undefined ? undefined : mode.toString(8).padStart(4, "0");
}

function modeSide(entry: ServedEntry, mode: string): DifferenceSide {
  const text = JSON.stringify(mode);
  return { ...sideOf(entry), text, json: text };
}

type Verdicts = WeakMap<ServedEntry, WeakMap<ServedEntry, Verdict>>;

/** Verdicts by both entries, since many nodes copy the same files. */
const [shown, hidden]: readonly [Verdicts, Verdicts] = [new WeakMap(), new WeakMap()];

function verdictOf(left: ServedEntry, right: ServedEntry, isHidden: boolean): Verdict {
  const verdicts = isHidden ? hidden : shown;
  let ofLeft = verdicts.get(left);
  if (!ofLeft) verdicts.set(left, (ofLeft = new WeakMap()));
  let verdict = ofLeft.get(right);
  if (!verdict) ofLeft.set(right, (verdict = compareEntries(left, right, isHidden)));
  return verdict;
}
