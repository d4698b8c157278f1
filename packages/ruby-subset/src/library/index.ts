/**
 * The rest of Ruby's library, written in Ruby: a class's part is read when a program calls a method that isn't written in TypeScript.
 */
import { createSource, type Source } from "@cairn/diagnostics";
import { classes } from "./classes.js";
import { csv } from "./csv.js";
import { collections } from "./collections.js";
import { dates } from "./dates.js";
import { decimals } from "./decimals.js";
import { deepMerge } from "./deep-merge.js";
import { errors } from "./errors.js";
import { idioms } from "./idioms.js";
import { lazy } from "./lazy.js";
import { numbers } from "./numbers.js";
import { scalars } from "./scalars.js";

/** Classes that nothing else defines. */
const defining: Readonly<Record<string, string>> = {
  ...classes,
  ...csv,
  ...decimals,
  ...deepMerge,
  ...idioms,
  ...lazy,
  ...numbers,
};
const strings: Readonly<Record<string, string>> = { ...defining, ...collections, ...dates, ...errors, ...scalars };

/** A part of the library: the file that defines it. */
export interface LibraryPart {
  readonly source: Source;
  readonly methods: ReadonlySet<string>;
  readonly classMethods: ReadonlySet<string>;
}

const parts = new Map<string, LibraryPart>();

/** The part that defines a class which nothing else does; undefined if there is none. */
export function libraryDefining(className: string): LibraryPart | undefined {
  return Object.hasOwn(defining, className) ? libraryOf(className) : undefined;
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
  if (known || !Object.hasOwn(strings, className)) return known;
  const text = strings[className]!;
  const named = (pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name]) => name!));
  const part: LibraryPart = {
    source: createSource(`ruby/${className.toLowerCase().replaceAll("::", "/")}.rb`, text.trimStart()),
    methods: named(/^(?: {2}| {4}(?=def [a-z+]))(?:def|alias) ([^\s(.=]+[?!=]?|[<>]=?|%|\^|\+|>>|<<)(?=[\s(]|$)/gm),
    classMethods: named(/^ {2}def self\.([\w?!]+)/gm),
  };
  parts.set(className, part);
  return part;
}
