import type { Source } from "@cairn/diagnostics";
import type { Pending } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";
import type { SharedObjects } from "../values/shared.js";

/** What a template asks of Puppet. */
export interface TemplateHost {
  /** The arrays and hashes that templates have seen. */
  readonly shared: SharedObjects;
  /** What is run, for messages: `template` where nothing else is said. */
  readonly what?: string | undefined;
  /** The present time in nanoseconds since 1970; who asks for it without one is refused. */
  now?(): bigint;
  /** Runs a file that is asked for by its name; true where it is new. Nothing where there is none. */
  require?(name: string, isRelative: boolean, from: Source): Pending<boolean> | undefined;
  /** Counts steps of work towards what a whole catalog may take. */
  spend(steps: number): void;
  /** The path of the template; nothing where it is a string. */
  readonly file: string | undefined;
  /** A variable as an instance variable names it; nothing where it isn't known or undef. */
  variable(name: string): Value | undefined;
  /** `scope['x']`: undef where it isn't known. */
  lookup(name: string): Value;
  /** All variables that are known and not undef. */
  variables(): ReadonlyMap<string, Value>;
  /** The names of the classes, or the tags, of the catalog so far. */
  classes(): readonly string[];
  tags(): readonly string[];
  /** Gives a variable of the scope a value. */
  assign(name: string, value: Value): void;
  /** Calls a function of Puppet. */
  call(name: string, args: readonly Value[]): Pending<Value>;
}
