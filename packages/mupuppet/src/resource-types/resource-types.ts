/**
 * Facts about resource types that no manifest defines: the built-in ones in a table, those of modules read from their
 * metadata; their parameters, title patterns and automatic relationships.
 */
import type { Failure } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";

/** Facts about a built-in resource type. */
export interface ResourceTypeFacts {
  /** In lower case: `file`. */
  readonly name: string;
  /** All names that may be set: parameters, properties and name parameters. */
  readonly parameters: ReadonlySet<string>;
  /** The parameters that name a resource, usually one. */
  readonly nameParameters: readonly string[];
  /** Whether two resources with equal names are the same one. */
  readonly isIsomorphic: boolean;
  /** The relationships that an agent adds automatically. */
  readonly autorequires: readonly string[];
}

/** The given values of parameters. */
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
   * The name parameters in a title, by the patterns of the type: `file { '/tmp/': }` has the path `/tmp`. Undefined if
   * no pattern matches, which Puppet rejects.
   */
  parseTitle(type: ResourceTypeFacts, title: string): ReadonlyMap<string, string> | undefined;
  /** Whether a title is valid for a type: Puppet rejects others, whatever the parameters are. */
  isTitle(type: ResourceTypeFacts, title: string): boolean;
  /**
   * Whether a title, unchanged, is the value of this name parameter and of nothing else: a shortcut for `parseTitle`.
   */
  isName(type: ResourceTypeFacts, parameter: string, title: string): boolean;
  /**
   * What makes a resource unique besides its title: the values of its name parameters, given or from its title.
   * Undefined if the type isn't isomorphic or a name is missing.
   */
  uniquenessKey(type: ResourceTypeFacts, title: string, given?: Given): readonly Value[] | undefined;
}
