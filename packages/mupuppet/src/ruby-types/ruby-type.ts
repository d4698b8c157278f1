/** A resource type that a file of a module defines in Ruby, as far as its source shows it without running. */

/** A range of the source, in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A property or parameter of a resource type. */
export interface RubyAttribute {
  readonly name: string;
  /** `property` or `parameter`; for the Resource API its Puppet type. */
  readonly detail: string;
  readonly documentation?: string | undefined;
  /** The values that it accepts, as Puppet code; any others may be accepted too if there are patterns. */
  readonly values: readonly string[];
  /** The regular expressions of further values, as they are written. */
  readonly patterns: readonly string[];
  /** Its name in the source. */
  readonly place: Place;
  /** Its whole definition. */
  readonly whole: Place;
}

export interface RubyType {
  readonly name: string;
  readonly documentation?: string | undefined;
  readonly attributes: readonly RubyAttribute[];
  /** Its name in the source, or the method that defines it. */
  readonly place: Place;
  /** Its whole definition. */
  readonly whole: Place;
}
