/**
 * What is known of resource types that no manifest defines: the built-in ones in a table, those of modules read from their
 * metadata; their parameters, title patterns and what they require by themselves.
 */
import type { Failure } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";

/** What is known of a built-in resource type. */
export interface ResourceTypeFacts {
  /** In lower case: `file`. */
  readonly name: string;
  /** All that may be set: parameters, properties and those that name it. */
  readonly parameters: ReadonlySet<string>;
  /** The parameters that name a resource, mostly one. */
  readonly nameParameters: readonly string[];
  /** Whether two resources with equal names are the same one. */
  readonly isIsomorphic: boolean;
  /** The relationships that an agent adds by itself. */
  readonly autorequires: readonly string[];
}

/** What somebody has given parameters. */
export interface Given {
  valueOf(parameter: string): Value | undefined;
}

/** The built-in resource types. */
export interface ResourceTypes {
  /** By name in lower case, with or without leading `::`. */
  find(name: string): ResourceTypeFacts | undefined;
  readonly names: Iterable<string>;
  /** Why a type that a module defines couldn't be read. */
  problemOf?(name: string): Failure | undefined;
  /** Whether every resource has it: `require`, `tag`, … */
  isMetaparameter(name: string): boolean;
  /**
   * What a title says of the name parameters, by the patterns of the type: `file { '/tmp/': }` has the path `/tmp`. Nothing
   * where no pattern fits, which Puppet refuses.
   */
  parseTitle(type: ResourceTypeFacts, title: string): ReadonlyMap<string, string> | undefined;
  /** Whether a title is one that a type takes: Puppet refuses others, whatever the parameters are. */
  isTitle(type: ResourceTypeFacts, title: string): boolean;
  /** Whether a title, just as it stands, is this name parameter and says nothing else: what `parseTitle` would say at more length. */
  isName(type: ResourceTypeFacts, parameter: string, title: string): boolean;
  /**
   * What makes a resource unique beside its title: the values of its name parameters, given or from its title. Nothing where
   * the type isn't isomorphic or a name is missing.
   */
  uniquenessKey(type: ResourceTypeFacts, title: string, given?: Given): readonly Value[] | undefined;
}
