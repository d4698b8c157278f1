import type { Source } from "@cairn/diagnostics";
import type { Pending } from "@cairn/evaluation";
import type { MersenneTwister } from "@cairn/puppet-core/functions/ruby";
import type { SharedObjects } from "../values/shared.js";

/** What Ruby is given by those who have it run. */
export interface RubyHost {
  /** The arrays and hashes of Puppet that Ruby has seen. */
  readonly shared: SharedObjects;
  /** What is run, for messages: `template`, `function`. */
  readonly what: string;
  /** The present time in nanoseconds since 1970; who asks for it without one is refused. */
  now?(): bigint | undefined;
  /** What chance is made of; who asks for some without it is refused. */
  readonly chance?: MersenneTwister | undefined;
  /** Runs a file that is asked for by its name; true where it is new. Nothing where there is none. */
  require?(name: string, isRelative: boolean, from: Source): Pending<boolean> | undefined;
  /** Counts steps of work towards what a whole catalog may take. */
  spend(steps: number): void;
}
