import type { Folders, Result, Source, Span } from "@cairn/diagnostics";
import type { Pending } from "@cairn/evaluation";
import type { Scope } from "@cairn/puppet-core/evaluate";
import type { DataFile } from "./data/data-file.js";
import type { EncryptedValue } from "./encrypted.js";
import type { HashValue, Value } from "@cairn/puppet-core/values";

declare module "@cairn/evaluation" {
  interface FailureKinds {
    /** Endless lookups that lead to each other. */
    endless: true;
    /** A key that no data has, or that is looked up in a way that Hiera rejects. */
    lookup: true;
    /** A level of a hierarchy whose data need a program to read them. */
    "hiera-backend": true;
    /** An invalid hiera.yaml. */
    "hiera-config": true;
    /** A value that is interpolated into itself. */
    "hiera-cycle": true;
    /** An invalid data file. */
    "hiera-data": true;
  }
}

/** Reads files by their absolute paths. */
export interface HieraFiles {
  /** A file, or why it can't be used; undefined if there is none. */
  readPath(path: string): Result<Source> | undefined;
}

/** Problems that don't stop a lookup. */
export type HieraWarning = "hiera-deprecated" | "hiera-ignored" | "unknown-variable" | "variable-in-path";

/**
 * How levels are handled whose data an external program would provide: rejected, skipped, or replaced by a file of
 * values.
 */
export type MissingBackends = "error" | "skip" | DataFile;

/** The plain text of an encrypted value (`ENC[scheme,cipher]`, the cipher in Base64), or why there is none. */
export type Decrypt = (scheme: string, cipher: string) => { readonly text: string } | { readonly problem: string };

/** Calls a function that provides the data of a level. */
export type DataFunction = (values: readonly Value[], scope: Scope, place: Span) => Pending<Value>;

/** What Hiera needs from the program that it looks up data for: a compiler, a command, a test. */
export interface HieraHost {
  readonly files: HieraFiles;
  /** How path patterns are expanded; without it they match no file. */
  readonly folders: Folders | undefined;
  /** Whether an undefined variable is an error. */
  readonly isStrict: boolean;
  /** Whether an undefined variable in a path of hiera.yaml isn't an error even so, as since Puppet 8. */
  readonly toleratesMissingInPaths?: boolean;
  /** The hiera.yaml of the global layer. */
  readonly globalConfig: string | undefined;
  /** The folder of the environment. */
  readonly environmentRoot: string | undefined;
  /** Whether data may be read there although it isn't in the folder of its hiera.yaml. */
  allows?(path: string): boolean;
  /** Levels with backends that don't read files; by default they are rejected. */
  readonly missingBackends?: MissingBackends | undefined;
  /** Decrypts what eyaml has encrypted; without it such values stay as they are. */
  readonly decrypt?: Decrypt | undefined;
  /** Decrypts with the keys that the `options` of a level name, if the user allows that. */
  decryptWith?(options: HashValue | undefined): Decrypt | undefined;
  /** Called for each encrypted value that a lookup passes on as it is. */
  passesEncrypted?(value: EncryptedValue): void;
  /** Called for each value that `convert_to` makes a secret, before it is converted. */
  addSecret?(value: Value): void;
  /** A function of a module or of the environment that provides data; undefined if there is none. */
  findFunction?(name: string): DataFunction | undefined;
  /** The name of the environment. */
  readonly environmentName?: string;
  /** The folder of a module; undefined if there is no such module. */
  folderOf(module: string): string | undefined;
  /**
   * The result of `new(type, …)`, for `convert_to`: the first value is a type, or `Type` itself with the source of one.
   */
  convert(values: readonly Value[], scope: Scope, place: Span): Pending<Value>;
  /** Called before `warn` for an undefined variable: what the program knows may be incomplete. */
  missesVariable(): void;
  warn(kind: HieraWarning, message: string, place: Span): void;
}
