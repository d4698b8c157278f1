import type { Span } from "@cairn/diagnostics";

/** A resource that copies files, as its parameters describe the copy. */
export interface FileSource {
  /** The resource as differences name it: `File[/etc/motd]`. */
  readonly reference: string;
  /** The path on the node; undefined for types other than `File`, which copy single files. */
  readonly target: string | undefined;
  /** The values of `source`, in the order in which they are tried. */
  readonly sources: readonly string[];
  /** The number of levels that `recurse` copies: 0 without it. */
  readonly depth: number;
  /** Name patterns of `ignore`. */
  readonly ignored: readonly string[];
  /** `sourceselect => all`: the directories of all sources are merged. */
  readonly mergesSources: boolean;
  /** `links => follow`: the file that a symlink points to is copied. */
  readonly followsLinks: boolean;
  /** Whether the resource sets the mode or ignores that of its source. */
  readonly setsMode: boolean;
  /** Whether its content must not be shown: `show_diff => false`, or a secret. */
  readonly isHidden: boolean;
  readonly span: Span;
}

/** The identity of a resource that may copy files. */
export interface CopyingResource {
  /** The resource as differences name it. */
  readonly reference: string;
  readonly type: string;
  readonly title: string;
  readonly span: Span;
}

/** Reads a parameter of a resource; undefined if it isn't set. */
export type ParameterOf = (name: string) => unknown;

/** The copy that a resource makes of other files; undefined if it makes none. */
export function fileSourceOf(
  { reference, span, title, type }: CopyingResource,
  parameter: ParameterOf,
): FileSource | undefined {
  const isFile = type === "File";
  const sources = stringsOf(parameter("source")).filter((each) => isFile || each.startsWith("puppet:"));
  if (sources.length === 0 || parameter("ensure") === "absent") return undefined;
  return {
    reference,
    target: isFile ? pathOfFile(title, parameter) : undefined,
    sources: sources.map(withoutSlash),
    depth: isFile ? depthOf(parameter) : 0,
    ignored: stringsOf(parameter("ignore")),
    mergesSources: parameter("sourceselect") === "all",
    followsLinks: parameter("links") === "follow",
    setsMode: parameter("mode") !== undefined || parameter("source_permissions") === "ignore",
    isHidden: isFalse(parameter("show_diff")),
    span,
  };
}

/** The path on the node that a `File` manages. */
export function pathOfFile(title: string, parameter: ParameterOf): string {
  const path = parameter("path");
  return withoutSlash(typeof path === "string" ? path : title);
}

function depthOf(parameter: ParameterOf): number {
  const recurse = String(parameter("recurse") ?? "");
  if (recurse !== "true" && recurse !== "remote") return 0;
  const limit = Number(parameter("recurselimit") ?? Number.POSITIVE_INFINITY);
  return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit;
}

function isFalse(value: unknown): boolean {
  return value === false || value === "false";
}

function stringsOf(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((each): each is string => typeof each === "string");
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/(?<=[^/])\/+$/, "") : path;
}
