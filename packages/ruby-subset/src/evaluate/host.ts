import type { Source } from "@cairn/diagnostics";
import type { Pending } from "@cairn/evaluation";
import type { RandomNumbers } from "@cairn/puppet-core/functions/ruby";
import type { PrismParser } from "../prism/index.js";
import type { SharedObjects } from "../values/shared.js";

/** The environment that the host provides to Ruby. */
export interface RubyHost {
  /** The class of exceptions as which Ruby sees failures of the host's functions: `RuntimeError` by default. */
  readonly failureClass?: string;
  /**
   * Whether `String#%` returns the format itself if the hash lacks one of its keys, as some libraries make it; a KeyError
   * otherwise, as in plain Ruby.
   */
  readonly keepsIncompleteFormats?: boolean;
  /** The host's arrays and hashes that Ruby has seen. */
  readonly shared: SharedObjects;
  /** What is run, for messages: `template`, `function`. */
  readonly what: string;
  /** The current time in nanoseconds since 1970; without it a program that needs it is rejected. */
  now?(): bigint | undefined;
  /** The source of randomness; without it a program that needs it is rejected. */
  readonly chance?: RandomNumbers | undefined;
  /** crypt(3) with MD5, SHA-256 or SHA-512 (`1`, `5`, `6`); without it a program that needs it is rejected. */
  crypt?(method: "1" | "5" | "6", password: string, salt: string): string;
  /** Runs a file that is required by name; true if it is new. Undefined if there is none. */
  require?(name: string, isRelative: boolean, from: Source): Pending<boolean> | undefined;
  /** Runs a part of Ruby's library that is written in Ruby; without it there is none. */
  readLibrary?(source: Source): Pending<boolean>;
  /** Parses texts and templates that a program makes; without it they are rejected. */
  readonly parse?: PrismParser;
  /** Counts steps of work against the limit of a whole catalog. */
  spend(steps: number): void;
}
