import type { Source } from "@cairn/diagnostics";
import type { Pending } from "@cairn/evaluation";
import type { MersenneTwister } from "@cairn/puppet-core/functions/ruby";
import type { SharedObjects } from "../values/shared.js";

/** The environment that the host provides to Ruby. */
export interface RubyHost {
  /** Puppet's arrays and hashes that Ruby has seen. */
  readonly shared: SharedObjects;
  /** What is run, for messages: `template`, `function`. */
  readonly what: string;
  /** The current time in nanoseconds since 1970; without it a program that needs it is rejected. */
  now?(): bigint | undefined;
  /** The source of randomness; without it a program that needs it is rejected. */
  readonly chance?: MersenneTwister | undefined;
  /** Runs a file that is required by name; true if it is new. Undefined if there is none. */
  require?(name: string, isRelative: boolean, from: Source): Pending<boolean> | undefined;
  /** Counts steps of work against the limit of a whole catalog. */
  spend(steps: number): void;
}
