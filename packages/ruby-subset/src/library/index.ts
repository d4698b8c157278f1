/**
 * The rest of Ruby's library, written in Ruby: a class's part is read when a program calls a method that isn't written in TypeScript.
 *
 * `classes` has the classes that nothing else defines, `additions` the methods of classes that are written in TypeScript otherwise: a file
 * for each class, at the path of its name.
 */
import { createSource, type Source } from "@cairn/diagnostics";
import { files as additions } from "./generated/additions.js";
import { files as classes } from "./generated/classes.js";

/** A part of the library: the file that defines it. */
export interface LibraryPart {
  readonly source: Source;
  readonly methods: ReadonlySet<string>;
  readonly classMethods: ReadonlySet<string>;
}

const parts = new Map<string, LibraryPart>();

/** The part that defines a class which nothing else does; undefined if there is none. */
export function libraryDefining(className: string): LibraryPart | undefined {
  return Object.hasOwn(classes, fileOf(className)) ? libraryOf(className) : undefined;
}

/** Files that add methods to classes of Ruby. */
const required: Readonly<Record<string, string>> = {
  csv: "CSV",
  deep_merge: "DeepMerge::DeepMergeHash",
  "deep_merge/deep_merge_hash": "DeepMerge::DeepMergeHash",
  "deep_merge/rails_compat": "DeepMerge::RailsCompat",
};

/** The part that `require` of a name reads; undefined if nothing has to be read before it is used. */
export function libraryRequired(name: string): LibraryPart | undefined {
  return Object.hasOwn(required, name) ? libraryDefining(required[name]!) : undefined;
}

/** The part that adds methods to a class; undefined if there is none. */
export function libraryOf(className: string): LibraryPart | undefined {
  const known = parts.get(className);
  const file = fileOf(className);
  const text = known ? undefined : (textIn(classes, file) ?? textIn(additions, file));
  if (text === undefined) return known;
  const named = (pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name]) => name!));
  const part: LibraryPart = {
    source: createSource(`ruby/${file.toLowerCase()}`, text),
    methods: named(/^(?: {2}| {4}(?=def [a-z+]))(?:def|alias) ([^\s(.=]+[?!=]?|[<>]=?|%|\^|\+|>>|<<)(?=[\s(]|$)/gm),
    classMethods: named(/^ {2}def self\.([\w?!]+)/gm),
  };
  parts.set(className, part);
  return part;
}

function fileOf(className: string): string {
  return `${className.replaceAll("::", "/")}.rb`;
}

function textIn(files: Readonly<Record<string, string>>, file: string): string | undefined {
  return Object.hasOwn(files, file) ? files[file] : undefined;
}
