import type { Folders, Result, Source, Span } from "@cairn/diagnostics";
import type { Pending } from "@cairn/evaluation";
import type { Scope } from "@cairn/puppet-core/evaluate";
import type { DataFile } from "./data/data-file.js";
import type { Value } from "@cairn/puppet-core/values";

declare module "@cairn/evaluation" {
  interface FailureKinds {
    /** Lookups that lead from one to the other without end. */
    endless: true;
    /** A key that nobody has, or that is asked for in a way that Hiera refuses. */
    lookup: true;
    /** A level of a hierarchy whose data would take a program to read. */
    "hiera-backend": true;
    /** A hiera.yaml that is wrong. */
    "hiera-config": true;
    /** A value that is interpolated into itself. */
    "hiera-cycle": true;
    /** A file of data that is wrong. */
    "hiera-data": true;
  }
}

/** Reads files by their whole path. */
export interface HieraFiles {
  /** A file, or why it can't be used; nothing where there is none. */
  readPath(path: string): Result<Source> | undefined;
}

/** What happens on the way that stops nothing. */
export type HieraWarning = "hiera-ignored" | "unknown-variable";

/** What becomes of levels whose data a program outside would give: they are refused, left out, or a file of values stands in for each. */
export type MissingBackends = "error" | "skip" | DataFile;

/** What Hiera asks of the program that it looks up data for: a compiler, a command, a test. */
export interface HieraHost {
  readonly files: HieraFiles;
  /** How patterns of paths are expanded; without it they mean no file. */
  readonly folders: Folders | undefined;
  /** Whether a variable that isn't there is a mistake. */
  readonly isStrict: boolean;
  /** The hiera.yaml of the global layer. */
  readonly globalConfig: string | undefined;
  /** The folder of the environment. */
  readonly environmentRoot: string | undefined;
  /** Whether data may be read there although it isn't in the folder of its hiera.yaml. */
  allows?(path: string): boolean;
  /** Levels with other backends than those that read files; by default they are refused. */
  readonly missingBackends?: MissingBackends | undefined;
  /** The folder of a module; nothing where there is no such module. */
  folderOf(module: string): string | undefined;
  /** What `new(type, …)` makes of values, for `convert_to`: the first is a type, or `Type` itself with the text of one. */
  convert(values: readonly Value[], scope: Scope, place: Span): Pending<Value>;
  /** Told before `warn` of a variable that isn't there: what the program knows may be incomplete. */
  missesVariable(): void;
  warn(kind: HieraWarning, message: string, place: Span): void;
}
